import type { Field } from '../role.ts'

export const mechanics: Field = {
  name: 'Mechanics, electronics and maintenance',
  categories: 'maintenance-repair',
  open: `{employer} is hiring {a title} in {place}.
If you hear a bearing before it fails, {employer} in {place} would like to meet you: we are looking for {a title}.
{employer} keeps its equipment running from {place} and is adding {a title}.
{a title} who likes to finish a job properly will feel at home at {employer} in {place}.`,
  context: `The shop has {6-22} bays, good light and a parts counter that answers.
You work with {5-30} technicians and a foreman who came up through the trade.
Diagnostic laptops, lifts and special tools are ours; a tool allowance covers yours.
Work orders show what is known, not only what is wanted.
We send every technician to {40|60|80} hours of factory training a year.`,
  hours: `{First|Second|Third} shift, forty hours, overtime when you want it.
Monday to Friday, seven to three thirty.
Four tens, one weekend in {four|five} on call with a paid standby rate.
Field work within {60-120} miles, home most nights.`,
  also: `Lock out, tag out and test before touching.
Order parts by the right number the first time.
Write what you found, not only what you replaced.
Clean your bay.
Share a fix that took you two days so that it takes the next person an hour.`,
  need: `Valid driver license and a reasonable record.
Basic hand tools.
Ability to lift fifty pounds and work in odd positions.`,
  service: `Mechanics, electronics technicians and maintenance chiefs of every branch are hired here at their real level.
Military technical school certificates count toward pay steps.
Artillery, armor and missile crew members who kept their own equipment running train quickly.`,
  roles: [
    {
      title: 'Diesel Mechanic|Bus and Truck Mechanic|Diesel Engine Specialist|Fleet Technician',
      at: 'truck transit local build energy union-operators',
      pay: '27-42',
      weight: 2.2,
      levels: 'EXR',
      fed: '5803 Heavy Mobile Equipment Mechanic: ARMY NAVY DLA',
      do: `Diagnose and repair engines, brakes, transmissions and aftertreatment.
Run preventive inspections by mileage and hours.
Read fault codes and then look for the cause.
Rebuild what is worth rebuilding.
Answer roadside calls in rotation.`,
      need: `Two years, or military wheeled or tracked vehicle school.
ASE medium and heavy truck certifications are welcome.
Commercial driver license within six months; training is paid.`,
    },
    {
      title:
        'Heavy Equipment Mechanic|Mobile Heavy Equipment Mechanic|Construction Equipment Mechanic|Hydraulics Technician',
      at: 'build energy local farm port',
      pay: '29-44',
      weight: 1.6,
      levels: 'EX',
      fed: '5803 Heavy Mobile Equipment Mechanic: ARMY NAVY',
      do: `Repair dozers, cranes, loaders and generators in shop and field.
Rebuild cylinders, pumps and final drives.
Weld and fabricate brackets and wear parts.
Sample oil and act on trends.
Drive a service truck with crane.`,
      need: `Three years on heavy equipment.
Hydraulic and electrical schematics.
Your own basic tools; an allowance covers wear.`,
    },
    {
      title:
        'Automotive Technician|Automotive Service Technician|Auto Body Repairer|Small Engine Mechanic|Motorboat Mechanic',
      at: 'retail local sea',
      pay: '22-36',
      weight: 1.6,
      levels: 'EX',
      fed: '5823 Automotive Mechanic: ARMY GSA NPS',
      do: `Inspect, diagnose and repair cars, light trucks or boats.
Explain findings and let the customer decide.
Align, balance, scan and road test.
Repair and refinish body panels where trained.
Keep comeback rate under {2|3} percent.`,
      need: `ASE certification or military mechanic training.
Valid driver license and a reasonable record.
Honesty about what can wait.`,
    },
    {
      title:
        'Industrial Machinery Mechanic|Millwright|Maintenance Technician, Industrial|Machinery Maintenance Worker',
      at: 'make depot yard energy',
      pay: '27-42',
      weight: 2,
      levels: 'EXR',
      fed: '5352 Industrial Equipment Mechanic: NAVY ARMY',
      categories: 'maintenance-repair manufacturing-production',
      do: `Repair conveyors, presses, pumps and gearboxes.
Align, level and balance rotating equipment.
Fix pneumatics, hydraulics and basic electrics.
Plan shutdown work with production.
Find why it failed, not only that it failed.`,
      need: `Two years in industrial maintenance or machinist's mate experience.
Experience with shaft alignment and balancing.
Night and weekend rotation.`,
    },
    {
      title:
        'Electronics Technician|Industrial Electronics Repairer|Electronics Repairer, Commercial and Industrial Equipment|Radar Technician|Electronics Mechanic',
      at: 'defense make air aero',
      pay: '28-46',
      weight: 2.6,
      levels: 'EXR',
      clearance: 'None|Secret|Secret',
      fed: '2604 Electronics Mechanic: AF NAVY ARMY FAA',
      do: `Troubleshoot circuits to card and component.
Align, calibrate and test radar, sonar, missile or industrial systems.
Solder to standard and rework cables.
Keep software and configuration records.
Support field teams by phone and visit.`,
      need: `Associate degree or military electronics school.
Oscilloscope, spectrum analyzer and patience.
Willingness to travel about {10-30} percent of the time.`,
    },
    {
      title:
        'Field Service Technician|Field Service Engineer|Computer and Office Machine Repairer|ATM Technician|Audiovisual Equipment Installer',
      at: 'tech bank make telecom',
      pay: '24-39',
      weight: 1.7,
      levels: 'EX',
      do: `Visit {3-6} customers a day to install and repair equipment.
Carry your own van stock and keep it counted.
Restore service within the promised hours.
Teach operators small fixes.
Close calls on the tablet.`,
      need: `Driver license and clean record.
A+ or electronics training.
A presentable, punctual way with customers.`,
    },
    {
      title:
        'Instrumentation Technician|Control and Valve Installer|Calibration Technician|Precision Instrument Repairer|Metrology Technician',
      at: 'energy make utility aero lab',
      pay: '31-47',
      weight: 1.5,
      levels: 'XR',
      fed: '3359 Instrument Mechanic: NAVY AF',
      categories: 'maintenance-repair energy-utilities',
      do: `Calibrate pressure, flow, level, temperature and dimensional instruments.
Tune loops and stroke valves.
Repair transmitters and analyzers.
Keep traceability to national standards.
Work on live processes with permits.`,
      need: `Two years, or PMEL or instrument shop training.
4 to 20 milliamps explained in your sleep.
ISA control systems technician certificate is a plus.`,
    },
    {
      title:
        'Electro-Mechanical Technician|Mechatronics Technician|Robotics Technician|Automation Technician',
      at: 'make depot aero',
      pay: '28-43',
      weight: 1.4,
      levels: 'EX',
      categories: 'maintenance-repair manufacturing-production',
      do: `Maintain robots, conveyors and packaging lines.
Edit PLC logic under supervision and then alone.
Replace drives, servos and sensors.
Measure downtime and attack the top three.
Train operators.`,
      need: `Mechatronics certificate or equal service.
Electrical safety training.
The basics of ladder logic.`,
    },
    {
      title:
        'Elevator and Crane Electronics Technician|Electric Motor Repairer|Electrical Repairer, Powerhouse and Substation|Powerhouse Electrician|Generator Mechanic',
      at: 'utility energy yard hospital',
      pay: '31-49',
      weight: 1.3,
      levels: 'XR',
      fed: '2810 High Voltage Electrician: USACE NAVY AF',
      categories: 'energy-utilities maintenance-repair',
      do: `Test, rewind and replace motors, generators and switchgear.
Maintain relays, breakers and transfer switches.
Megger, hipot and infrared.
Switch by written order.
Restore power safely under pressure.`,
      need: `Three years with medium voltage or prime power.
Arc flash training, or our course in the first month.
Willingness to report for storm duty.`,
    },
    {
      title:
        'Building Maintenance Technician|Maintenance and Repair Worker, General|Facilities Technician|Maintenance Mechanic|Apartment Maintenance Technician',
      at: 'property school hospital local retail ability',
      pay: '21-33',
      weight: 2.2,
      levels: 'EX',
      fed: '4749 Maintenance Mechanic: VHA NPS ARMY',
      state: 'Veterans Homes Division',
      categories: 'maintenance-repair facilities-grounds',
      do: `Repair plumbing, lights, doors, walls and small appliances.
Keep mechanical rooms running.
Answer work orders within a day.
Prepare rooms and apartments.
Look after contractors.`,
      need: `Two years in any building trade.
Valid driver license and a reasonable record.
Friendly in people's homes.`,
    },
    {
      title:
        'Maintenance Supervisor|Supervisor of Mechanics|Maintenance Manager|Shop Foreman|Motor Pool Supervisor',
      at: 'make truck transit local depot yard',
      pay: '74k-108k',
      weight: 2,
      levels: 'SM',
      fed: '5801 Transportation/Mobile Equipment Maintenance: ARMY NAVY',
      categories: 'maintenance-repair executive-management',
      do: `Lead {8-35} mechanics over {one|two|three} shifts.
Plan, assign and check work.
Own uptime, parts budget and safety.
Hire apprentices and develop leads.
Decide repair or replace.`,
      need: `Five years in maintenance and two leading.
Practice with maintenance planning software.
The respect of people who work with their hands.`,
      service: `Motor sergeants, maintenance chiefs and chief petty officers have done this with older equipment and less sleep.`,
    },
    {
      title: 'Security Systems Installer|Fire Alarm Technician|Locksmith|Low Voltage Technician',
      at: 'security build property',
      pay: '24-37',
      weight: 1,
      levels: 'EX',
      do: `Install and program alarms, cameras, access control or locks.
Pull cable, mount panels and test.
Inspect fire systems by code.
Teach users.
Keep keys and codes secret.`,
      need: `Low voltage or locksmith license, or toward it.
Comfort on ladders and lifts.
Clean background check.`,
    },
    {
      title: 'Wind Turbine Technician|Solar Installer|Battery Storage Technician|EV Charging Technician',
      at: 'energy utility',
      pay: '26-40',
      weight: 1.2,
      levels: 'E',
      categories: 'energy-utilities maintenance-repair',
      do: `Climb, inspect, torque and repair turbines, or mount and wire panels and storage.
Follow high-voltage and rescue procedures.
Download data and find drift.
Change gear oil, blades or inverters.
Work with a partner at all times.`,
      need: `Technical school, or military mechanical or electrical training.
Comfort at {80-100} meters, or on roofs.
Willingness to travel within the region.`,
    },
    {
      title: 'Rail Car Repairer|Locomotive Mechanic|Signal Maintainer, Rail',
      at: 'rail',
      pay: '30-43',
      weight: 0.7,
      levels: 'EX',
      do: `Inspect and repair cars, brakes, trucks and signals.
Test air and electrics.
Weld and replace worn parts.
Respond to derailments.
Sign off trains.`,
      need: `Mechanical or electrical training.
Work outdoors at any hour.
Knowledge of railroad safety rules, or readiness to learn them by heart.`,
    },
    {
      title:
        'Camera and Optical Instrument Repairer|Musical Instrument Repairer|Watch and Precision Device Technician|Night Vision Equipment Technician',
      at: 'media aero lab',
      pay: '24-37',
      weight: 0.6,
      levels: 'EX',
      clearance: 'None|Secret',
      do: `Disassemble, clean, align and test fine mechanisms and optics.
Make small parts.
Estimate and talk to owners.
Keep a clean bench.
Record serials and results.`,
      need: `Fine motor skill and a steady hand.
Optical, instrument or small arms repair experience.
Good eyesight, with glasses if needed.`,
    },
    {
      title:
        'Artillery and Ordnance Mechanic|Tracked Vehicle Mechanic|Missile System Repairer|Armament Systems Technician',
      at: 'defense',
      pay: '29-45',
      weight: 1,
      levels: 'XR',
      clearance: 'Secret',
      categories: 'maintenance-repair military-tactical',
      fed: '6605 Artillery Repairing: ARMY NAVY',
      do: `Overhaul turrets, howitzers, launchers and fire control.
Test hydraulics and electronics.
Reset vehicles from wheels to weapons.
Support units in the field.
Keep technical manuals current.`,
      need: `Ordnance or armament school.
Forklift and crane permits.
Willingness to travel to customers for repairs on site.`,
    },
  ],
}
