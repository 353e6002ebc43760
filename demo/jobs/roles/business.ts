import type { Field } from '../role.ts'

export const business: Field = {
  name: 'Management, law and government',
  categories: 'business-operations',
  open: `{employer} is looking for {a title} in {place}.
{employer} has grown and needs {a title} in {place} who can bring order without bureaucracy.
{employer} in {place} offers {a title} a hard, useful job.
{a title}: that is the role {employer} is filling in {place}, and we would like to hear from leaders who have done more with less.`,
  context: `You report to {the chief executive|a vice president|the county administrator|a director} and have direct access when it matters.
The leadership team meets an hour a week and decides.
We measure {six|seven|eight} things and publish them to all staff.
You inherit a team of {4-30} that knows the work.
Mistakes are reported upward without fear.`,
  hours: `Full-time; hours follow the work.
Forty hours with evening meetings {twice|three times} a month.
Flexible, with travel {10-30} percent.`,
  also: `Decide, explain and follow up.
Write one-page papers.
Keep promises small and meet them.
Develop people.
Spend as if it were your own money.`,
  need: `Bachelor's degree or equal experience.
Record of results with people.
Integrity when pressed.`,
  service: `Officers, warrant officers and senior NCOs of any branch are encouraged.
Platoon, company or division leadership counts year for year.
Planning staffs and operations shops are excellent preparation.`,
  roles: [
    {
      title: 'Operations Manager|General Manager|General and Operations Manager|Site Manager|Branch Manager',
      at: 'depot make retail truck property food telecom staff',
      pay: '76k-124k',
      weight: 2.4,
      levels: 'M',
      categories: 'executive-management business-operations',
      fed: '0340 Program Management: VHA ARMY NPS',
      do: `Run a site of {25-180} people with profit, safety and service in one hand.
Set daily priorities and remove obstacles.
Hire, train and promote.
Work with customers and headquarters.
Improve one process each month.`,
      need: `Five years leading people.
Experience with a budget you had to answer for.
Presence where the work is.`,
      service: `Infantry, armor, artillery and special operations leaders have led under worse conditions; we teach the business.`,
    },
    {
      title: 'Operations Supervisor|Team Leader, Operations|Field Operations Supervisor|Shift Manager',
      at: 'depot utility telecom transit security local',
      pay: '54k-78k',
      weight: 2.2,
      levels: 'S',
      do: `Lead a team of {8-25} through each shift.
Brief, assign, check and debrief.
Solve problems with what is there.
Track performance and coach.
Keep people safe.`,
      need: `Two years of leading a team, in uniform or out of it.
Basic computer skill; our systems are taught.
Flexibility with shifts.`,
      service: `Fire team, squad and section leaders: this is your entry into civilian operations.`,
    },
    {
      title: 'Chief Executive Officer|Executive Director|Chief Operating Officer|Executive Vice President',
      at: 'nonprofit hospital',
      pay: '138k-226k',
      weight: 0.7,
      levels: 'V',
      categories: 'executive-management',
      do: `Set direction with the board and carry it out.
Build a leadership team.
Raise and steward money.
Speak for the organization.
Hand it on stronger.`,
      need: `Ten years in senior leadership.
Command of finance, law and governance at the level of a board.
Humility; the work is not about you.`,
    },
    {
      title:
        'Management Analyst|Program Analyst|Business Analyst|Management Consultant|Strategy and Planning Analyst',
      at: 'defense tech local hospital bank',
      pay: '74k-116k',
      weight: 2,
      levels: 'EXR',
      away: '20/45',
      clearance: 'None|None|Secret',
      fed: '0343 Management and Program Analysis: VHA ARMY NAVY AF DHS',
      do: `Study how things are done and find better ways.
Collect data, interview and observe.
Model options with cost and risk.
Write and brief recommendations.
Help make the change.`,
      need: `Two years in analysis or staff work.
Spreadsheets and slides that tell the truth.
Tact with people who disagree with each other and with you.`,
    },
    {
      title: 'Program Manager|Project Manager|Acquisition Program Manager|Project Coordinator',
      at: 'defense tech aero utility nonprofit',
      pay: '84k-138k',
      weight: 2,
      levels: 'XMR',
      away: '15/45',
      clearance: 'None|Secret|Secret',
      categories: 'project-management',
      fed: '0340 Program Management: NAVY AF ARMY DHS',
      do: `Define scope, schedule, money and people.
Lead weekly reviews and clear blocks.
Manage risks openly.
Keep customers informed.
Deliver, then close.`,
      need: `Three years leading projects.
PMP, DAWIA or comparable training.
Practice with a scheduling tool and a risk register.`,
      service: `Operations and plans officers have managed programs under another name.`,
    },
    {
      title: 'Attorney|Staff Attorney|Legal Aid Attorney, Veterans Claims|Contracts Counsel',
      at: 'law nonprofit local bank',
      pay: '84k-156k',
      weight: 1.3,
      levels: 'EXR',
      categories: 'legal',
      away: '10/45',
      fed: '0905 General Attorney: VHA ARMY DHS',
      state: 'Attorney Investigations Division',
      do: `Advise clients and draft documents.
Investigate, negotiate and try cases.
Represent veterans in claims and discharge upgrades.
Research and write.
Supervise paralegals.`,
      need: `Juris doctor and bar membership.
A recent writing sample.
An ethic of service to clients who have few other choices.`,
      service: `Judge advocates and legalmen are warmly invited.`,
    },
    {
      title: 'Paralegal|Legal Assistant|Legal Secretary|Court Reporter|Legal Records Clerk|Title Examiner',
      at: 'law local nonprofit',
      pay: '23-36',
      weight: 1.2,
      levels: 'EX',
      categories: 'legal',
      away: '15/35',
      fed: '0950 Paralegal Specialist: VHA ARMY NAVY',
      do: `Prepare pleadings, exhibits and files.
Interview clients and gather records.
Keep calendars and deadlines.
Record or transcribe proceedings.
Serve the public at the counter.`,
      need: `Paralegal certificate or military legal training.
Fast typing and sound grammar.
Discretion about what you see and hear at work.`,
    },
    {
      title:
        'Veterans Service Officer|Veterans Claims Representative|Veterans Benefits Counselor|Outreach Coordinator, Veterans',
      at: 'local nonprofit',
      pay: '46k-70k',
      weight: 2,
      levels: 'EX',
      categories: 'government-public-policy community-social-services',
      away: '5/40',
      fed: '0996 Veterans Claims Examining: VBA VBA',
      state: 'Veterans Services Division',
      do: `Interview veterans and families and prepare claims.
Gather records and medical opinions.
Explain health care, education, pension and burial benefits.
Appear at hearings.
Visit towns, shelters and campuses.`,
      need: `VA accreditation within a year.
Service or family connection preferred.
Patience, and the gift of explaining forms in plain words.`,
    },
    {
      title:
        'Compliance Officer|Regulatory Affairs Specialist|Internal Investigator|Government Property Administrator|Equal Opportunity Officer',
      at: 'bank hospital defense energy',
      pay: '68k-106k',
      weight: 1.4,
      levels: 'XR',
      categories: 'government-public-policy business-operations',
      away: '15/45',
      fed: '1801 General Inspection and Investigation: DHS ARMY VHA',
      state: 'Revenue Division',
      do: `Inspect, audit and investigate.
Interpret rules and train people.
Report to leaders and regulators.
Track corrections to the end.
Protect those who report.`,
      need: `Three years in compliance or inspection.
Findings that are clear, fair and sourced.
Independence when the answer is unwelcome.`,
    },
    {
      title:
        'County Administrator|Legislative Assistant|Government Affairs Specialist|City Clerk|Grants Manager|Community Liaison',
      at: 'local',
      pay: '54k-88k',
      weight: 1,
      levels: 'EX',
      categories: 'government-public-policy',
      away: '10/40',
      state: 'General Services Division',
      do: `Follow bills, agendas and grants.
Draft letters, testimony and applications.
Meet residents and staff committees.
Keep public records.
Report on money spent.`,
      need: `Two years in public affairs, staff or grants.
Clear writing for council agendas and residents.
A neutral manner in political settings.`,
    },
    {
      title: 'Facilities Manager|Property Manager|Facility Operations Manager|Base Operations Manager',
      at: 'property hospital school local defense',
      pay: '76k-112k',
      weight: 1.3,
      levels: 'M',
      categories: 'facilities-grounds executive-management',
      fed: '1640 Facility Operations Services: ARMY NAVY VHA GSA',
      do: `Keep {6-120} buildings safe and running.
Plan budgets, projects and contracts.
Lead trades and custodial teams.
Respond to emergencies.
Report energy and condition.`,
      need: `Five years in facilities or as engineer or base operations leader.
Experience in overseeing contractors.
Practice with maintenance management software.`,
    },
    {
      title: 'Real Estate Agent|Appraiser|Land Acquisition Specialist|Leasing Consultant|Housing Manager',
      at: 'property',
      pay: '44k-82k',
      weight: 1,
      levels: 'EX',
      categories: 'sales-retail business-operations',
      fed: '1170 Realty: USACE GSA',
      type: 'Full-time|Full-time|Contract',
      do: `Show, value, lease or buy property.
Explain VA loans and leases.
Negotiate fairly.
Inspect and document.
Manage waiting lists.`,
      need: `License or course paid by us.
Your own insured car; mileage is paid.
Local knowledge, or the will to acquire it.`,
    },
    {
      title: 'Administrative Law Judge|Hearing Officer|Magistrate',
      at: '',
      pay: '96k-148k',
      weight: 0.6,
      levels: 'X',
      categories: 'legal government-public-policy',
      away: '10/45',
      fed: '0935 Administrative Law Judge: SSA VBA',
      state: 'Administrative Hearings Division',
      do: `Hold hearings in person and by video and keep them fair.
Question witnesses and weigh medical, vocational or technical evidence.
Write decisions that both sides can follow.
Manage a docket of {28-45} cases a month.
Explain rights to people who come without a lawyer.`,
      need: `Juris doctor, bar membership and seven years of practice.
Trial or hearing experience, courts-martial included.
Even temper.`,
      service: `Military judges, judge advocates and legal officers have held this kind of hearing before.`,
    },
  ],
}
