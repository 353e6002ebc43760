import type { Field } from '../role.ts'

export const manufacturing: Field = {
  name: 'Manufacturing and shipbuilding',
  categories: 'manufacturing-production',
  open: `{employer} makes things in {place} and is hiring {a title}.
{employer} has added a line in {place} and needs {a title}.
There is pride in a part that fits. {employer} in {place} is looking for {a title}.
{employer}, an employer in {place} for a generation, has an opening for {a title}.`,
  context: `The plant runs {two|three} shifts with {120-900} people and no temporary agency games: you are ours from day one.
Each cell has a board with yesterday's numbers and today's problem.
Supervisors are on the floor {80|90} percent of the day.
Cross-training is paid by skill, in {five|six} steps.
We invested {4-40} million dollars in equipment over the last three years.`,
  hours: `{First|Second|Third} shift, second shift differential of {10|12|15} percent.
Four tens, with Fridays for overtime.
Twelve-hour panama schedule: every other weekend off.
Forty hours, summer shutdown paid.`,
  also: `Check your own work with gauges before passing it on.
Keep the area in order.
Raise a hand when the process drifts.
Follow lockout and guarding rules.
Suggest improvements and try them.`,
  need: `High school diploma or equivalent.
Ability to stand and lift {35|50} pounds.
Safety shoes.`,
  service: `Machinery repairmen, hull technicians, allied trades and aircraft structural specialists are wanted.
Discipline with checklists and tools carries over from any occupation.
We credit military welding and machining schools hour for hour.`,
  roles: [
    {
      title: 'Machinist|CNC Machinist|CNC Operator|Tool and Die Maker|Tool Grinder',
      at: 'make aero yard',
      pay: '25-40',
      weight: 1.8,
      levels: 'EXR',
      fed: '3414 Machining: NAVY AF ARMY',
      do: `Set up and run mills, lathes and grinders to {0.0005|0.001} inch.
Read drawings with geometric tolerances.
Edit programs and choose tools.
Measure first and last pieces.
Make fixtures.`,
      need: `Two years or a machine school.
Shop mathematics, trigonometry included.
Your own measuring tools are welcome; ours are calibrated.`,
    },
    {
      title: 'Welder|Structural Welder|Pipe Welder|Welder, Cutter and Brazer',
      at: 'make yard build energy',
      pay: '25-42',
      weight: 1.8,
      levels: 'EX',
      fed: '3703 Welding: NAVY ARMY',
      do: `Weld {MIG, flux core and TIG|stick and TIG|pulse MIG} in all positions.
Fit, tack and square assemblies.
Prepare edges and preheat.
Pass visual, X-ray and bend tests.
Grind and dress.`,
      need: `AWS or ASME test on the first day.
One year or welding school.
Ability to wear a respirator.`,
    },
    {
      title:
        'Shipfitter|Structural Metal Fabricator|Sheet Metal Worker|Hull Technician, Shipyard|Layout Worker',
      at: 'yard',
      near: 'water',
      pay: '26-41',
      weight: 1.3,
      levels: 'EX',
      fed: '3820 Shipfitting: NAVY NAVY',
      categories: 'maritime manufacturing-production',
      do: `Lay out, cut, form and fit plate, shapes and ducts.
Work from ship or sheet metal drawings.
Fair and align with jacks and lines.
Tack and hand over to welders.
Survey damage and plan repair.`,
      need: `Apprenticeship or two years.
Ability to work in confined spaces and at height.
Shipyard competent person a plus.`,
    },
    {
      title:
        'Production Supervisor|Manufacturing Supervisor|Production Shift Lead|Supervisor of Production Workers',
      at: 'make aero ability',
      pay: '66k-96k',
      weight: 1.9,
      levels: 'S',
      do: `Lead {15-40} operators to safe, good and timely output.
Run start-up meetings and hourly checks.
Balance people and machines.
Solve quality problems with engineers.
Train, praise and correct.`,
      need: `Two years leading people anywhere.
Manufacturing experience helpful.
Second shift for the first year.`,
      service: `NCOs who have led squads, sections or divisions step into this with an eight-week plant course.`,
    },
    {
      title: 'Production Manager|Plant Manager|Industrial Production Manager|Director of Manufacturing',
      at: 'make',
      pay: '108k-168k',
      weight: 0.9,
      levels: 'MV',
      do: `Own safety, quality, delivery and cost of a plant.
Lead {5-12} managers and staff of {120-600}.
Plan capacity and investment.
Work with the union.
Speak for the plant in the community.`,
      need: `Eight years in manufacturing.
Engineering or business degree, or equal command.
Practice with lean methods that lasted.`,
    },
    {
      title: 'Quality Inspector|Quality Control Inspector|Quality Technician|Nondestructive Test Inspector',
      at: 'make aero yard ability',
      pay: '22-36',
      weight: 1.4,
      levels: 'EX',
      fed: '1910 Quality Assurance: NAVY DLA AF',
      do: `Inspect incoming, in-process and final parts.
Run CMM, gauges and visual standards.
Write nonconformances and verify fixes.
Keep calibration current.
Release with signature.`,
      need: `One year in inspection or quality assurance.
Ability to read drawings and blueprints.
Firmness when a part does not pass.`,
    },
    {
      title:
        'Assembler and Fabricator|Electronics Assembler|Production Worker|Manufacturing Associate|Production Helper',
      at: 'make ability aero',
      pay: '18-26',
      weight: 1.8,
      levels: 'E',
      type: 'Full-time|Full-time|Temporary|Part-time',
      do: `Build assemblies by work instruction.
Torque, crimp, solder and label.
Test and pack.
Rotate stations every two hours.
Keep count.`,
      need: `No experience in manufacturing is required.
Good hand-eye coordination.
Good attendance; the line counts on you.`,
    },
    {
      title:
        'Machine Operator|Heat Treat Operator|Chemical Equipment Operator|Extruder Operator|Packaging Line Operator',
      at: 'make',
      pay: '20-29',
      weight: 1.3,
      levels: 'E',
      do: `Start, feed, watch and stop equipment by procedure.
Take samples and adjust.
Clear jams with lockout.
Record batch data.
Change over quickly.`,
      need: `Mechanical sense and an ear for trouble.
Basic computer skill for batch records.
Readiness to work a rotating shift.`,
    },
    {
      title: 'Printing Press Operator|Prepress Technician|Bindery Worker|Digital Print Specialist',
      at: 'media ability',
      pay: '20-30',
      weight: 0.7,
      levels: 'EX',
      fed: '4417 Offset Press Operating: GSA',
      do: `Prepare files, plates and color.
Run offset or digital presses.
Check registration and density.
Fold, trim and bind.
Maintain rollers.`,
      need: `Two years in a print shop, military or civilian.
Normal color vision.
Ease with deadlines that do not move.`,
    },
    {
      title:
        'Industrial Sewing Operator|Textile Production Worker|Upholsterer|Laundry Worker|Sewing Machine Mechanic',
      at: 'ability make hospital',
      pay: '17-24',
      weight: 1,
      levels: 'E',
      fed: '7304 Laundry Working: VHA VHA',
      do: `Sew uniforms, slings and covers, or process linen.
Set machines and patterns.
Inspect seams and folds.
Meet daily counts.
Help colleagues with disabilities do their best work.`,
      need: `Willingness to learn; no experience is needed.
Standing or sitting for the shift.
Good finger skill and patience.`,
    },
    {
      title:
        'Shipyard Outside Machinist|Marine Machinery Mechanic|Marine Pipefitter|Naval Architect Technician|Ship Systems Tester',
      at: 'yard',
      near: 'water',
      pay: '29-46',
      weight: 1.2,
      levels: 'XR',
      fed: '5334 Marine Machinery Mechanic: NAVY NAVY',
      clearance: 'None|Secret',
      categories: 'maritime maintenance-repair',
      do: `Install and align shafting, pumps, valves and steering gear.
Overhaul in place and in shop.
Hydro test and sea trial.
Work to technical work documents.
Keep nuclear or submarine safety controls.`,
      need: `Machinist's mate, engineman or shipyard apprenticeship.
Confined spaces and heights.
United States citizenship.`,
    },
    {
      title: 'Baker, Production|Meat Cutter|Food Processing Operator|Food Production Supervisor',
      at: 'food make',
      pay: '18-29',
      weight: 0.9,
      levels: 'ES',
      categories: 'food-hospitality manufacturing-production',
      do: `Mix, bake, cut or pack to recipe and yield.
Check temperature and allergens.
Sanitize lines.
Rotate stock.
Lead a small crew where assigned.`,
      need: `Food handler card, or our class in the first week.
Readiness to start before sunrise.
Ability to work in cold or hot rooms with the right clothing.`,
    },
  ],
}
