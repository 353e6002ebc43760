import type { Field } from '../role.ts'

export const intelligence: Field = {
  name: 'Intelligence, language and operations',
  categories: 'intelligence-analysis',
  open: `{employer} is hiring {a title} in {place}.
{employer} helps customers decide with better information. {a title} in {place} is the next person we need.
Good decisions start with someone who reads carefully. {employer} is looking for {a title} in {place}.
{employer} supports missions from {place} around the clock and has an opening for {a title}.`,
  context: `You join {6-20} analysts and operators, half of them former service members.
Products go out on time, with sources and confidence stated.
A senior colleague reviews each product for its first ninety days and then steps back.
Work is done on site in accredited space unless noted.
The contract runs to {2028|2029|2030} with options beyond.`,
  hours: `Weekdays, {7 to 3:30|8 to 4:30}, with surge shifts during events.
Twelve-hour rotating shifts in a watch center, two weeks' schedule known ahead.
Full-time, 40 hours; travel {5-20} percent.`,
  also: `Separate what is known, what is assessed and what is guessed.
Protect sources, methods and privacy.
Brief in person and take questions.
Keep references so that your work can be checked.`,
  need: `United States citizenship where a clearance is required.
Structured writing.
Judgment about what not to say.`,
  service: `Intelligence, reconnaissance, targeting and operations occupations from all branches fit here.
Time in a battalion or squadron operations cell counts as full experience.
Current clearances are transferred within days.`,
  roles: [
    {
      title:
        'Intelligence Analyst|All-Source Intelligence Analyst|Intelligence Research Specialist|Threat Analyst',
      at: 'defense local',
      pay: '74k-121k',
      weight: 2,
      levels: 'EXR',
      clearance: 'Secret|Top Secret|Top Secret',
      fed: '0132 Intelligence: ARMY NAVY AF DIA DHS',
      state: 'Fusion Center Division',
      do: `Collect and weigh reporting from many sources.
Write daily, weekly and deep products for commanders and executives.
Maintain order of battle, networks or threat pictures.
Answer requests for information within hours.
Challenge the prevailing view in writing when the evidence does.`,
      need: `Two years of analysis, military or civilian.
Knowledge of structured analytic techniques.
Region or topic expertise is a plus.`,
    },
    {
      title:
        'Signals Intelligence Analyst|Cryptologic Technician|Electronic Warfare Analyst|Electronic Intelligence Analyst',
      at: 'defense',
      pay: '82k-132k',
      weight: 1.2,
      levels: 'XR',
      clearance: 'Top Secret',
      fed: '0132 Intelligence: NSA NAVY AF',
      do: `Search, identify and report signals.
Build and maintain emitter and parametric libraries.
Advise planners on jamming, deception and protection.
Tune collection and drop what no longer pays.
Train new analysts on tools and tradecraft.`,
      need: `Military cryptologic or electronic warfare school.
Knowledge of propagation, modulation and antennas.
Current eligibility for the clearance.`,
    },
    {
      title:
        'Counterintelligence Specialist|Human Intelligence Collector|Background Investigator|Special Investigator',
      at: 'defense security',
      pay: '62k-104k',
      weight: 1.2,
      levels: 'X',
      clearance: 'Secret|Top Secret',
      fed: '0132 Intelligence: ARMY AF DCSA',
      away: '15/20',
      do: `Interview applicants, references and sources with tact and structure.
Check records and write complete, neutral reports.
Detect and report signs of espionage and insider risk.
Plan your own week of travel within a territory.
Testify or brief when asked.`,
      need: `Experience in investigations, counterintelligence or human intelligence.
Federal investigator credential, or readiness to qualify.
Driver license and own car for field work.`,
    },
    {
      title:
        'Interpreter and Translator|Linguist, Arabic|Linguist, Russian|Translator, Spanish|Linguist, Chinese Mandarin|Language Analyst, Korean|Medical Interpreter, Spanish',
      at: 'defense hospital school local',
      pay: '26-48',
      weight: 2.2,
      levels: 'EX',
      clearance: 'None|None|Secret|Top Secret',
      away: '35/20',
      fed: '1040 Language Specialist: DHS NSA ARMY',
      categories: 'arts-media intelligence-analysis',
      do: `Interpret in person, by telephone and by video in both directions.
Translate documents, recordings and social media and flag cultural meaning.
Keep confidences and stay neutral.
Build glossaries with your team.
Proof each other's work.`,
      need: `Professional command of the language and of English (ILR 3 or equal).
Interpreter certification for medical and court openings.
Reliability with deadlines.`,
      service: `Cryptologic linguists, attachés, civil affairs soldiers and Defense Language Institute graduates are sought.`,
    },
    {
      title: 'Language Instructor|Foreign Language Teacher|Cultural Advisor|Regional Affairs Specialist',
      at: 'college defense school',
      pay: '58k-92k',
      weight: 0.8,
      categories: 'education-training government-public-policy',
      clearance: 'None|Secret',
      fed: '1701 General Education and Training: ARMY NAVY',
      away: '20/30',
      do: `Teach small classes to speak and understand within months.
Advise planners on history, politics and customs of a region.
Write lessons from current media.
Test to national proficiency scales.
Prepare travelers for their first week.`,
      need: `Near-native language skill and teaching experience.
Degree in language, area studies or political science, or foreign area training.
Warmth and patience with beginners.`,
    },
    {
      title:
        'Political Scientist|Policy Analyst|Foreign Affairs Analyst|Strategic Planner|International Relations Analyst',
      at: 'defense nonprofit',
      pay: '79k-128k',
      weight: 1.2,
      levels: 'XR',
      away: '15/45',
      categories: 'government-public-policy',
      clearance: 'None|Secret|Top Secret',
      fed: '0130 Foreign Affairs: DIA ARMY NAVY',
      do: `Follow security, trade and law in a region or field.
Write papers that end in a recommendation.
Prepare leaders for meetings and hearings.
Coordinate positions across agencies.
Test plans in games and exercises.`,
      need: `Master's degree or service as foreign area or plans officer.
Two published or briefed papers as samples.
Good manners with people whose views you do not share.`,
    },
    {
      title:
        'Operations Analyst|Operations Center Watch Officer|Command Center Operations Specialist|Battle Management Specialist|Command and Control Specialist',
      at: 'defense utility air energy',
      pay: '58k-96k',
      weight: 2,
      levels: 'EXS',
      clearance: 'None|Secret|Secret',
      categories: 'military-tactical business-operations',
      fed: '0301 Miscellaneous Administration and Program: ARMY AF NAVY FEMA',
      do: `Run the watch floor: radios, tracks, weather, tasks and log.
Detect trouble early and start the checklist.
Brief leaders at every shift change.
Coordinate crews, vehicles, aircraft or vessels.
Turn lessons into procedures.`,
      need: `Two years in an operations, command or control center.
Clear voice on radio and telephone.
Readiness to work rotating shifts, weekends included.`,
      service: `Air battle managers, operations specialists, radar operators, fire direction and command post soldiers fit directly.`,
    },
    {
      title:
        'Unmanned Aircraft Systems Operator|Drone Pilot|UAS Mission Coordinator|Unmanned Systems Sensor Operator',
      at: 'defense enviro utility energy',
      pay: '28-48',
      weight: 1.2,
      levels: 'EX',
      clearance: 'None|Secret',
      categories: 'aviation-aerospace military-tactical',
      fed: '2181 Aircraft Operation: CBP ARMY',
      do: `Plan and fly missions for inspection, mapping or surveillance.
Check airspace, weather and batteries before each flight.
Operate cameras, lidar and thermal sensors.
Maintain airframes and flight logs.
Deliver data the same day.`,
      need: `FAA Part 107 certificate, or the test within sixty days.
One hundred logged hours, military or civil.
Willingness to travel and to work outdoors.`,
    },
    {
      title:
        'Simulation and Training Specialist|Wargame Designer|Exercise Planner|Tactical Operations Trainer|Close Air Support Instructor|Fire Support Trainer',
      at: 'defense',
      pay: '68k-108k',
      weight: 1.4,
      levels: 'XR',
      clearance: 'Secret|Secret|None',
      categories: 'military-tactical education-training',
      fed: '1712 Training Instruction: ARMY AF NAVY',
      do: `Design exercises with a purpose and measures.
Play opposing forces, write injects and control the scenario.
Operate live, virtual and constructive simulators.
Observe units and coach leaders.
Report findings the same night.`,
      need: `Experience as instructor, observer-trainer or planner.
Knowledge of joint planning and fires.
Instructor certificate, military or civilian.`,
      service: `Infantry, armor, artillery, special operations and joint fires veterans teach what they did.`,
    },
    {
      title:
        'Weapons Systems Analyst|Missile Systems Specialist|Range Operations Specialist|Radar Systems Specialist|Fire Control Technician',
      at: 'defense aero',
      pay: '66k-109k',
      weight: 1.4,
      levels: 'XR',
      clearance: 'Secret|Top Secret',
      categories: 'military-tactical engineering',
      fed: '1670 Equipment Services: ARMY NAVY AF',
      do: `Operate, test and analyze weapons, radar or launch systems on ranges and in laboratories.
Prepare safety and test cards.
Reduce data and write results.
Advise engineers how crews really use the system.
Maintain configuration and technical manuals.`,
      need: `Service with missiles, artillery, radar or fire control.
Ability to read schematics.
Willingness to travel to test sites for a week at a time.`,
    },
    {
      title: 'Space Operations Specialist|Satellite Operator|Orbital Analyst|Ground Systems Controller',
      at: 'defense aero',
      pay: '71k-118k',
      weight: 0.9,
      levels: 'EXR',
      clearance: 'Secret|Top Secret',
      categories: 'aviation-aerospace military-tactical',
      fed: '0301 Miscellaneous Administration and Program: AF',
      do: `Command satellites, watch telemetry and resolve anomalies.
Plan contacts, maneuvers and collision avoidance.
Maintain ground antennas and networks.
Train crews in simulators.
Keep the console log exact.`,
      need: `Space operations training or a technical degree.
Readiness to work rotating shifts, weekends included.
Precision with numbers and checklists.`,
    },
  ],
}
