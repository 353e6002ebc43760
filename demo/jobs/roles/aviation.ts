import type { Field } from '../role.ts'

export const aviation: Field = {
  name: 'Aviation and aerospace',
  categories: 'aviation-aerospace',
  open: `{employer} is hiring {a title} in {place}.
Aircraft spend their lives in the air because people on the ground are exact. {employer} in {place} needs {a title}.
{employer} in {place} is adding {a title} to a fleet and a team that keep growing.
You still look up when something flies over. {employer} has an opening for {a title} in {place}.`,
  context: `The hangar holds {4-11} aircraft and is heated, lit and clean.
You work with {20-140} colleagues under a part {121|135|145} certificate.
Tool control is strict and nobody is blamed for stopping a job.
Union or company scale, published and stepped each year.
A safety management system with reports that are answered within a week.`,
  hours: `{Day|Swing|Graveyard} shift, four tens.
Five on, two off, bid every six months.
Schedule published a month ahead, with {11-15} days off.
Line shifts of {10|12} hours including weekends.`,
  also: `Sign only for what you did or saw.
Follow manuals and ask engineering when they do not fit.
Guard against foreign object damage.
Speak up about fatigue.
Pass on what you know.`,
  need: `Ability to obtain an airport badge.
English to read technical data.
Drug and alcohol testing under federal rules.`,
  service: `Military maintenance records count toward the airframe and powerplant certificate.
Crew chiefs, aviation ordnance, avionics and aircrew members are at home here.
Flight hours in uniform count hour for hour.`,
  roles: [
    {
      title:
        'Aircraft Mechanic|Aircraft Maintenance Technician (A&P)|Aircraft Mechanic, Line|Helicopter Mechanic',
      at: 'air aero',
      pay: '31-49',
      weight: 2.6,
      levels: 'EXR',
      fed: '8852 Aircraft Mechanic: AF NAVY ARMY',
      categories: 'aviation-aerospace maintenance-repair',
      clearance: 'None|None|Secret',
      do: `Inspect, service and repair airframes, engines, landing gear and controls.
Troubleshoot from crew reports and fault codes.
Change engines, actuators and structures in heavy checks.
Run engines and taxi when qualified.
Complete work cards and logbooks.`,
      need: `Airframe and powerplant certificate, or eligibility through military experience.
Own basic tools; special tools provided.
Two years on similar aircraft, or graduate of a part 147 school.`,
    },
    {
      title: 'Avionics Technician|Aircraft Electrician|Avionics Installer|Aircraft Instrument Mechanic',
      at: 'air aero',
      pay: '32-48',
      weight: 2,
      levels: 'EXR',
      fed: '2604 Electronics Mechanic: AF NAVY',
      clearance: 'None|None|Secret',
      categories: 'aviation-aerospace maintenance-repair',
      do: `Test, repair and install communication, navigation, radar and autopilot systems.
Read wiring diagrams and find the chafed wire.
Run bench tests and software loads.
Calibrate compass, altimeter and transponder.
Return the aircraft to service with signed data.`,
      need: `FCC GROL, NCATT or military avionics school.
Soldering to J-STD or NASA workmanship.
A logical way of finding faults.`,
    },
    {
      title:
        'Aircraft Sheet Metal Mechanic|Aircraft Structures Technician|Aircraft Assembler|Composite Repair Technician|Aircraft Painter',
      at: 'aero',
      pay: '27-42',
      weight: 1.5,
      levels: 'EX',
      fed: '3806 Sheet Metal Mechanic: AF NAVY',
      categories: 'aviation-aerospace manufacturing-production',
      do: `Drill, rivet, bond and fit skins, frames and panels.
Repair corrosion and cracks by manual.
Lay up and cure composites.
Read drawings and work to thousandths.
Seal, prime and paint.`,
      need: `One year on structures, military or civilian.
Ability to read drawings and blueprints.
Comfort in tight spaces and on stands.`,
    },
    {
      title:
        'Aircraft Powerplant Mechanic|Jet Engine Mechanic|Engine Test Cell Technician|Propeller Mechanic',
      at: 'aero air',
      pay: '30-46',
      weight: 1.2,
      levels: 'EXR',
      fed: '8602 Aircraft Engine Mechanic: AF NAVY',
      do: `Disassemble, inspect, build and test engines and modules.
Borescope, balance and measure.
Run engines in the test cell and read trends.
Preserve and ship assemblies.
Find the cause of the last failure.`,
      need: `Powerplant certificate or military engine school.
Skill with micrometers, bore gauges and torque.
Hearing conservation program.`,
    },
    {
      title: 'Airline Pilot|First Officer|Commercial Pilot|Helicopter Pilot|Corporate Pilot|Charter Captain',
      at: 'air',
      pay: '92k-212k',
      weight: 2,
      levels: 'XR',
      fed: '2181 Aircraft Operation: CBP ARMY NAVY',
      do: `Plan and fly passengers, freight, patients or surveys safely.
Brief and debrief each leg with the crew.
Manage fuel, weather and alternates.
Know when to divert and when to wait.
Keep currency in simulator and aircraft.`,
      need: `Commercial or ATP certificate with instrument rating; military competency accepted.
First or second class medical.
{1200|1500|2000} hours, restricted ATP for military pilots.`,
      service: `Military aviators, navigators and warrant officer pilots are hired every month; type ratings are paid.`,
    },
    {
      title:
        'Flight Instructor|Simulator Instructor|Ground School Instructor|Flight Engineer|Aircrew Training Instructor',
      at: 'air college training',
      pay: '34-62',
      weight: 1.2,
      levels: 'X',
      categories: 'aviation-aerospace education-training',
      fed: '1712 Training Instruction: ARMY AF NAVY',
      do: `Teach in the classroom, simulator and air.
Adapt to each student and document progress.
Evaluate honestly, including "not yet".
Keep courseware current.
Model calm in abnormal situations.`,
      need: `CFI, CFII or military instructor qualification.
Patience in teaching and honesty in grading.
Medical certificate for flying posts.`,
    },
    {
      title:
        'Air Traffic Control Specialist|Air Traffic Controller|Control Tower Operator|Flight Data Specialist',
      at: 'air',
      pay: '72k-128k',
      weight: 1.3,
      levels: 'EX',
      fed: '2152 Air Traffic Control: FAA AF NAVY ARMY',
      do: `Separate and sequence aircraft in tower, approach or range control.
Issue clearances in exact phraseology.
Coordinate with neighbors and rescue.
Watch weather and equipment.
Train developmental controllers.`,
      need: `CTO certificate or 52 weeks of military control.
Second-class medical certificate.
Quick, exact thinking and clear speech.`,
    },
    {
      title:
        'Airfield Operations Specialist|Airport Operations Agent|Aircraft Dispatcher|Flight Operations Coordinator|Flight Scheduler',
      at: 'air',
      pay: '26-41',
      weight: 1.5,
      levels: 'EX',
      fed: '2150 Transportation Operations: AF ARMY NAVY',
      do: `Inspect runways, lights and wildlife and issue notices.
Plan and release flights or assign gates.
Coordinate snow, construction and emergencies.
Track crews, slots and weather.
Keep the certification manual true.`,
      need: `Dispatcher certificate, AAAE membership or airfield management service.
Valid driver license and a reasonable record.
Readiness to work rotating shifts, weekends included.`,
    },
    {
      title: 'Flight Attendant|In-Flight Crew Member|Loadmaster|Medical Flight Crew Coordinator',
      at: 'air',
      pay: '31-52',
      weight: 0.9,
      levels: 'E',
      do: `Brief, watch and care for passengers or cargo in flight.
Arm doors, check loads and run safety drills.
Handle illness, fear and turbulence.
Serve with a smile at six in the morning.
Report defects.`,
      need: `Six weeks of paid training.
Age 20, passport and reach of eighty inches.
Ability to swim and to lift a bag overhead.`,
    },
    {
      title:
        'Aviation Safety Inspector|Aircraft Quality Assurance Inspector|Aviation Maintenance Inspector|Nondestructive Testing Technician',
      at: 'aero air',
      pay: '36-54',
      weight: 1.3,
      levels: 'XR',
      fed: '1825 Aviation Safety: FAA FAA NAVY',
      categories: 'aviation-aerospace manufacturing-production',
      do: `Inspect work in progress and final, and reject what fails.
Test parts by ultrasonic, eddy current, dye and X-ray.
Audit records, tools and training.
Investigate incidents.
Advise shops on the rule behind the rule.`,
      need: `A&P with inspection authorization, or NDT level II.
Five years in aviation maintenance.
Independence of mind when a schedule is at stake.`,
    },
    {
      title:
        'Aircraft Launch and Recovery Technician|Ground Support Equipment Mechanic|Ramp Agent|Aircraft Refueler|Aircraft Servicer',
      at: 'air',
      pay: '19-32',
      weight: 1.2,
      levels: 'E',
      fed: '8862 Aircraft Attending: AF NAVY',
      do: `Marshal, tow, chock and fuel aircraft.
Load bags and freight to the plan.
Maintain tugs, loaders and power units.
Operate deicers and arresting gear.
Clear debris from the ramp.`,
      need: `Valid driver license and a reasonable record.
Ability to lift up to seventy pounds, alone or with a partner.
Noise, weather and early hours.`,
    },
    {
      title:
        'Aircraft Maintenance Supervisor|Director of Aircraft Maintenance|Maintenance Control Manager|Flight Line Supervisor',
      at: 'air aero',
      pay: '86k-132k',
      weight: 1.2,
      levels: 'SM',
      fed: '1601 Equipment, Facilities and Services: AF NAVY ARMY',
      categories: 'aviation-aerospace executive-management',
      do: `Lead {12-70} mechanics and inspectors.
Plan checks, parts and hangar space.
Decide airworthiness questions and stand by them.
Manage budget, audits and vendors.
Develop technicians into inspectors.`,
      need: `A&P and eight years, three leading.
Knowledge of the aircraft types we maintain, or similar ones.
Presence on the floor at shift change.`,
      service: `Maintenance chiefs, production superintendents and maintenance officers fit directly.`,
    },
    {
      title: 'Aerospace Engineer|Flight Test Engineer|Spacecraft Systems Engineer|Propulsion Engineer',
      at: 'aero defense',
      pay: '98k-152k',
      weight: 1.1,
      levels: 'EXR',
      away: '5/40',
      clearance: 'None|Secret|Top Secret',
      fed: '0861 Aerospace Engineering: NASA AF NAVY',
      categories: 'engineering aviation-aerospace',
      do: `Design, analyze and test aircraft, engines or spacecraft.
Write requirements and verify them.
Plan test points and watch them in the control room.
Work with technicians at the article.
Defend margins at reviews.`,
      need: `Degree in aerospace or mechanical engineering.
CAD, finite elements or flight test experience.
United States person status.`,
    },
  ],
}
