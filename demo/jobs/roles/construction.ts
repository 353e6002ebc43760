import type { Field } from '../role.ts'

export const construction: Field = {
  name: 'Construction and building trades',
  categories: 'construction-trades',
  open: `{employer} is taking applications for {a title} in {place}.
Good hands wanted: {employer} needs {a title} around {place}.
{employer} has work booked in {place} through {2028|2029} and is hiring {a title}.
You want to point at something and say you built it. {employer} in {place} has room for {a title}.`,
  context: `Crews of {4-14} with a foreman who works alongside them.
Prevailing wage on public work, with pension and health contributions by the hour.
Safety is run by people from the trade; anyone can stop a lift.
Projects range from {schools and clinics|bridges and water plants|data centers and labs}, mostly within {45-80} minutes of the yard.
Tools and training are supplied, boots and hand tools are yours.`,
  hours: `Starts at {six|six thirty|seven}, forty hours, overtime at time and a half.
Four tens when weather and daylight allow.
Travel work with per diem of {75-120} dollars a night.
Year-round, with winter work indoors.`,
  also: `Read drawings and check measurements before cutting.
Keep the site tidy and the public safe.
Use fall protection and lockout every time.
Help apprentices learn.
Report hours and materials daily.`,
  need: `Reliable transport to the site.
OSHA 10 (class paid).
Drug test before the start.`,
  service: `Seabees, combat engineers, RED HORSE and Prime BEEF members may enter above first-year rate.
GI Bill housing allowance can be drawn during a registered apprenticeship.
Helmets to Hardhats candidates get a direct interview.`,
  roles: [
    {
      title: 'Apprentice Electrician|Electrical Apprentice|Electrician Helper',
      at: 'union-electric build utility',
      pay: '20-28',
      weight: 1.6,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Bend pipe, pull wire and mount boxes under a journey-level electrician.
Learn code, theory and motor control two evenings a week.
Lay out lighting and receptacles from drawings.
Test circuits before and after energizing.
Keep a record of eight thousand hours by work process.`,
      need: `Age 18, diploma or GED and one year of algebra.
Aptitude test and interview.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Electrician|Journeyman Electrician|Industrial Electrician|Marine Electrician',
      at: 'build make yard utility union-electric',
      pay: '33-54',
      weight: 2,
      levels: 'XS',
      fed: '2805 Electrician: NAVY ARMY VHA AF',
      clearance: 'None|None|None|Secret',
      do: `Install and repair services, panels, motors, drives and lighting.
Troubleshoot to the component and explain the fix.
Lay out conduit runs and direct apprentices.
Test grounding, insulation and protection.
Keep as-built drawings.`,
      need: `State journey license or four years of proven experience.
Knowledge of the current electrical code.
Your own hand tools; we supply the rest.`,
    },
    {
      title: 'Plumber Apprentice|Pipefitter Apprentice|Sprinkler Fitter Apprentice|Steamfitter Apprentice',
      at: 'union-pipe',
      pay: '20-29',
      weight: 1.3,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Measure, cut, thread, solder and hang pipe beside a journey-level fitter.
Learn codes, isometrics and welding two evenings a week.
Rotate through new construction, service and the fabrication shop.
Pressure test systems and find what drips.
Pass a written and a hands-on test each half year.`,
      need: `Age 18 with a high school diploma or GED.
Basic mathematics test and interview.
Fitness for trenches, lifts and weather.`,
    },
    {
      title: 'Carpenter Apprentice|Millwright Apprentice|Floor Layer Apprentice',
      at: 'union-carpenters',
      pay: '19-27',
      weight: 1,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Build forms, frames, stairs and scaffolds with a journey-level carpenter.
Set machines level and in line where you train as a millwright.
Read drawings and lay out with string, level and laser.
Sharpen, maintain and account for tools.
Earn a raise with every period completed.`,
      need: `Age 18 with a high school diploma or GED.
Basic mathematics test, fractions included.
Stamina for lifting and for work outdoors.`,
    },
    {
      title: 'Ironworker Apprentice|Sheet Metal Apprentice|HVAC Apprentice|Welder Apprentice',
      at: 'union-metal',
      pay: '20-29',
      weight: 1.1,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Fit, bolt, rivet and weld steel or ductwork under a journey-level worker.
Practice welding in the booth until the bend test holds.
Rig loads and signal cranes.
Develop patterns and bend them on the brake.
Keep your place tied off, at all times.`,
      need: `Age 18 with a high school diploma or GED.
A good head for heights.
Aptitude test and interview.`,
    },
    {
      title: 'Operating Engineer Apprentice|Heavy Equipment Operator Apprentice|Crane Operator Apprentice',
      at: 'union-operators',
      pay: '21-31',
      weight: 1.1,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Grease, fuel and oil machines before you run them.
Learn loader, dozer, excavator and crane on our own ground.
Set grade with laser and GPS.
Assist mechanics and riggers on site.
Log six thousand hours toward your card.`,
      need: `Age 18 with a high school diploma or GED.
Driver license, with a commercial permit in the first year.
Medical card and a clean drug test.`,
    },
    {
      title: 'Elevator Constructor Apprentice|Rail Mechanic Apprentice|Rigger Apprentice',
      at: 'union-elevator',
      pay: '21-30',
      weight: 0.7,
      levels: 'E',
      type: 'Apprenticeship',
      do: `Install rails, doors, ropes and controllers with a mechanic.
Hoist and align heavy parts.
Learn electrical theory and control logic in class.
Assist on service calls and inspections.
Keep hoistways clean and barricaded.`,
      need: `Age 18 with a high school diploma or GED.
Aptitude test with mathematics and mechanics.
Comfort at height and in tight spaces.`,
    },
    {
      title: 'Plumber|Pipefitter|Steamfitter|Pipelayer|Sprinkler Fitter',
      at: 'build make yard ability union-pipe',
      pay: '32-52',
      weight: 1.6,
      levels: 'XS',
      fed: '4206 Plumber: VHA NAVY ARMY',
      do: `Install, test and repair water, waste, gas, steam and process piping.
Braze, solder, thread and weld.
Read isometrics and prefabricate in the shop.
Find leaks without opening the whole wall.
Certify backflow and medical gas.`,
      need: `Journey license or five years.
Welding ticket for pressure work.
On-call one week in six for service.`,
    },
    {
      title:
        'HVAC Technician|Heating, Air Conditioning and Refrigeration Mechanic|Refrigeration Mechanic|Controls Technician, HVAC',
      at: 'build property school hospital retail',
      pay: '28-44',
      weight: 1.8,
      levels: 'EX',
      fed: '5306 Air Conditioning Equipment Mechanic: VHA NAVY ARMY',
      categories: 'construction-trades maintenance-repair',
      do: `Service rooftop units, chillers, boilers and walk-ins.
Recover and charge refrigerant lawfully.
Read controls and fix sequences.
Plan maintenance before the first hot week.
Tell customers what can wait.`,
      need: `EPA 608 certification, universal or type II.
Two years or military utilities training.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Carpenter|Form Carpenter|Finish Carpenter|Drywall Installer|Roofer',
      at: 'build yard property union-carpenters',
      pay: '27-43',
      weight: 1.5,
      levels: 'EX',
      fed: '4607 Carpenter: NAVY NPS VHA',
      do: `Frame, form, hang and finish in wood and steel.
Build scaffolds and temporary works.
Set doors, cabinets and hardware true.
Repair roofs and exteriors.
Order material before it runs out.`,
      need: `Three years or apprenticeship.
Your own hand tools; power tools are supplied.
Readiness to work at height with fall protection.`,
    },
    {
      title:
        'Heavy Equipment Operator|Operating Engineer|Excavator Operator|Bulldozer Operator|Paving Equipment Operator',
      at: 'build local energy union-operators',
      pay: '28-46',
      weight: 2.2,
      levels: 'EX',
      fed: '5716 Engineering Equipment Operating: ARMY USACE NPS NAVY',
      state: 'Highway Operations Division',
      do: `Run excavators, dozers, graders, loaders or pavers to grade.
Work with GPS control and a good groundman.
Grease, check and walk around at start and finish.
Dig around utilities as if they were yours.
Move machines on lowboys.`,
      need: `Operator card, military license or two years in the seat.
Commercial driver license is a plus, not a must.
Patience around people on foot.`,
      service: `Engineers, tank and tracked vehicle crews and infantry drivers of heavy vehicles learn this fast; a six-week course is paid.`,
    },
    {
      title: 'Crane Operator|Tower Crane Operator|Boom Truck Operator|Rigger and Signal Person',
      at: 'build yard port union-operators',
      pay: '34-56',
      weight: 1.1,
      levels: 'X',
      fed: '5725 Crane Operating: NAVY USACE',
      do: `Plan and make lifts with charts, wind and ground in mind.
Inspect wire, hooks and brakes.
Work to one signal person.
Rig loads and check the center of gravity.
Refuse side pulls.`,
      need: `NCCCO certification for the crane type.
Current medical card.
Three years, or military crane license.`,
    },
    {
      title: 'Ironworker|Structural Steel Erector|Reinforcing Ironworker|Boilermaker',
      at: 'build yard energy union-metal',
      pay: '33-51',
      weight: 1.2,
      fed: '3820 Shipfitting: NAVY',
      do: `Erect, bolt, weld and plumb steel or pressure vessels.
Tie rebar to drawing.
Connect at height with 100 percent tie-off.
Cut and fit plate.
Look out for the person below.`,
      need: `Apprenticeship or three years.
Welding certificate for boilermaker openings.
A good head for heights.`,
    },
    {
      title: 'Cement Mason|Concrete Finisher|Bricklayer|Brickmason|Tile Setter|Plasterer',
      at: 'build union-carpenters',
      pay: '27-43',
      weight: 1.2,
      levels: 'EX',
      fed: '3603 Masonry: NPS NAVY',
      do: `Place, strike and finish concrete, or lay brick and block plumb and level.
Set forms, joints and anchors.
Mix by design and protect from frost.
Restore old stone.
Read the weather.`,
      need: `Apprenticeship or two years.
Stamina for work on your knees and in weather.
Your own hand tools; mixers and saws are ours.`,
    },
    {
      title: 'Construction Laborer|Construction Helper|Demolition Worker|Flagger|Highway Maintenance Worker',
      at: 'build local',
      pay: '20-31',
      weight: 1.6,
      levels: 'E',
      type: 'Full-time|Full-time|Seasonal|Temporary',
      state: 'Highway Operations Division',
      fed: '3502 Laboring: NPS NAVY VHA',
      do: `Prepare sites, move material and keep trades supplied.
Run compactors, saws and jackhammers.
Set traffic control and protect pedestrians.
Patch, plow and mow along highways.
Clean up as you go.`,
      need: `Ability to lift sixty pounds.
Flagger card (class paid).
Driver license for highway posts.`,
    },
    {
      title:
        'Construction Superintendent|Construction Supervisor|Construction Foreman|Supervisor of Construction Trades',
      at: 'build',
      pay: '88k-132k',
      weight: 1.6,
      levels: 'SM',
      fed: '4701 General Maintenance and Operations Work: NAVY ARMY NPS',
      do: `Run sites of {3-60} million dollars from mobilization to keys.
Schedule crews, deliveries and inspections.
Hold the daily huddle and the weekly look-ahead.
Keep quality, safety and neighbors in order.
Solve conflicts in drawings before they cost.`,
      need: `Eight years in construction or as engineer NCO.
OSHA 30 card, or the class within sixty days.
Practice with scheduling software and look-ahead plans.`,
    },
    {
      title: 'Construction Manager|Project Manager, Construction|Cost Estimator|Owner Representative',
      at: 'build local hospital utility',
      pay: '94k-142k',
      weight: 1.5,
      levels: 'MR',
      away: '0/25',
      fed: '0801 General Engineering: USACE NAVY VHA',
      categories: 'construction-trades project-management',
      do: `Plan, bid and manage projects with clear budgets.
Price drawings and explain the number.
Buy out subcontractors fairly.
Report earned value monthly.
Close out with a satisfied owner.`,
      need: `Degree in construction or engineering, or ten years in the field.
Working knowledge of construction contracts.
Negotiation without drama.`,
    },
    {
      title:
        'Construction Inspector|Building Inspector|Quality Control Manager, Construction|Materials Testing Technician',
      at: 'local build enviro',
      pay: '29-45',
      weight: 1.2,
      state: 'Highway Operations Division',
      fed: '0809 Construction Control Technical: USACE NAVY',
      do: `Inspect footings, framing, wiring, piping and finishes against code and plan.
Sample soil, asphalt and concrete.
Explain corrections and recheck them.
Keep photos and daily reports.
Meet owners and neighbors.`,
      need: `ICC certificate or two years toward it.
Trade or engineering background.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Surveyor|Land Surveyor|Survey Technician|Civil Drafter|CAD Technician',
      at: 'build enviro local',
      pay: '25-44',
      weight: 1.3,
      levels: 'EX',
      fed: '0817 Survey Technical: USACE BLM',
      categories: 'architecture-surveying',
      away: '5/20',
      do: `Set control and stake with GPS, total station and drone.
Research deeds and find corners.
Draw plans and models.
Check other people's numbers.
Work in brush, traffic and snow.`,
      need: `One year of field survey or CAD work.
Land surveyor license for lead positions.
Trigonometry you can use in the field.`,
    },
    {
      title: 'Elevator Mechanic|Elevator Installer and Repairer|Glazier|Insulation Worker|Industrial Painter',
      at: 'build property yard union-elevator',
      pay: '28-58',
      weight: 1,
      levels: 'X',
      fed: '4102 Painting: NAVY NAVY',
      do: `Install, adjust and repair to drawing and code.
Prepare surfaces and protect what is near.
Work from lifts, cars and scaffolds.
Test and document.
Answer callbacks politely.`,
      need: `Apprenticeship or license in the craft.
Respirator fitness where needed.
Good balance and steady nerves.`,
    },
    {
      title: 'Quarry Drill Operator|Rock Driller|Derrick and Well Driller|Mining Equipment Operator',
      at: 'energy build',
      pay: '26-41',
      weight: 0.8,
      levels: 'EX',
      categories: 'energy-utilities construction-trades',
      do: `Drill patterns to plan and log rock.
Load with the blaster in charge.
Maintain rigs and compressors.
Watch gas, walls and water.
Shut down when in doubt.`,
      need: `MSHA training, which we pay for.
Commercial driver license helps.
Willingness to work at remote sites for days at a time.`,
    },
  ],
}
