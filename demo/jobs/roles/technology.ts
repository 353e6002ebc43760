import type { Field } from '../role.ts'

export const technology: Field = {
  name: 'Information technology and cyber',
  categories: 'information-technology',
  open: `{employer} is looking for {a title} to join its team in {place}.
{employer} runs systems that people in {place} notice only when they stop. We are hiring {a title} to keep it that way.
You like things that work. So do we: {employer}, {place}, has an opening for {a title}.
{employer} is growing its technology group and is hiring {a title} in {place}.`,
  context: `The team has {5-18} people, ships small changes often and writes things down.
On call comes round one week in {six|seven|eight}, is paid, and every page is followed by a fix.
You get a current laptop, a training budget of {2000|2500|3500} dollars a year and time to use it.
We run {Linux and Windows|mostly Linux|mostly Windows} servers, {two data centers and a cloud region|a hybrid cloud|a government cloud}.
Stand-up takes ten minutes and nobody schedules meetings before nine.
Decisions are recorded with their reasons, so newcomers can disagree with them usefully.`,
  hours: `Core hours from ten to three, the rest as suits you.
Standard week of 40 hours; change windows at night about {once|twice} a month, with time off in return.
Four ten-hour shifts in a 24/7 operations center, with a shift differential.
Full-time; flexible start between seven and nine thirty.`,
  also: `Document what you build so that a colleague can run it at three in the morning.
Explain technical choices to people who have other things to do.
Review colleagues' changes kindly and thoroughly.
Track work in tickets that a stranger could understand.
Automate the second time you do something by hand.`,
  need: `Clear written English.
Curiosity that survives vendor documentation.
Eligibility for the background check that goes with privileged access.`,
  service: `Signal, communications and cyber occupations map directly to this work.
An active clearance and DoD 8140 qualification are welcome and shorten onboarding.
SkillBridge fellows have joined this team every year; most stayed.`,
  roles: [
    {
      title:
        'Computer User Support Specialist|IT Help Desk Technician|Service Desk Analyst|Desktop Support Technician',
      at: 'tech hospital school local defense bank',
      pay: '21-33',
      weight: 2,
      levels: 'E',
      fed: '2210 Information Technology Management: VHA ARMY',
      away: '25/30',
      clearance: 'None|None|None|Secret',
      do: `Solve {20-35} tickets a day by phone, chat and visit, and own them to the end.
Image, deploy and track laptops, phones and printers.
Reset access safely; you are the first line against social engineering.
Write short articles that stop repeat calls.
Escalate with the facts the next tier needs.`,
      need: `CompTIA A+ or equal experience.
Friendliness toward people whose day just broke.
One year of support work, military or civilian.`,
    },
    {
      title:
        'Systems Administrator|Linux Systems Administrator|Windows Server Administrator|Network and Computer Systems Administrator',
      at: 'tech defense school hospital make',
      pay: '76k-112k',
      weight: 2,
      levels: 'XR',
      fed: '2210 Information Technology Management: ARMY NAVY AF VHA DISA',
      away: '15/40',
      clearance: 'None|Secret|Top Secret',
      do: `Run {120-600} servers, virtual hosts and storage with configuration management.
Patch on a schedule that security and users both accept.
Manage identity, mail and backups, and restore from backup every month to prove it.
Plan capacity and retire what nobody uses.
Respond to incidents and write blameless reviews.`,
      need: `Three years administering servers.
Scripting in Bash, PowerShell or Python.
Security+ or willingness to sit it within six months.`,
    },
    {
      title:
        'Network Engineer|Network Administrator|Network Operations Technician|Computer Network Architect',
      at: 'tech telecom defense utility bank',
      pay: '82k-128k',
      weight: 1.8,
      levels: 'EXR',
      fed: '0391 Telecommunications: ARMY NAVY AF',
      away: '10/35',
      clearance: 'None|Secret|Top Secret',
      do: `Design, build and run switching, routing, wireless and firewalls across {8-60} sites.
Watch circuits and fix what others call "slow".
Keep configurations in version control and changes reversible.
Test failover before the storm does.
Work with carriers until the circuit is actually up.`,
      need: `CCNA or equivalent skill; CCNP for senior openings.
BGP, OSPF, VLAN and IPsec in practice, not only in theory.
Comfort on a ladder and at a whiteboard.`,
    },
    {
      title:
        'Cybersecurity Analyst|Information Security Analyst|Security Operations Center Analyst|Cyber Defense Incident Responder',
      at: 'tech defense bank utility hospital',
      pay: '84k-129k',
      weight: 2.2,
      levels: 'EXR',
      fed: '2210 Information Technology Management: CISA ARMY NAVY AF VHA',
      away: '30/35',
      clearance: 'None|Secret|Top Secret|Top Secret',
      categories: 'cybersecurity information-technology',
      do: `Triage alerts, hunt for what alerts miss and contain intrusions.
Tune detections and throw away noisy ones.
Investigate phishing, malware and stolen credentials to the root.
Brief leaders in three sentences during an incident and two pages after it.
Exercise with IT, legal and communications twice a year.`,
      need: `One to five years in security operations, networks or cyber units.
Security+, CySA+, GCIH or similar.
Fluency with logs, packets and a SIEM query language.`,
      service: `Cyber operations, signals and cryptologic occupations from every branch are represented on this team.`,
    },
    {
      title: 'Penetration Tester|Cyber Operator|Vulnerability Analyst|Red Team Operator',
      at: 'tech defense',
      pay: '108k-158k',
      weight: 1,
      levels: 'XR',
      away: '35/30',
      clearance: 'Secret|Top Secret|Top Secret|None',
      categories: 'cybersecurity',
      fed: '2210 Information Technology Management: CISA AF',
      do: `Test networks, applications and people under written rules of engagement.
Chain small weaknesses into the story that matters.
Write findings that developers can reproduce and executives can rank.
Retest fixes and say thank you.
Build tools and share them with the blue team.`,
      need: `OSCP, GPEN or a portfolio that speaks for itself.
Scripting and a good grasp of Active Directory and web applications.
Absolute discretion with what you find.`,
    },
    {
      title:
        'Information Assurance Analyst|Information Systems Security Officer|Information Systems Security Manager|Cybersecurity Compliance Analyst',
      at: 'defense tech aero',
      pay: '88k-134k',
      weight: 1.3,
      levels: 'XR',
      away: '10/45',
      clearance: 'Secret|Secret|Top Secret',
      categories: 'cybersecurity',
      fed: '2210 Information Technology Management: NAVY AF DLA VHA',
      do: `Take systems through the Risk Management Framework to authorization and keep them there.
Write and test controls, plans of action and continuous monitoring.
Scan, interpret and chase fixes with administrators.
Prepare for CMMC and NIST 800-171 assessments.
Advise engineers early so that security costs less.`,
      need: `DoD 8140 qualification for the role, or within six months.
Two years with RMF, eMASS or comparable frameworks.
Patience with forms and none with pretending.`,
    },
    {
      title: 'Software Developer|Software Engineer|Full Stack Developer|Application Developer',
      at: 'tech defense bank telecom',
      pay: '96k-152k',
      weight: 2,
      levels: 'EXR',
      away: '40/35',
      clearance: 'None|None|None|Secret',
      categories: 'software-development',
      fed: '1550 Computer Science: NAVY AF VHA',
      do: `Build features from first sketch to production in {TypeScript|Java|Python|C#|Go}.
Write tests first where it hurts and always before release.
Talk with users each week and cut scope together.
Keep build, deployment and monitoring simple enough to explain.
Leave code clearer than you found it.`,
      need: `Two years of professional development, or a strong portfolio.
SQL you are not afraid to read.
A degree is welcome and not required.`,
    },
    {
      title: 'DevOps Engineer|Cloud Engineer|Site Reliability Engineer|Platform Engineer',
      at: 'tech bank telecom',
      pay: '112k-164k',
      weight: 1.2,
      levels: 'XR',
      away: '45/35',
      clearance: 'None|None|Secret',
      categories: 'software-development information-technology',
      do: `Run infrastructure as code in {AWS|Azure|a government cloud}.
Shorten the path from commit to production and make it boring.
Set service levels with product teams and defend them.
Cut cost without cutting safety.
Lead incident reviews.`,
      need: `Three years with containers, Terraform or similar, and Linux.
Programming skill beyond scripts.
A calm way of working when many systems fail at once.`,
    },
    {
      title:
        'Software Quality Assurance Analyst|Software Tester|Test Engineer, Software|Systems Test Analyst',
      at: 'tech defense',
      pay: '71k-104k',
      weight: 0.9,
      levels: 'EX',
      away: '30/40',
      clearance: 'None|Secret',
      categories: 'software-development',
      do: `Plan and run tests by hand and by script.
Reproduce defects and write them up so that nobody argues.
Guard releases with a short, trusted regression suite.
Test with screen readers and slow networks.
Report quality in figures that mean something.`,
      need: `One year of testing software, by hand or by script.
One automation framework in practice.
The wish to break things politely.`,
    },
    {
      title: 'Database Administrator|Database Architect|Data Engineer',
      at: 'tech bank hospital',
      pay: '92k-138k',
      weight: 1,
      levels: 'XR',
      away: '30/40',
      clearance: 'None|Secret',
      categories: 'information-technology data-analytics',
      do: `Run {PostgreSQL|SQL Server|Oracle} clusters that hold {2-40} terabytes.
Tune queries with developers and explain the plan.
Design backup, replication and recovery, and drill it.
Build pipelines that state clearly when they failed.
Protect personal data with roles, masking and audit.`,
      need: `Three years as administrator or data engineer.
SQL at depth and one scripting language.
Caution with the word DELETE.`,
    },
    {
      title:
        'Data Analyst|Data Scientist|Business Intelligence Analyst|Statistician|Operations Research Analyst',
      at: 'tech bank hospital defense lab',
      pay: '78k-124k',
      weight: 1.8,
      levels: 'EXR',
      away: '30/45',
      clearance: 'None|None|Secret',
      categories: 'data-analytics',
      fed: '1515 Operations Research: ARMY NAVY AF VHA',
      do: `Turn vague questions into measurable ones.
Collect, clean and model data in SQL and {Python|R}.
Build dashboards that answer the question on the first screen.
State uncertainty openly.
Simulate choices before money is spent.`,
      need: `Degree in a quantitative field, or service in operations analysis.
Statistics beyond averages.
Clear charts and clearer sentences.`,
    },
    {
      title: 'Computer Systems Analyst|Business Systems Analyst|Systems Integration Analyst|ERP Analyst',
      at: 'tech make bank local',
      pay: '78k-112k',
      weight: 1.1,
      levels: 'XR',
      away: '25/45',
      do: `Map how work is done and find where systems get in its way.
Write requirements that can be tested.
Configure and integrate finance, supply or personnel systems.
Prepare data conversion, training and go-live.
Measure whether it got better.`,
      need: `Three years between users and developers.
Process mapping and SQL basics.
Tact with people who disagree with each other and with you.`,
    },
    {
      title:
        'IT Project Manager|Information Technology Project Manager|Technical Program Manager|Agile Program Manager',
      at: 'tech defense bank local telecom',
      pay: '98k-142k',
      weight: 1.2,
      levels: 'MR',
      away: '30/45',
      clearance: 'None|None|Secret',
      categories: 'project-management information-technology',
      fed: '2210 Information Technology Management: VHA DHS',
      do: `Plan, staff and deliver projects of {1-9} million dollars.
Keep scope, schedule and risk visible to everyone.
Remove obstacles before they reach the team.
Report honestly, above all when it is late.
Close projects and learn from them.`,
      need: `Five years leading technical teams.
PMP or comparable training.
Experience with federal or regulated customers is a plus.`,
    },
    {
      title:
        'Computer and Information Systems Manager|IT Manager|Director of Information Technology|Chief Information Security Officer',
      at: 'school hospital local make',
      pay: '118k-176k',
      weight: 1.1,
      levels: 'MV',
      away: '5/40',
      fed: '2210 Information Technology Management: VHA ARMY',
      categories: 'information-technology executive-management',
      do: `Lead {8-45} people across support, infrastructure and applications.
Set a three-year plan and a budget that fits it.
Buy well and renegotiate often.
Answer to auditors and to the board.
Grow successors.`,
      need: `Eight years in technology, four leading.
Proof of improving reliability or security.
Plain speech to boards, users and vendors alike.`,
      service: `Communications officers, signal chiefs and warrant officers have run larger networks under worse conditions.`,
    },
    {
      title:
        'Telecommunications Technician|Telecommunications Equipment Installer|Fiber Optic Technician|Telecommunications Line Installer',
      at: 'telecom utility union-electric',
      pay: '25-39',
      weight: 1.6,
      levels: 'EX',
      categories: 'maintenance-repair information-technology',
      fed: '2502 Telecommunications Mechanic: ARMY NAVY AF FAA',
      do: `Pull, splice and test fiber and copper, above and below ground.
Install switches, radios, power plants and phones.
Locate faults with OTDR and patience.
Climb poles and work in manholes safely.
Leave the customer's site cleaner than you found it.`,
      need: `Driver license; CDL a plus.
Comfort with heights and confined spaces.
Certified Fiber Optic Technician within a year; we pay for it.`,
    },
    {
      title:
        'Radio Technician|Satellite Communications Technician|Tower Climber|Radio Frequency Technician|Radio Operator',
      at: 'telecom defense safety',
      pay: '27-43',
      weight: 1.5,
      levels: 'EX',
      categories: 'maintenance-repair information-technology',
      clearance: 'None|Secret|Secret',
      fed: '0856 Electronics Technical: NAVY AF FAA ARMY',
      do: `Install, align and maintain radios, repeaters, antennas and satellite terminals.
Sweep lines and track down interference.
Operate nets and keep logs during events.
Climb to {120-300} feet with a partner.
Program encryption and fleets of handsets.`,
      need: `FCC GROL or military radio school.
Driver license and climbing fitness.
Test equipment at your fingertips.`,
    },
    {
      title:
        'Geospatial Analyst|Geographic Information Systems Technician|Cartographer|Imagery Analyst|Remote Sensing Technician',
      at: 'defense enviro local utility',
      pay: '58k-98k',
      weight: 1.3,
      levels: 'EXR',
      away: '15/40',
      clearance: 'None|Secret|Top Secret',
      categories: 'architecture-surveying intelligence-analysis',
      fed: '1370 Cartography: NGA USGS USACE',
      do: `Build maps and layers from imagery, lidar and field data.
Extract roads, structures and change from pictures.
Run analysis that answers where and why there.
Check positional accuracy and metadata.
Brief users and hand them maps they can act on.`,
      need: `Degree in geography or military geospatial training.
ArcGIS or QGIS and some Python.
An eye for detail and for what does not belong.`,
    },
  ],
}
