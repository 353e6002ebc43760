import type { Field } from '../role.ts'

export const emergency: Field = {
  name: 'Fire, rescue and emergency management',
  categories: 'fire-emergency-services',
  open: `{employer} is hiring {a title} for {place}.
When things go wrong in {place}, somebody has already thought about it. {employer} is looking for {a title} to do that thinking, or that work.
{employer} invites applications for {a title}, based in {place}.
Fires, floods and long power failures do not wait. {employer} in {place} needs {a title} who is ready.`,
  context: `You join {12-60} people in {3-9} stations or offices who train together every week.
The county renewed engines, radios and protective gear within the last four years.
Mutual aid agreements with neighbors are exercised, not just signed.
Promotions are by written test and practical assessment, open to every member.
After-action reviews here are short, honest and acted on.`,
  hours: `Twenty-four hours on, forty-eight off.
Forty hours a week, with on-call weeks and deployments of up to two weeks.
Day staff, with nights and weekends during activations.
{42|48|53}-hour average week with Kelly days.`,
  also: `Inspect and maintain gear so that it works the one time it must.
Take part in drills with hospitals, schools and utilities.
Keep plans and maps current, including the phone numbers.
Log decisions as they are made.
Look after the people beside you.`,
  need: `Valid driver license and a reasonable record.
Ability to pass a medical and physical ability test.
ICS 100, 200, 700 and 800 within the first months.`,
  service: `Operations sergeants, damage controlmen, crash rescue crews and battle captains adapt fast.
Planning and running missions under time pressure counts as emergency management experience.
Military fire academy certificates (DoD Fire and Emergency Services) are accepted as they are.`,
  roles: [
    {
      title: 'Firefighter|Firefighter/EMT|Wildland Firefighter|Firefighter Recruit',
      at: 'local fire enviro',
      pay: '22-36',
      weight: 2.6,
      levels: 'E',
      fed: '0081 Fire Protection and Prevention: ARMY NAVY AF USFS BLM',
      state: 'Forestry and Fire Division',
      do: `Respond to fires, crashes, medical calls and rescues as part of a crew of {3-5}.
Advance lines, search, ventilate, cut and climb.
Give basic life support until the ambulance arrives.
Cut line, burn out and mop up on wildland assignments.
Test hose, pumps and hydrants and visit schools.`,
      need: `Age 18 and high school diploma.
Firefighter I and EMT, or a paid recruit academy of {14-20} weeks.
Candidate physical ability test within the last year.`,
      service: `Damage control, crash fire rescue, combat engineers and infantry veterans bring exactly the fitness and crew habits we want.`,
    },
    {
      title: 'Fire Inspector|Fire Investigator|Fire Protection Specialist|Fire Prevention Officer',
      at: 'local fire property',
      pay: '29-44',
      weight: 1,
      state: 'Fire Marshal Division',
      fed: '0081 Fire Protection and Prevention: VHA NAVY',
      do: `Inspect buildings, alarms and sprinklers and explain violations.
Review plans for new construction and events.
Determine origin and cause of fires.
Write orders, follow up and testify.
Teach staff how to get out.`,
      need: `Fire Inspector I certification within a year.
Three years in fire service, construction or alarm work.
Reading knowledge of building codes.`,
    },
    {
      title: 'Fire Captain|Fire Lieutenant|Supervisory Firefighter|Battalion Chief',
      at: 'local fire',
      pay: '36-53',
      weight: 0.8,
      levels: 'S',
      fed: '0081 Fire Protection and Prevention: ARMY NAVY AF',
      do: `Lead an engine or battalion and command incidents.
Assign tasks by risk and bring everyone home.
Train daily and document it.
Write evaluations and settle station life.
Represent the department with residents and press.`,
      need: `Five years of service, Fire Officer I.
A clear voice on the radio and in smoke.
Incident safety officer training.`,
    },
    {
      title:
        'Emergency Management Specialist|Emergency Planner|Emergency Management Coordinator|Emergency Preparedness Specialist',
      at: 'local fire hospital utility school',
      pay: '58k-91k',
      weight: 2,
      levels: 'EXR',
      fed: '0089 Emergency Management: FEMA VHA ARMY NAVY AF',
      state: 'Emergency Management Division',
      away: '5/35',
      categories: 'fire-emergency-services government-public-policy',
      do: `Write and exercise plans for storms, outages, hazardous releases and mass care.
Staff the operations center and run planning cycles.
Manage grants and document costs to federal standards.
Train volunteers and department heads.
Warn the public early and in languages they speak.`,
      need: `Degree in emergency management or public administration, or service in operations planning.
FEMA professional development series, or the plan to finish it.
Readiness to work through the night when it counts.`,
      service: `Infantry and armor NCOs, operations specialists and CBRN soldiers who have planned movements and run command posts are a natural fit.`,
    },
    {
      title:
        'Emergency Management Director|Business Continuity Manager|Continuity of Operations Planner|Disaster Recovery Manager',
      at: 'local fire bank tech hospital',
      pay: '92k-138k',
      weight: 1.2,
      levels: 'MR',
      away: '15/45',
      fed: '0301 Continuity and Preparedness Program: FEMA ARMY',
      categories: 'fire-emergency-services business-operations',
      do: `Lead preparedness for {3-40} sites and brief executives.
Analyze what must never stop and what may wait.
Run exercises that find problems.
Coordinate response, recovery and claims.
Negotiate mutual aid and vendor contracts.`,
      need: `Seven years in emergency management, continuity or military operations.
Certified Emergency Manager or CBCP, or eligibility.
Ability to speak to a board and to a shelter.`,
    },
    {
      title:
        'Hazardous Materials Specialist|Hazardous Materials Removal Worker|CBRN Response Technician|Environmental Response Technician',
      at: 'enviro local fire defense',
      pay: '25-40',
      weight: 1.4,
      levels: 'EX',
      fed: '0028 Environmental Protection Specialist: EPA ARMY FEMA',
      categories: 'fire-emergency-services construction-trades',
      do: `Identify, contain and remove asbestos, lead, fuels, chemicals and unknown powders.
Suit up in level A to C and work under air.
Decontaminate people, equipment and ground.
Read meters and stop work when they say so.
Manifest waste and keep the paperwork clean.`,
      need: `40-hour HAZWOPER, paid by us if you do not have it.
Medical clearance for respirators.
CDL with hazmat endorsement is a plus.`,
      service: `CBRN specialists, explosive ordnance disposal teams and damage controlmen are sought after.`,
    },
    {
      title:
        'Unexploded Ordnance Technician|Explosive Ordnance Disposal Technician|Bomb Technician|Blaster|Explosives Worker',
      at: 'defense enviro',
      pay: '32-56',
      weight: 1,
      levels: 'XR',
      fed: '6502 Explosives Operating: ARMY NAVY',
      clearance: 'Secret|Secret|None',
      categories: 'military-tactical fire-emergency-services',
      do: `Survey, identify and render safe ordnance on ranges and former battlefields.
Plan demolition shots and control the exclusion zone.
Operate detectors, robots and drones.
Teach site crews what not to touch.
Certify scrap as free of explosives.`,
      need: `Graduate of a military EOD school or an approved UXO course.
Current medical and 40-hour HAZWOPER.
Travel {50-80} percent for site work.`,
      service: `EOD technicians, combat engineers, gunner's mates and ammunition specialists qualify directly.`,
    },
    {
      title:
        'Lifeguard|Ocean Rescue Lifeguard|Beach Patrol Officer|Search and Rescue Technician|Rescue Swimmer Instructor',
      at: 'local fire resort',
      near: 'water',
      pay: '17-27',
      weight: 0.8,
      levels: 'E',
      type: 'Seasonal|Seasonal|Full-time',
      categories: 'personal-services-recreation fire-emergency-services',
      fed: '0189 Recreation Aid and Assistant: NPS ARMY NAVY',
      do: `Watch the water without distraction and act early.
Rescue, resuscitate and hand over.
Set flags, lines and signs as conditions change.
Run daily fitness and rescue drills.
Advise visitors kindly and enforce rules.`,
      need: `Lifeguard or outdoor emergency care certificate; course available.
{400|500}-meter swim within ten minutes.
Good eyesight and sun sense.`,
    },
    {
      title: 'Air Rescue and Firefighting Specialist|Airport Firefighter|Aircraft Rescue Firefighter',
      at: 'air',
      pay: '26-39',
      weight: 0.7,
      fed: '0081 Fire Protection and Prevention: AF NAVY ARMY',
      do: `Stand by for aircraft emergencies and reach the runway end within three minutes.
Attack fuel fires and get people out.
Inspect fueling and hangars.
Treat injured passengers.
Drive crash trucks in all weather.`,
      need: `Airport Firefighter certificate within six months.
State or National Registry EMT certification.
Class B driver license, or the test within six months.`,
    },
    {
      title:
        'Health and Safety Specialist|Occupational Safety Specialist|Safety Manager|Construction Safety Coordinator',
      at: 'build make utility depot energy',
      pay: '62k-101k',
      weight: 1.8,
      levels: 'XM',
      fed: '0018 Safety and Occupational Health Management: OSHA ARMY NAVY USACE',
      categories: 'fire-emergency-services manufacturing-production',
      do: `Walk the floor or site daily and fix hazards with the people who work there.
Investigate injuries and near misses to the cause.
Train crews in falls, lockout, confined space and lifting.
Keep OSHA logs and figures honest.
Plan emergency drills and hot work permits.`,
      need: `OSHA 30; CSP, ASP or CHST preferred.
Three years in safety, or as a unit safety NCO.
Diplomacy with foremen and firmness about the rules.`,
      service: `Unit safety officers, range safety NCOs and aviation safety specialists know risk management better than most.`,
    },
    {
      title: 'Volunteer Firefighter|Volunteer Search and Rescue Member|Volunteer Emergency Responder',
      at: 'fire safety',
      pay: '0-0',
      weight: 1.6,
      levels: 'E',
      type: 'Volunteer',
      do: `Answer calls from home or work, a few times a month.
Train on Tuesday evenings with the company.
Drive, pump, search or support, as you qualify.
Help at the open house and the pancake breakfast.`,
      need: `Residence within fifteen minutes of a station.
Background check and a physical examination.
Firefighter I within two years, free of charge.`,
      service: `Crash crews, corpsmen, engineers and infantry veterans are on every roster.`,
    },
  ],
}
