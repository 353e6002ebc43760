import type { Field } from '../role.ts'

export const community: Field = {
  name: 'Counseling, social work and faith',
  categories: 'community-social-services',
  open: `{employer} is looking for {a title} in {place}.
{employer} in {place} stands by people in hard months and is hiring {a title}.
Listening is work. {employer} in {place} has an opening for {a title}.
{employer} in {place} serves {600-9000} people a year and needs {a title}.`,
  context: `Caseloads are capped at {18-35} and the cap is kept.
You have weekly supervision and a team that notices when you are tired.
We measure housing, work and health, not appointments.
A third of the team has served or grew up in a military family.`,
  hours: `Forty hours, one evening a week.
Weekdays with on-call one week in {six|eight}.
Part-time of {20|24} hours possible.
Flexible, with home visits.`,
  also: `Keep confidences and know their limits.
Work with courts, clinics and landlords.
Write notes that help the next helper.
Take care of yourself and ask for help.`,
  need: `Clean background check.
Respect for every person who walks in.
Valid driver license and a reasonable record.`,
  service: `Chaplain's assistants, behavioral health technicians and family readiness leaders are welcome.
Peer experience with deployment, injury or recovery is a qualification here.`,
  roles: [
    {
      title:
        'Clinical Social Worker|Licensed Clinical Social Worker|Medical Social Worker|Mental Health Social Worker',
      at: 'hospital clinic care nonprofit',
      pay: '58k-86k',
      weight: 1.6,
      levels: 'EX',
      categories: 'mental-health community-social-services',
      away: '10/40',
      fed: '0185 Social Work: VHA VHA DHA',
      state: 'Behavioral Health Division',
      do: `Assess, counsel and plan with patients and families.
Treat trauma, grief and addiction.
Find housing, benefits and transport.
Respond to suicide risk with a clear protocol.
Lead groups.`,
      need: `Master of social work and license.
Training in trauma-informed care.
Steadiness in difficult moments.`,
    },
    {
      title:
        'Mental Health Counselor|Substance Abuse Counselor|Readjustment Counselor|Marriage and Family Therapist',
      at: 'clinic care nonprofit',
      pay: '52k-78k',
      weight: 1.5,
      levels: 'EX',
      categories: 'mental-health',
      away: '30/35',
      fed: '0101 Social Science: VHA VHA',
      do: `Meet {5-7} clients a day.
Use proven methods and track progress.
Lead recovery and family groups.
Coordinate with prescribers.
Document the same day.`,
      need: `Counseling degree and license or associate license.
Full or associate license; supervision toward full license is provided.
Respect for families and customs unlike your own.`,
    },
    {
      title:
        'Peer Support Specialist|Recovery Coach|Crisis Line Responder|Behavioral Health Technician|Psychiatric Technician',
      at: 'care nonprofit hospital',
      pay: '19-28',
      weight: 1.5,
      levels: 'E',
      categories: 'mental-health',
      away: '15/15',
      fed: '0102 Social Science Aid and Technician: VHA',
      do: `Walk beside people in recovery.
Answer calls, texts and chats at hard hours.
Run groups and activities.
Keep the unit calm and safe.
Share your story when it helps.`,
      need: `Lived experience or behavioral health training.
Peer certificate within a year.
Clear boundaries and the habit of using supervision.`,
    },
    {
      title:
        'Case Manager|Social Services Specialist|Housing Case Manager|Veteran Housing Navigator|Family Services Coordinator',
      at: 'nonprofit local',
      pay: '42k-60k',
      weight: 1.5,
      levels: 'EX',
      away: '5/35',
      fed: '0187 Social Services: ARMY NAVY AF',
      state: 'Veterans Services Division',
      do: `Plan with {18-25} households and follow through.
Find apartments and talk with landlords.
Apply for benefits and documents.
Visit at home.
Celebrate keys.`,
      need: `Degree or two years in services.
Your own insured car; mileage is paid.
Persistence with landlords, agencies and paperwork.`,
    },
    {
      title:
        'Social and Community Service Manager|Program Director, Veterans Services|Volunteer Coordinator|Shelter Manager',
      at: 'nonprofit local',
      pay: '56k-92k',
      weight: 1.2,
      levels: 'M',
      away: '5/35',
      categories: 'community-social-services executive-management',
      do: `Lead programs, staff and volunteers.
Write and report grants.
Build partners.
Keep doors open in storms.
Tell the story.`,
      need: `Five years in services or leading units.
Experience with budgets and reports to funders.
Heart for the people and a head for the figures.`,
    },
    {
      title: 'Hospital Chaplain|Chaplain|Clergy|Pastor|Rabbi|Priest',
      at: 'hospital care nonprofit faith',
      pay: '52k-78k',
      weight: 1.4,
      levels: 'X',
      fed: '0060 Chaplain: VHA BOP',
      do: `Visit patients, prisoners or parishioners of any faith and none.
Lead worship, rites and memorials.
Counsel on grief, guilt and moral injury.
Advise leaders on ethics.
Train volunteers.`,
      need: `Theological degree and endorsement.
Clinical pastoral education.
The ability to be present without having answers.`,
      service: `Military chaplains bring exactly this work; endorsement and units of training are recognized.`,
    },
    {
      title:
        'Director of Religious Education|Religious Program Coordinator|Chapel Program Assistant|Youth Ministry Leader',
      at: 'faith nonprofit school',
      pay: '36k-56k',
      weight: 1.1,
      levels: 'EX',
      type: 'Full-time|Part-time',
      fed: '1001 General Arts and Information: ARMY NAVY AF',
      do: `Plan services, classes and retreats.
Recruit and train volunteers.
Keep budget, rooms and calendar.
Support clergy.
Welcome newcomers.`,
      need: `Experience in a congregation or chapel.
Talent for organizing people and calendars.
Warmth toward people of every belief.`,
      service: `Religious program specialists and chaplain assistants.`,
    },
    {
      title:
        'Employment Specialist|Career Coach, Transitioning Service Members|Vocational Rehabilitation Counselor|Disabled Veterans Outreach Specialist|Rehabilitation Counselor',
      at: 'nonprofit local college ability',
      pay: '44k-68k',
      weight: 1.5,
      levels: 'EX',
      away: '20/40',
      fed: '0101 Social Science: VBA',
      state: 'Workforce Division',
      categories: 'community-social-services human-resources',
      do: `Translate military work into civilian words.
Coach resumes and interviews.
Open doors at employers.
Plan training and aids.
Stay in touch for a year.`,
      need: `Counseling or recruiting experience.
Knowledge of veterans' programs.
Realistic optimism that carries others along.`,
    },
    {
      title:
        'Volunteer Mentor to New Veterans|Volunteer Driver, Medical Appointments|Honor Guard Volunteer|Volunteer Resume Reviewer|Disaster Relief Volunteer|Volunteer Tax Preparer|Volunteer Claims Helper|Museum Docent (Volunteer)',
      at: 'nonprofit',
      pay: '0-0',
      weight: 6,
      levels: 'EX',
      type: 'Volunteer',
      away: '25/0',
      do: `Give {3-6} hours a week to people who need your time.
Take part in training before you begin.
Keep appointments; somebody counts on them.
Share what you notice with the coordinator.
Meet other volunteers once a month.`,
      need: `Reliability; people plan their day around you.
Clean background check.
A friendly, unhurried manner.`,
      service: `Serving again, in another way: most of our volunteers are veterans.`,
    },
    {
      title: 'Residential Advisor|Youth Care Worker|Personal Care Aide|Home Health Aide|Caregiver',
      at: 'care nonprofit',
      pay: '16-22',
      weight: 1.4,
      levels: 'E',
      type: 'Full-time|Part-time',
      categories: 'healthcare-support personal-services-recreation',
      do: `Help with bathing, meals, medicine reminders and company.
Live by a care plan.
Take people to appointments.
Watch for changes.
Keep a safe home.`,
      need: `Patience with people and with repetition.
Valid driver license and a reasonable record.
Willingness to take the certificate class, which we pay for.`,
    },
  ],
}
