import type { Field } from '../role.ts'

export const nursing: Field = {
  name: 'Nursing',
  categories: 'nursing healthcare',
  open: `{employer} is hiring {a title} for our team in {place}.
Patients in {place} remember the nurse who took the time. {employer} is looking for {a title} who does.
Our nurses in {place} asked for more hands, and we listened: {employer} has a new opening for {a title}.
Join the nursing team at {employer} in {place} as {a title}, on a unit where people stay for years.
{employer} cares for {60|90|120|150},000 people around {place}, and {a title} is at the heart of that care.`,
  context: `You work beside {6-14} nurses, two charge nurses and a unit educator who is on the floor, not in an office.
Typical assignment is {3-5} patients a nurse, and charge nurses do not take a full load.
We use bedside handover, so you meet every patient before the last shift goes home.
A twelve-week orientation pairs you with one preceptor, and a residency is open to nurses new to the specialty.
Our shared governance council, led by bedside nurses, decides on staffing grids and new equipment.
The unit has {18-36} beds and its own pharmacist from morning to evening.`,
  hours: `Three {12-hour day|12-hour night|12-hour rotating} shifts a week, every third weekend.
Self-scheduling in six-week blocks, with no mandatory overtime.
Evening and night differentials of {3-6} dollars an hour, weekend differential of {2-4} dollars.
Full-time, {36-40} hours a week; part-time can be discussed.`,
  also: `Chart care in the electronic record at the bedside and report changes early.
Teach patients and families what to watch for once they are home.
Keep to medication and bar-code safety rules every time.
Speak up when something looks wrong; nobody is too junior to stop a mistake.
Keep infection prevention habits that survive a busy night.`,
  need: `Basic Life Support card from the American Heart Association.
A calm voice and clear handovers when the unit is full.
Flu and hepatitis B immunization, or a documented exemption.`,
  service: `Time as a medic, corpsman or military nurse counts toward experience and pay steps.
Clinical hours in a military treatment facility are credited year for year.
Nurses in the Guard and Reserve keep full benefits during drill and annual training.
We help former corpsmen and medics who have since become nurses to turn field experience into specialty certification.`,
  roles: [
    {
      title: 'Registered Nurse, Medical-Surgical|Med-Surg Registered Nurse|Staff Nurse (RN), Medical Unit',
      at: 'hospital',
      pay: '34-49',
      weight: 3,
      levels: 'EX',
      fed: '0610 Nurse: VHA VHA IHS DHA',
      do: `Assess, plan and deliver care for adults recovering from surgery or acute illness.
Manage drains, wound care, intravenous therapy and pain control, and adjust the plan as the patient changes.
Recognize early signs of sepsis or respiratory decline and call the rapid response team without waiting.
Coordinate discharge with case management, pharmacy and the family from the first day of the stay.
Delegate to nursing assistants fairly and check back on what you handed over.`,
      need: `Active registered nurse license in this state or a multistate license.
Associate or bachelor's degree in nursing; new graduates with a capstone on an acute unit are welcome.
Comfort with telemetry, or readiness to finish our rhythm course in the first ninety days.`,
    },
    {
      title: 'Registered Nurse, Emergency Department|Emergency Room Nurse (RN)|Trauma Nurse, RN',
      at: 'hospital',
      pay: '38-56',
      weight: 2,
      levels: 'XR',
      fed: '0610 Nurse: VHA IHS',
      do: `Triage walk-in and ambulance patients with the Emergency Severity Index and start standing protocols.
Take part in trauma, stroke and cardiac activations, from the first line to transfer upstairs.
Care for {3-4} patients at once and re-sort your own priorities every few minutes.
Calm people who are frightened, in pain or intoxicated, and involve security only when words have run out.
Report suspected abuse and connect patients with social work before they leave.`,
      need: `Registered nurse license and at least one year in acute care.
Advanced Cardiac Life Support now; Trauma Nursing Core Course and pediatric life support within a year.
Ability to move quickly for twelve hours and still write a legible, complete note.`,
    },
    {
      title: 'Critical Care Nurse|Registered Nurse, Intensive Care Unit|ICU Registered Nurse',
      at: 'hospital',
      pay: '40-58',
      weight: 2,
      levels: 'XR',
      fed: '0610 Nurse: VHA DHA',
      do: `Care for one or two critically ill adults on ventilators, vasoactive drips or continuous dialysis.
Titrate sedation, pressors and insulin by protocol and explain to the team why you changed them.
Interpret hemodynamic waveforms and blood gases and act before an alarm does.
Lead daily awakening and breathing trials together with respiratory therapy.
Support families in hard conversations, with palliative care at your side.`,
      need: `Registered nurse license and one year in intensive care, step-down or an emergency department.
Advanced Cardiac Life Support; critical care certification is paid for and rewarded.
Steady hands with arterial lines, chest tubes and central access care.`,
    },
    {
      title: 'Operating Room Nurse|Perioperative Registered Nurse|Registered Nurse, Surgical Services',
      at: 'hospital clinic',
      pay: '38-55',
      weight: 1.4,
      levels: 'XR',
      fed: '0610 Nurse: VHA DHA',
      do: `Circulate and, where needed, scrub for general, orthopedic and vascular cases.
Lead the surgical time-out and keep counts, specimens and implants beyond question.
Position and protect patients under anesthesia through long procedures.
Prepare rooms and preference cards with surgical technologists so that first cases start on time.
Take call {one|two} nights a week and one weekend in {four|five|six}.`,
      need: `Registered nurse license; a perioperative course is offered to acute-care nurses without operating room time.
Knowledge of sterile technique and of AORN standards.
Ability to stand through long cases and lift with mechanical help.`,
    },
    {
      title:
        'Nurse Practitioner, Primary Care|Family Nurse Practitioner|Advanced Practice Registered Nurse, Clinic',
      at: 'clinic hospital',
      pay: '112k-148k',
      weight: 1.4,
      levels: 'X',
      fed: '0610 Nurse: VHA IHS',
      away: '5/15',
      do: `Carry a panel of {700-1100} patients, from first visits to complex chronic disease.
Diagnose, order and interpret tests, prescribe, and refer when a case is beyond primary care.
Run shared visits for diabetes and blood pressure with a pharmacist and a dietitian.
Screen every patient for depression, alcohol use and military service, and act on the answers.
Supervise medical assistants and mentor nurse practitioner students twice a year.`,
      need: `Master's or doctoral degree in nursing and national certification as a family or adult-gerontology nurse practitioner.
State license with prescriptive authority and DEA registration, or eligibility for both.
Two years as a practitioner preferred; a fellowship year is open to new graduates.`,
    },
    {
      title:
        'Psychiatric Nurse|Registered Nurse, Behavioral Health|Psychiatric-Mental Health Nurse Practitioner',
      at: 'hospital care',
      pay: '37-56',
      weight: 1.2,
      levels: 'X',
      fed: '0610 Nurse: VHA',
      state: 'Behavioral Health Division',
      do: `Assess people in psychiatric crisis and build a plan for safety with them.
Lead groups on sleep, medication, anger and coping skills.
Give and monitor psychotropic medication, including long-acting injections.
Use trauma-informed de-escalation and keep restraint a rare event that is reviewed every time.
Prepare discharge so that nobody leaves without a first appointment and a phone number.`,
      need: `Registered nurse license; one year in behavioral health, corrections or emergency care preferred.
Training in crisis intervention, which we provide every six months.
Patience, humor and firm boundaries.`,
    },
    {
      title: 'Nurse Manager|Clinical Nurse Manager|Assistant Director of Nursing',
      at: 'hospital care',
      pay: '104k-139k',
      levels: 'M',
      fed: '0610 Nurse: VHA',
      do: `Lead {40-90} nurses and support staff around the clock, with three assistant managers.
Build the schedule, the budget and the culture of one or two units.
Round on patients and staff every day and remove what gets in their way.
Own quality figures such as falls, infections and patient experience, and share them openly.
Hire well, coach often and settle conflicts while they are small.`,
      need: `Bachelor's degree in nursing, master's degree in progress or finished.
Three years as a charge nurse, clinical leader or officer in charge of a ward.
Registered nurse license in this state.`,
    },
    {
      title: 'Licensed Practical Nurse|Licensed Vocational Nurse (LVN)|LPN, Clinic',
      at: 'care clinic hospital',
      pay: '25-34',
      weight: 2,
      levels: 'EX',
      fed: '0620 Practical Nurse: VHA IHS DHA',
      do: `Take vital signs, give medication and injections and carry out treatments under a registered nurse.
Dress wounds, care for catheters and feeding tubes, and report what has changed since yesterday.
Prepare patients for visits and assist with minor procedures.
Keep immunizations, refills and outreach calls up to date for your team's panel.
Treat residents as people with a history, not as room numbers.`,
      need: `Active practical or vocational nurse license.
Intravenous therapy certificate where state law allows, or willingness to earn it.
Six months of experience preferred; new graduates are considered.`,
    },
    {
      title: 'Certified Nursing Assistant|Nursing Assistant (CNA)|Patient Care Technician',
      at: 'care hospital',
      pay: '17-23',
      weight: 2,
      levels: 'E',
      fed: '0621 Nursing Assistant: VHA',
      state: 'Veterans Homes Division',
      do: `Help {8-12} residents or patients with bathing, dressing, meals and walking, at their pace.
Measure and record vital signs, intake and output.
Turn and position people who cannot move on their own, with a partner and a lift.
Answer call lights fast and notice small changes that nurses need to know.
Keep rooms safe, tidy and as homelike as a care setting can be.`,
      need: `State nursing assistant certification, or enrolment in our paid four-week course.
Ability to lift up to fifty pounds with equipment and to be on your feet all shift.
Reliability; other people's mornings depend on yours.`,
    },
    {
      title: 'Home Health Nurse|Registered Nurse, Home Care|Hospice Registered Nurse',
      at: 'care',
      pay: '36-50',
      weight: 1.2,
      levels: 'X',
      type: 'Full-time|Part-time|Per diem',
      do: `Visit {5-6} patients a day at home within about {20-40} miles of the office.
Open cases, set goals with patients and families, and recertify on time.
Manage wounds, infusions and chronic disease where you are the only clinician in the room.
Keep in touch with physicians by secure message and change plans quickly.
Teach caregivers until they are confident without you.`,
      need: `Registered nurse license and one year of acute or home care.
Driver license, insured car (mileage is paid) and comfort with a tablet in the field.
OASIS documentation experience is welcome; we teach it.`,
    },
    {
      title: 'Registered Nurse, Labor and Delivery|Certified Nurse Midwife|Maternity Nurse, RN',
      at: 'hospital',
      pay: '38-60',
      levels: 'X',
      fed: '0610 Nurse: IHS DHA',
      do: `Stay with families through labor, birth and the first hours after.
Read fetal monitoring strips and act on them with physicians and midwives.
Circulate for cesarean births and recover mothers after anesthesia.
Help with the first feeding and watch newborns closely in transition.
Keep hemorrhage and hypertension drills sharp with the whole team.`,
      need: `Registered nurse license with obstetric experience, or midwifery certification for midwife openings.
Neonatal Resuscitation Program card.
Fetal monitoring certification within one year.`,
    },
    {
      title: 'Nurse Anesthetist|Certified Registered Nurse Anesthetist (CRNA)',
      at: 'hospital',
      pay: '188k-236k',
      weight: 0.6,
      levels: 'X',
      fed: '0605 Nurse Anesthetist: VHA DHA',
      do: `Plan and give general, regional and sedation anesthesia for a wide mix of cases.
Evaluate patients before surgery and explain risks in plain language.
Place airways, arterial lines and ultrasound-guided blocks.
Watch over recovery until pain, breathing and pressure are settled.
Share call in a team of {8-16} that covers for one another.`,
      need: `Graduate of an accredited nurse anesthesia program and NBCRNA certification.
Advanced practice license in this state, or eligibility.
Regional anesthesia skill, or the wish to build it with our physicians.`,
    },
    {
      title:
        'Clinical Nurse Educator|Infection Prevention Nurse|Clinical Nurse Specialist|Nurse Case Manager',
      at: 'hospital clinic',
      pay: '41-57',
      weight: 1.2,
      levels: 'XR',
      fed: '0610 Nurse: VHA',
      away: '10/40',
      do: `Coordinate care, teaching or prevention across {3-6} units and follow it through to the numbers.
Review cases daily and step in early where a plan has stalled.
Build short, practical training that nurses can use the same shift.
Prepare for surveys by keeping the work right all year.
Turn data into one page that leaders and bedside staff both understand.`,
      need: `Bachelor's degree in nursing and registered nurse license; master's degree for specialist openings.
Three years of acute, ambulatory or public health nursing.
Certification in case management, infection control or a specialty, or eligibility within two years.`,
    },
    {
      title: 'School Nurse|Occupational Health Nurse|Public Health Nurse',
      at: 'school local make',
      pay: '31-44',
      levels: 'X',
      fed: '0610 Nurse: IHS DHA',
      state: 'Public Health Division',
      do: `Run the health office, from scraped knees to diabetes plans and workplace injuries.
Track immunizations, screenings and return-to-work or return-to-class notes.
Investigate clusters of illness together with the local health department.
Train staff in first aid, seizure response and naloxone.
Keep care plans private, current and actually read.`,
      need: `Registered nurse license; bachelor's degree in nursing preferred.
Two years in pediatrics, public health, emergency or occupational health.
Independence: you are usually the only nurse in the building.`,
    },
  ],
}
