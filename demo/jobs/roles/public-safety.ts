import type { Field } from '../role.ts'

export const publicSafety: Field = {
  name: 'Law enforcement and security',
  categories: 'law-enforcement',
  open: `{employer} is hiring {a title} in {place}.
{place} is a place worth protecting. {employer} has an opening for {a title} who agrees.
{employer} is filling {a title} position in {place} and welcomes people who have served.
The people of {place} expect {a title} to be firm, fair and present. So does {employer}.`,
  context: `You join a shift of {6-18} with one supervisor who has done the job for years.
A field training program of {10-16} weeks comes before solo duty, with written feedback every day.
Body-worn cameras, a modern radio system and well-kept vehicles are standard.
The command staff publishes use-of-force and complaint figures every quarter.
Turnover is low: the typical colleague has been here {6-13} years.
Peer support and a confidential counselor are part of the job, not an afterthought.`,
  hours: `Rotating shifts of {8|10|12} hours, bid by seniority twice a year.
Four days on, three days off, including nights, weekends and holidays.
Day or night shift of your preference after training, as openings allow.
Full-time, with paid overtime and court time.`,
  also: `Write reports that stand up in court and in daylight.
Use words first and force only as the law allows.
Keep weapons, vehicle and equipment inspected and clean.
Testify clearly and admit what you did not see.
Build trust by walking, listening and coming back.`,
  need: `High school diploma or GED and United States citizenship or work authorization as the law requires.
Background investigation, drug test and physical ability test.
Valid driver license.`,
  service: `Infantry, military police, security forces and masters-at-arms move into this work quickly.
Four years of honorable service replace the college requirement, and veterans' preference points apply.
Military driving, weapons and first aid training shorten the academy where state rules allow.
Leading a fire team or squad counts as supervisory experience.`,
  roles: [
    {
      title: 'Police Officer|Municipal Police Officer|Patrol Officer|Police Recruit',
      at: 'local safety',
      pay: '27-41',
      weight: 3,
      levels: 'EX',
      fed: '0083 Police: VHA ARMY NAVY AF DLA NPS',
      state: 'State Police Division',
      do: `Patrol a district by car, on foot and by bicycle and answer calls for service.
Investigate crashes, thefts and disputes and decide what to charge.
Make lawful arrests and bring people into custody without injury.
Direct traffic, secure scenes and help paramedics and firefighters.
Attend neighborhood meetings and follow up on what people asked for.`,
      need: `Peace officer certification, or a paid seat in the next academy.
Age 21 by graduation and normal color vision.
Written test, oral board and psychological evaluation.`,
    },
    {
      title: 'Deputy Sheriff|Sheriff Patrol Deputy|Court Security Officer|Bailiff',
      at: 'local safety',
      pay: '25-38',
      weight: 1.6,
      levels: 'EX',
      fed: '1802 Compliance Inspection and Support: USMS',
      do: `Patrol rural roads and small towns, often as the first unit on scene.
Serve warrants and civil papers and transport prisoners.
Protect judges, jurors and visitors in the courthouse.
Join search and rescue on land and water.
Share cases with city, state and federal partners.`,
      need: `Peace officer certification or eligibility for the academy.
Ability to work alone with backup {10-25} minutes away.
Local knowledge, or the will to earn it.`,
    },
    {
      title: 'Correctional Officer|Corrections Officer|Detention Officer|Juvenile Detention Officer',
      at: 'local safety',
      pay: '22-33',
      weight: 2,
      levels: 'E',
      fed: '0007 Correctional Officer: BOP',
      state: 'Corrections Division',
      do: `Supervise {40-80} incarcerated people in housing, work and visiting areas.
Search cells, mail and people for contraband, with dignity and by rule.
Count, escort and transport without a gap in custody.
Spot tension early and talk it down.
Support classes and reentry programs that make release a success.`,
      need: `Age 20 or older; six-week paid academy.
Ability to respond on foot to emergencies inside the facility.
A steady temper and a consistent word.`,
    },
    {
      title:
        'Corrections Sergeant|Supervisory Correctional Officer|Police Sergeant|Security Shift Supervisor|Supervisor of Detectives',
      at: 'local safety security',
      pay: '33-49',
      weight: 1.4,
      levels: 'S',
      fed: '0083 Police: VHA ARMY NAVY',
      state: 'Corrections Division',
      do: `Lead a shift of {8-20} officers, assign posts and inspect readiness.
Take command at incidents until relieved.
Review reports and video and coach the same day.
Plan training, leave and overtime within budget.
Investigate complaints without fear or favor.`,
      need: `Three years in law enforcement, corrections or military police, one of them leading others.
Supervisor certificate within a year of promotion.
Clear writing; your reports will be read by people who were not there.`,
      service: `Squad leaders, platoon sergeants and watch supervisors have done the core of this job already.`,
    },
    {
      title: 'Security Officer|Security Guard|Armed Security Officer|Protective Security Officer',
      at: 'security property hospital ability',
      pay: '17-27',
      weight: 3.4,
      levels: 'E',
      categories: 'security',
      fed: '0085 Security Guard: VHA NAVY ARMY AF',
      type: 'Full-time|Full-time|Part-time|Temporary',
      clearance: 'None|None|None|Secret',
      do: `Control entry, check badges and screen visitors and vehicles.
Patrol buildings and grounds on a random route and log what you find.
Watch cameras and alarms and dispatch help.
Give first aid and guide evacuations.
Greet everyone; good security starts with being noticed.`,
      need: `State guard card, or our paid class in the first week.
Firearms permit for armed posts.
Ability to stand and walk for most of the shift.`,
    },
    {
      title:
        'Physical Security Specialist|Security Manager|Industrial Security Specialist|Facility Security Officer|Personnel Security Specialist',
      at: 'defense make utility tech aero',
      pay: '72k-116k',
      weight: 1.6,
      levels: 'XM',
      categories: 'security',
      fed: '0080 Security Administration: ARMY NAVY AF DCSA VHA DHS',
      clearance: 'Secret|Top Secret|Top Secret',
      do: `Plan barriers, locks, badges and guard posts and test that they work.
Manage clearances, visits, classified storage and reporting under federal rules.
Run risk assessments and brief leaders on what to accept and what to fix.
Train staff to notice and to report.
Investigate incidents and close the gap they revealed.`,
      need: `Four years in physical, personnel or industrial security.
Knowledge of the NISPOM rule or of comparable agency policy.
Eligibility for the clearance listed.`,
    },
    {
      title: 'Border Patrol Agent|Customs and Border Protection Officer|Immigration Enforcement Agent',
      at: '',
      pay: '62k-98k',
      weight: 1,
      levels: 'EX',
      fed: '1896 Border Patrol Enforcement: CBP CBP CBP',
      clearance: 'None',
      do: `Patrol the line by vehicle, boat, horse and on foot, tracking signs and sensors.
Inspect people, vehicles and cargo at ports and checkpoints.
Rescue people in distress in desert, river and mountain.
Interview, process and document in English and Spanish.
Work with state, tribal and foreign partners.`,
      need: `United States citizenship and three years' residence.
Under 40 at appointment, unless veterans' preference applies.
Fitness tests, polygraph and a basic academy of five months.`,
      service: `Infantry, scouts, artillery and armor veterans are used to terrain, weather and long observation, and it shows here.`,
    },
    {
      title: 'Criminal Investigator|Detective|Special Agent',
      at: 'local safety',
      pay: '74k-118k',
      weight: 1.3,
      levels: 'X',
      categories: 'intelligence-analysis law-enforcement',
      fed: '1811 Criminal Investigation: ATF USMS DHS IRS VHA',
      state: 'Attorney Investigations Division',
      clearance: 'None|Top Secret',
      do: `Plan and run investigations from first complaint to trial.
Interview victims, witnesses and suspects with care and structure.
Write warrants, collect digital and physical evidence and keep the chain intact.
Run sources and surveillance with approvals in place.
Prepare cases with prosecutors and testify.`,
      need: `Bachelor's degree or three years of investigative work.
Ability to carry a firearm where the position requires it.
Patience with records, bank statements and phone logs.`,
    },
    {
      title: 'Crime Scene Investigator|Forensic Science Technician|Evidence Technician|Fingerprint Examiner',
      at: 'local safety lab',
      pay: '25-38',
      weight: 0.9,
      categories: 'science-research law-enforcement',
      state: 'State Police Division',
      fed: '1801 General Inspection and Investigation: DHS ARMY',
      do: `Photograph, sketch and collect evidence at scenes day and night.
Develop prints, lift trace evidence and package DNA correctly.
Keep the evidence room, its log and its cold storage exact.
Examine, compare and write findings that another examiner can repeat.
Explain your work to a jury in plain words.`,
      need: `Degree in forensic or natural science, or military criminal investigation training.
Strong stomach and careful hands.
On-call duty one week in five.`,
    },
    {
      title: 'Probation Officer|Parole Officer|Correctional Treatment Specialist|Reentry Case Manager',
      at: 'local safety nonprofit',
      pay: '49k-74k',
      weight: 1,
      categories: 'law-enforcement community-social-services',
      state: 'Corrections Division',
      fed: '0006 Correctional Institution Administration: BOP',
      away: '0/20',
      do: `Supervise {45-70} people in the community, with home visits and honest talks.
Write presentence and violation reports judges can rely on.
Link people to work, housing, treatment and veterans' courts.
Collect tests and restitution and respond in proportion.
Celebrate completions as seriously as you report failures.`,
      need: `Bachelor's degree in criminal justice, social work or psychology, or equivalent service.
Motivational interviewing skill, or readiness to learn it.
Valid driver license and a reasonable record.`,
    },
    {
      title:
        'Police Dispatcher|911 Telecommunicator|Public Safety Dispatcher|Emergency Communications Operator',
      at: 'local safety ems school',
      pay: '21-31',
      weight: 1.3,
      levels: 'E',
      categories: 'fire-emergency-services law-enforcement',
      fed: '2151 Dispatching: NPS ARMY NAVY',
      do: `Answer 911 within {10} seconds, find the caller and send the right help.
Talk people through CPR, childbirth and staying hidden.
Run radio traffic for police, fire and ambulance units at once.
Query state and federal databases and read results back exactly.
Stay calm, and take a break when a call stays with you.`,
      need: `Keyboard skill of {35|40} words a minute and clear speech.
Twelve weeks of paid training and state certification.
Nights, weekends and holidays by rotation.`,
      service: `Radio operators, command post and operations center staff know this rhythm.`,
    },
    {
      title: 'Game Warden|Conservation Officer|Park Ranger, Law Enforcement|Park Ranger',
      at: 'enviro',
      pay: '24-37',
      weight: 1,
      levels: 'EX',
      categories: 'law-enforcement agriculture-forestry',
      fed: '0025 Park Ranger: NPS USACE BLM',
      state: 'Parks and Wildlife Division',
      do: `Patrol water, forest and backcountry by truck, boat, snowmobile and on foot.
Check licenses, catches and campsites and enforce seasons.
Rescue lost and injured visitors.
Teach hunters, boaters and school classes.
Count wildlife and report poaching patterns.`,
      need: `Degree in natural resources or criminal justice, or four years of service.
Comfort alone in remote terrain, with map and compass.
Peace officer academy provided for commissioned posts.`,
    },
    {
      title:
        'Loss Prevention Specialist|Asset Protection Manager|Fraud Investigator|Corporate Investigator|Executive Protection Agent',
      at: 'retail bank security',
      pay: '20-46',
      weight: 1.1,
      levels: 'XM',
      categories: 'security',
      do: `Protect people, goods and cash with presence, cameras and good procedure.
Investigate theft and fraud and document cases for police.
Plan travel, events and residences for people at risk.
Audit stores and warehouses and train teams.
Keep interviews lawful and respectful.`,
      need: `Two years in investigations, protection or military police.
State license where required.
Discretion about what you see and hear at work.`,
    },
    {
      title: 'K-9 Handler|Explosive Detection Dog Handler|Animal Control Officer|Working Dog Trainer',
      at: 'security safety vet',
      pay: '21-34',
      weight: 0.7,
      categories: 'security personal-services-recreation',
      fed: '1802 Compliance Inspection and Support: TSA CBP',
      do: `Search vehicles, venues and cargo with your dog to a certified standard.
Train every day and record each find and miss.
Feed, groom and exercise the dog and watch its health.
Deploy on short notice for sweeps and events.
Show school classes how a working dog thinks.`,
      need: `Experience as a military or police dog handler, or two years of serious dog training.
Home suitable for a working dog where the dog lives with you.
Acceptance of irregular hours and short-notice calls.`,
    },
    {
      title: 'Transportation Security Officer|Aviation Security Screener|Airport Security Coordinator',
      at: 'air',
      pay: '20-29',
      weight: 1,
      levels: 'E',
      categories: 'security',
      fed: '1802 Compliance Inspection and Support: TSA TSA',
      do: `Screen passengers, bags and cargo with imaging, detection and pat-down.
Explain rules kindly three hundred times a day.
Watch behavior and resolve alarms by procedure.
Keep lines moving and exits controlled.
Escalate threats without drama.`,
      need: `High school diploma or one year of security or X-ray work.
Color vision and ability to lift seventy pounds.
Early mornings, nights and holidays.`,
    },
    {
      title:
        'Range Safety Officer|Firearms Instructor|Gunsmith and Armorer|Small Arms Repairer|Weapons Training Instructor',
      at: 'defense security',
      pay: '24-39',
      weight: 1,
      categories: 'military-tactical education-training',
      fed: '6610 Small Arms Repairing: ARMY NAVY CBP',
      do: `Run ranges safely, from brief to brass.
Teach marksmanship, handling and judgment to beginners and experts.
Inspect, gauge and repair pistols, rifles and crew-served weapons.
Account for every weapon and round.
Write lesson plans and keep qualification records.`,
      need: `Instructor or armorer certificate, military or civilian.
Legal ability to handle firearms.
A teaching voice and endless patience.`,
      service: `Drill sergeants, range NCOs, weapons specialists and unit armorers are ready on day one.`,
    },
  ],
}
