import type { Field } from '../role.ts'

export const energy: Field = {
  name: 'Energy, water and utilities',
  categories: 'energy-utilities',
  open: `{employer} keeps {place} supplied and is hiring {a title}.
Nobody in {place} thinks about us until the lights go out. {employer} is looking for {a title}.
{employer} has an opening for {a title} at its {place} station.
Clean water, steady power: {employer} in {place} needs {a title}.`,
  context: `The station serves {30-400} thousand people and has run {900-4000} days without a lost-time injury.
Operators train every sixth week, with simulator time.
Crews are {4-9} people and stay together for years.
A quarter of our operators once served, many in engine rooms.`,
  hours: `Twelve-hour rotating shifts, known a year ahead.
Seven to three thirty with storm duty.
Five-crew rotation with a training week.
Forty hours, standby one week in {five|six}.`,
  also: `Take readings and trust your nose and ears.
Follow switching and clearance orders word for word.
Log so that the next shift can take over.
Sample, test and report to regulators.`,
  need: `High school diploma with algebra.
Valid driver license and a reasonable record.
Fitness for duty testing.`,
  service: `Naval nuclear, gas turbine, machinist, electrician and prime power occupations start at advanced steps.
Water treatment and utilities specialists sit for state grade {II|III} within a year.
Watchstanding is watchstanding: engine room time counts as operating experience.`,
  roles: [
    {
      title: 'Power Plant Operator|Control Room Operator|Gas Turbine Operator|Hydroelectric Plant Operator',
      at: 'utility energy',
      pay: '34-52',
      weight: 1.4,
      levels: 'EX',
      fed: '5407 Electric Power Controlling: USACE',
      do: `Start, load and stop turbines and boilers.
Walk down equipment and isolate for work.
Balance steam, water and emissions.
Respond to trips.
Coordinate with dispatch.`,
      need: `Two years in plant or ship engineering.
Mechanical aptitude test before the interview.
Ability to work at height and in heat.`,
    },
    {
      title:
        'Nuclear Power Reactor Operator|Nuclear Equipment Operator|Nuclear Technician|Radiation Protection Technician',
      at: 'energy',
      pay: '38-62',
      weight: 1.2,
      levels: 'EX',
      do: `Operate and monitor reactor or auxiliary systems.
Survey dose and contamination.
Handle fuel, waste and samples.
Follow procedures with three-way communication.
Train toward license.`,
      need: `Naval nuclear training or technical degree.
Eligibility for NRC access authorization.
Readiness to work a rotating shift.`,
    },
    {
      title: 'Stationary Engineer|Boiler Operator|Utility Systems Operator|Steam Plant Operator',
      at: 'hospital school utility make',
      pay: '28-44',
      weight: 1.5,
      levels: 'EX',
      fed: '5402 Boiler Plant Operating: VHA NAVY ARMY',
      do: `Operate boilers, chillers and emergency generators.
Test water and adjust chemicals.
Keep logs and inspections.
Repair pumps and valves.
Respond to alarms across the campus.`,
      need: `State or city license, or boiler technician service.
Readiness to work rotating shifts, weekends included.
Ability to enter confined spaces safely.`,
    },
    {
      title: 'Water Treatment Plant Operator|Wastewater Treatment Operator|Water Distribution Operator',
      at: 'water utility ability',
      pay: '24-38',
      weight: 1.5,
      levels: 'EX',
      fed: '5409 Water Treatment Plant Operating: NPS NAVY ARMY',
      do: `Run filters, pumps, dosing and aeration.
Sample and run bench tests.
Flush mains and repair breaks.
Keep state reports.
Guard against overflow in storms.`,
      need: `State operator license or trainee enrolment.
The basics of chemistry and pumps.
Readiness to work outdoors in any season.`,
    },
    {
      title: 'Electrical Power-Line Installer|Lineworker|Apprentice Lineworker|Substation Technician',
      at: 'utility union-electric',
      pay: '34-58',
      weight: 1.5,
      levels: 'EX',
      type: 'Full-time|Full-time|Apprenticeship',
      do: `Set poles, string wire and hang transformers.
Work energized with hot sticks and gloves.
Restore after storms, near and far.
Maintain substations.
Rescue from pole and bucket.`,
      need: `Commercial learner permit before the start.
Climbing school or apprenticeship.
Willingness to travel for storm restoration.`,
    },
    {
      title: 'Power System Dispatcher|Gas Control Operator|Pipeline Controller|SCADA Technician',
      at: 'utility energy',
      pay: '38-58',
      weight: 1,
      levels: 'X',
      do: `Balance load and supply by the minute.
Direct switching and isolate faults.
Watch SCADA and call crews.
Keep NERC or PHMSA records.
Drill black start.`,
      need: `NERC certificate within a year.
Control room or CIC experience.
A calm voice when the alarm panel fills up.`,
    },
    {
      title:
        'Oil and Gas Field Technician|Drilling Rig Hand|Pipeline Technician|Refinery Operator|Chemical Plant Operator',
      at: 'energy',
      pay: '26-44',
      weight: 1.4,
      levels: 'EX',
      do: `Operate wells, stations or units.
Gauge, sample and adjust.
Maintain valves and compressors.
Detect leaks.
Work permits and gas tests.`,
      need: `Valid driver license and a reasonable record.
H2S and SafeLand classes (paid).
Willingness to work at remote sites for days at a time.`,
    },
    {
      title: 'Utility Locator|Meter Technician|Gas Service Technician|Field Utility Worker',
      at: 'utility',
      pay: '22-35',
      weight: 1.1,
      levels: 'E',
      do: `Locate and mark lines before others dig.
Install, test and read meters.
Investigate odors and low pressure.
Relight and explain.
Drive {60-120} miles a day.`,
      need: `Valid driver license and a reasonable record.
Good manners at people's doors.
Readiness to work in all weather.`,
    },
    {
      title:
        'Utility Operations Manager|Energy Program Manager|Power Plant Shift Supervisor|Water Operations Supervisor',
      at: 'utility energy local',
      pay: '92k-142k',
      weight: 1.3,
      levels: 'SM',
      categories: 'energy-utilities executive-management',
      do: `Lead crews and control room.
Plan outages and budgets.
Answer for safety and compliance.
Speak to customers in storms.
Bring up successors.`,
      need: `Eight years in utilities or ship's engineering.
A record of leading crews safely.
Availability in emergencies.`,
      service: `Engineering department chiefs, plant watch supervisors and utilities officers match this role.`,
    },
  ],
}
