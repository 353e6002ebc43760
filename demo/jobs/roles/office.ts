import type { Field } from '../role.ts'

export const office: Field = {
  name: 'Office, people and finance',
  categories: 'administrative-office',
  open: `{employer} is looking for {a title} in {place}.
Good administration is invisible. {employer} in {place} is hiring {a title} to keep it so.
{employer} in {place} has an opening for {a title} who answers mail and keeps promises.
A friendly office in {place} needs {a title}: {employer} invites you to apply.`,
  context: `The team of {4-14} sits together two or three days a week.
Phones are answered by people, and mail the same day.
Processes are written down and changed when they are silly.
You report to a manager who has held this job.
We close the books in {four|five|six} days and nobody stays late for it.`,
  hours: `Forty hours, Monday to Friday, flexible start.
Part-time of {20|24|30} hours possible.
Core hours ten to three.
Full-time; month-end is busier.`,
  also: `Protect personal data.
Keep files another person can use.
Write short, correct letters.
Help the colleague at the next desk.
Suggest what can be dropped.`,
  need: `Good English and spreadsheet skill.
Discretion about what you see and hear at work.
Two references.`,
  service: `Personnel, administrative, finance and supply clerks from every branch are at home here.
Military spouses with broken work histories are welcome; we read the whole resume.
Orderly rooms, S-1 shops and ship's offices are real offices.`,
  roles: [
    {
      title: 'Administrative Assistant|Secretary|Office Assistant|Unit Administrator',
      at: 'school hospital local nonprofit law college bank',
      pay: '20-29',
      weight: 2,
      levels: 'EX',
      away: '10/35',
      fed: '0303 Miscellaneous Clerk and Assistant: VHA ARMY NAVY AF',
      state: 'General Services Division',
      do: `Manage calendars, mail, travel and visitors.
Prepare letters, minutes and forms.
Order supplies and check invoices.
Keep files and suspense dates.
Be the person who knows whom to ask.`,
      need: `Two years of office work, military or civilian.
Word processing at {50|55} words a minute.
A warm voice on the telephone.`,
    },
    {
      title: 'Executive Assistant|Executive Secretary|Chief of Staff Assistant|Protocol Specialist',
      at: 'bank hospital college aero',
      pay: '28-42',
      weight: 1.1,
      levels: 'XR',
      away: '10/40',
      fed: '0318 Secretary: ARMY NAVY AF DHS',
      do: `Run an executive's day and read ahead.
Draft, check and send on.
Prepare boards, visits and ceremonies.
Guard confidences and time.
Solve travel at midnight.`,
      need: `Four years supporting leaders.
Perfect manners, sense of humor.
Polished writing and careful proofreading.`,
      service: `Aides, flag writers, executive administrators and command secretaries.`,
    },
    {
      title:
        'Office Manager|Administrative Services Manager|Supervisor of Office Staff|Office Operations Supervisor',
      at: 'law nonprofit clinic build tech',
      pay: '58k-84k',
      weight: 1.6,
      levels: 'SM',
      away: '5/35',
      fed: '0341 Administrative Officer: VHA ARMY NPS',
      do: `Lead {4-20} administrative staff.
Run space, vendors, budget and onboarding.
Set service standards and meet them.
Prepare reports for directors.
Fix what annoys everybody.`,
      need: `Three years leading an office.
The basics of budgets and purchasing.
Fairness that others have noticed.`,
      service: `First sergeants, yeomen and administrative chiefs have led people and paperwork together; that is the job.`,
    },
    {
      title:
        'Office Clerk, General|Data Entry Clerk|File Clerk|Records Specialist|Word Processor|Switchboard Operator',
      at: 'local hospital bank ability school',
      pay: '18-25',
      weight: 1.6,
      levels: 'E',
      away: '20/25',
      type: 'Full-time|Part-time|Temporary',
      fed: '0305 Mail and File: VHA ARMY NAVY',
      do: `Enter, check and retrieve records.
Scan, index and purge by schedule.
Answer calls and route them.
Prepare mailings.
Catch errors early.`,
      need: `Typing of {45|50} words a minute.
Accuracy that survives repetition.
Friendliness with callers and colleagues.`,
    },
    {
      title:
        'Human Resources Specialist|Human Resources Generalist|Recruiter|Talent Acquisition Specialist|Veteran Hiring Recruiter',
      at: 'make hospital tech bank retail staff',
      pay: '58k-88k',
      weight: 1.8,
      levels: 'EXR',
      categories: 'human-resources',
      away: '20/45',
      fed: '0201 Human Resources Management: ARMY NAVY AF VHA',
      do: `Recruit from first talk to first day.
Advise managers on law, pay and conflict.
Run benefits, leave and onboarding.
Go to bases, fairs and colleges.
Report figures that matter.`,
      need: `Two years in personnel, recruiting or retention.
SHRM-CP or aPHR certification is welcome.
The habit of listening before advising.`,
      service: `Recruiters, career counselors, personnel specialists and retention NCOs do this already.`,
    },
    {
      title:
        'Human Resources Assistant|Personnel Records Specialist|Benefits Coordinator|Equal Opportunity Specialist',
      at: 'hospital school make local',
      pay: '22-34',
      weight: 1.4,
      levels: 'EX',
      categories: 'human-resources',
      away: '10/40',
      fed: '0203 Human Resources Assistance: VHA ARMY AF',
      do: `Process hires, moves and separations.
Answer benefit questions patiently.
Keep records exact and private.
Prepare training and awards.
Take and route complaints lawfully.`,
      need: `One year in personnel, administration or human resources.
Skill with a personnel system, military or civilian.
Tact with people on their worst days.`,
    },
    {
      title:
        'Human Resources Manager|Director of Human Resources|Compensation and Benefits Manager|Manpower Analyst',
      at: 'make hospital depot local',
      pay: '92k-138k',
      weight: 1.3,
      levels: 'MV',
      categories: 'human-resources executive-management',
      away: '5/40',
      fed: '0343 Management and Program Analysis: ARMY AF NAVY',
      do: `Lead recruiting, pay, labor relations and development.
Advise executives before they decide.
Bargain in good faith.
Plan the workforce three years out.
Investigate fairly.`,
      need: `Seven years in HR or as a personnel officer.
Working knowledge of labor law.
Backbone and kindness in equal parts.`,
    },
    {
      title: 'Payroll Clerk|Payroll Specialist|Timekeeper|Military Pay Technician',
      at: 'make hospital build local',
      pay: '23-33',
      weight: 1.2,
      levels: 'EX',
      categories: 'accounting-finance',
      away: '20/40',
      fed: '0544 Civilian Pay: DFAS ARMY',
      do: `Collect, check and pay time for {200-2500} people.
Calculate overtime, leave and garnishments.
Answer questions on the day.
Reconcile and report taxes.
Meet every deadline.`,
      need: `One year in payroll or finance clerk work.
Ease with numbers and deadlines.
Discretion about what you see and hear at work.`,
    },
    {
      title: 'Bookkeeper|Accounting Clerk|Accounts Payable Specialist|Accounting Technician|Bank Teller',
      at: 'bank build nonprofit clinic retail',
      pay: '21-31',
      weight: 1.6,
      levels: 'E',
      categories: 'accounting-finance',
      away: '15/35',
      fed: '0525 Accounting Technician: DFAS VHA ARMY',
      do: `Post, match and reconcile.
Pay vendors on time.
Count cash and serve customers.
Chase receipts kindly.
Prepare for audit.`,
      need: `Two years of bookkeeping or disbursing.
Practice with QuickBooks or similar software.
Honesty to the cent.`,
    },
    {
      title: 'Accountant|Auditor|Internal Auditor|Financial Analyst|Cost Analyst',
      at: 'bank make hospital defense local',
      pay: '66k-104k',
      weight: 1.6,
      levels: 'EXR',
      categories: 'accounting-finance',
      away: '20/50',
      fed: '0510 Accounting: DFAS NAVY VHA',
      state: 'Revenue Division',
      do: `Close, analyze and explain.
Audit where risk is.
Build budgets and forecasts.
Test controls.
Recommend and follow up.`,
      need: `Degree with accounting hours.
CPA, CIA or CGFM in progress.
Working papers that another auditor could follow.`,
    },
    {
      title: 'Budget Analyst|Financial Management Specialist|Program Budget Officer|Comptroller|Treasurer',
      at: 'local school college defense hospital',
      pay: '72k-122k',
      weight: 1.3,
      levels: 'XRM',
      categories: 'accounting-finance',
      away: '10/45',
      fed: '0560 Budget Analysis: ARMY NAVY AF VHA',
      state: 'Revenue Division',
      do: `Formulate, defend and execute budgets.
Watch obligations and burn.
Advise leaders on law and choice.
Close the fiscal year clean.
Explain variances.`,
      need: `Three years in budget or resource management.
Knowledge of appropriations or grant rules.
Advanced spreadsheet skill.`,
    },
    {
      title: 'Financial Advisor|Loan Officer|Insurance Claims Adjuster|Credit Counselor|Tax Preparer',
      at: 'bank nonprofit',
      pay: '52k-96k',
      weight: 1.4,
      levels: 'EX',
      categories: 'accounting-finance sales-retail',
      away: '25/40',
      fed: '0592 Tax Examining: IRS IRS',
      do: `Listen first, then recommend.
Check income, damage or returns.
Explain terms without jargon.
Follow law and conscience.
Keep in touch.`,
      need: `License paid by us where needed.
Experience with customers in any setting.
Ease with percentages and interest.`,
    },
    {
      title: 'Travel Clerk|Transportation Ticket Agent|Passenger Service Agent|Relocation Specialist',
      at: 'air bank defense',
      pay: '19-29',
      weight: 0.8,
      levels: 'E',
      categories: 'customer-service',
      away: '20/20',
      fed: '2101 Transportation Clerk and Assistant: ARMY NAVY AF',
      do: `Book, change and check travel or moves.
Help people who missed something.
Handle bags, vouchers and claims.
Know the rules and bend none.
Stay friendly.`,
      need: `One year in travel or personal property.
Typing skill and attention to names and dates.
Readiness to work early shifts.`,
    },
    {
      title: 'Desktop Publisher|Editor|Technical Writer|Proofreader|Statistical Assistant',
      at: 'defense media college tech aero',
      pay: '25-44',
      weight: 1.2,
      levels: 'EXR',
      categories: 'arts-media administrative-office',
      away: '35/40',
      clearance: 'None|Secret',
      fed: '1082 Writing and Editing: ARMY NAVY',
      do: `Turn experts' notes into manuals and reports.
Lay out, edit and check.
Keep style and versions.
Interview engineers.
Meet print dates.`,
      need: `Two writing samples of your own.
InDesign, FrameMaker or Word mastery.
Curiosity about machines and the people who run them.`,
    },
    {
      title:
        'Summer Intern, Operations|Student Trainee, Engineering|Intern, Cybersecurity|Finance Intern|Public Affairs Intern',
      at: 'tech defense local hospital bank make',
      pay: '19-28',
      weight: 1.8,
      levels: 'I',
      type: 'Internship',
      away: '20/30',
      categories: 'business-operations education-training',
      fed: '0099 General Student Trainee: NASA USACE DHS',
      do: `Work on one real project with a mentor.
Learn how the department runs.
Present your results at the end.
Shadow colleagues.
Leave notes for the next intern.`,
      need: `Enrolled in college, trade school or SkillBridge.
Curiosity and the habit of asking why.
{10|12} weeks' availability.`,
      service: `Open to student veterans, dependents using benefits and service members within 180 days of separation.`,
    },
  ],
}
