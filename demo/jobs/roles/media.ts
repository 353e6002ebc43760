import type { Field } from '../role.ts'

export const media: Field = {
  name: 'Arts, media and public affairs',
  categories: 'arts-media',
  open: `{employer} is hiring {a title} in {place}.
Every organization has a story; few tell it well. {employer} in {place} is looking for {a title}.
{employer} in {place} has an opening for {a title} with a good ear or a good eye.
{employer} in {place} would like to see your work: we are hiring {a title}.`,
  context: `A small team of {4-12} plans on Monday and publishes every day.
You have equipment that works and a budget for what does not.
Editors give notes face to face.
Archives go back to {1948|1956|1971} and are waiting to be used.`,
  hours: `Flexible, with events in the evening about {twice|four times} a month.
Forty hours, early or late desk.
Project contracts of {3-12} months.
Rehearsals in the daytime, performances on weekends.`,
  also: `Meet deadlines without drama.
Check facts, names and rights.
Caption and describe for people who cannot see or hear.
File and tag so it can be found.`,
  need: `Portfolio, reel or audition.
Standard software of the trade.
Taste and modesty.`,
  service: `Combat camera, public affairs, broadcasters, illustrators and military musicians are invited.
Defense Information School training counts as a degree in the subject.`,
  roles: [
    {
      title:
        'Public Affairs Specialist|Public Relations Specialist|Communications Specialist|Public Information Officer',
      at: 'local hospital utility college nonprofit',
      pay: '58k-92k',
      weight: 1.6,
      levels: 'EXR',
      away: '10/45',
      categories: 'marketing-public-relations',
      fed: '1035 Public Affairs: ARMY NAVY AF VHA NPS',
      state: 'General Services Division',
      do: `Write releases, speeches and posts.
Answer reporters truthfully and on time.
Plan events and crisis messages.
Advise leaders before they speak.
Measure what people understood.`,
      need: `Three years in journalism or public affairs.
Command of AP style.
A cool head with reporters on the telephone.`,
    },
    {
      title: 'Marketing Specialist|Digital Marketing Manager|Social Media Manager|Market Research Analyst',
      at: 'retail tech bank college',
      pay: '56k-94k',
      weight: 1.3,
      levels: 'EXM',
      away: '30/45',
      categories: 'marketing-public-relations',
      do: `Plan campaigns with a number in mind.
Write, test and learn.
Run search, mail and social channels.
Brief designers.
Report honestly.`,
      need: `Two years of marketing or outreach.
Ease with analytics and honest reading of results.
Clear writing; your reports will be read by people who were not there.`,
    },
    {
      title: 'Photographer|Videographer|Camera Operator|Film and Video Editor|Video Producer',
      at: 'media college hospital local',
      pay: '23-39',
      weight: 1.5,
      levels: 'EX',
      away: '5/25',
      type: 'Full-time|Full-time|Contract|Part-time',
      fed: '1060 Photography: ARMY NAVY AF NASA',
      do: `Shoot news, ceremonies, products or training.
Light and record clean sound.
Edit to length and story.
Keep archives and rights.
Fly a camera drone where licensed.`,
      need: `A reel or portfolio of recent work.
A good eye; cameras are ours.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Graphic Designer|Illustrator|Animator|Art Director|Multimedia Artist|Exhibit Designer',
      at: 'media tech college defense',
      pay: '24-44',
      weight: 1.3,
      levels: 'EXR',
      away: '35/40',
      fed: '1084 Visual Information: ARMY NAVY AF',
      clearance: 'None|None|Secret',
      do: `Design print, web, motion or exhibits.
Turn a briefing into a picture people get.
Keep the brand and improve it.
Prepare files for production.
Take notes well.`,
      need: `A portfolio of your own work.
Command of Adobe tools or Figma.
A feeling for typography.`,
    },
    {
      title:
        'Broadcast Technician|Audio and Video Technician|Sound Engineer|Broadcast Announcer|Radio Producer|Media Technical Director',
      at: 'media college faith',
      pay: '21-38',
      weight: 1.5,
      levels: 'EX',
      fed: '1071 Audiovisual Production: ARMY NAVY AF',
      do: `Set up, mix, switch and transmit.
Maintain studios and remote trucks.
Announce or produce live hours.
Watch levels and logs.
Solve it before viewers notice.`,
      need: `One year in studio or field.
The basics of audio, radio frequency and IP networks.
Readiness to work early or late shifts.`,
    },
    {
      title: 'Journalist|Reporter|News Editor|Writer|Content Strategist',
      at: 'media nonprofit tech',
      pay: '44k-76k',
      weight: 1.1,
      levels: 'EX',
      away: '30/40',
      do: `Find, check and write stories.
Cover councils, courts and veterans' affairs.
Edit for clarity.
Correct mistakes in public.
Take your own pictures.`,
      need: `Three clips or samples that show your range.
Curiosity and shoe leather.
Fast, clean copy that needs little editing.`,
    },
    {
      title:
        'Musician|Music Director|Band Instrument Instructor|Singer|Vocal Instructor|Organist and Choir Director',
      at: 'faith school nonprofit college',
      pay: '21-44',
      weight: 1.6,
      levels: 'EX',
      type: 'Part-time|Full-time|Contract|Seasonal',
      fed: '1051 Music Specialist: ARMY NAVY AF',
      do: `Rehearse and perform with care.
Teach instrument or voice, alone and in groups.
Choose repertoire and write arrangements.
Lead services, concerts and ceremonies.
Look after instruments and library.`,
      need: `Audition or recording of recent work.
Good sight reading.
A kind way of leading groups of mixed skill.`,
      service: `Members of service bands: clarinet, trumpet, percussion, voice, strings and conductors are all needed.`,
    },
    {
      title:
        'Theater Technician|Stage Manager|Actor and Living History Interpreter|Props and Costume Maker|Craft Artist',
      at: 'nonprofit resort college',
      pay: '19-32',
      weight: 0.8,
      levels: 'EX',
      type: 'Full-time|Seasonal|Contract',
      fed: '1054 Theater Specialist: ARMY',
      do: `Build, hang, focus and run.
Call cues and keep rehearsal notes.
Play or explain history to visitors.
Make and mend.
Strike and store.`,
      need: `Stage or museum experience.
Readiness to work evenings and weekends.
A good voice or good hands, as the position needs.`,
    },
    {
      title: 'Programming Director, Radio|Producer|Studio Manager|Visual Information Manager',
      at: 'media college',
      pay: '58k-92k',
      weight: 0.8,
      levels: 'M',
      categories: 'arts-media executive-management',
      fed: '1084 Visual Information: NAVY AF',
      do: `Plan schedules, crews and money.
Decide what runs.
Keep law and license.
Develop talent.
Listen to the audience.`,
      need: `Five years in broadcasting, publishing or visual information.
Experience with budgets and contracts.
Experience in leading creative people.`,
    },
  ],
}
