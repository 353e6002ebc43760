import type { Seeded } from '../seeded.ts'
import type { DemoJob, Wording } from './job.ts'
import { fill, lines, withArticle } from './phrases.ts'
import type { Field, Role } from './role.ts'

/** Experience asked for, by career level. */
const experience: Record<string, string[]> = {
  Internship: ['No experience; coursework or service in the area is enough.'],
  'Entry level': [
    'No experience is needed; we train you.',
    'Up to a year of related work or service is helpful, not required.',
    'First job after service? That is fine with us.',
  ],
  Experienced: [
    '{Two|Three} years of related experience, military or civilian.',
    '{Three|Four|Five} years of similar work; time in service counts in full.',
    'Enough experience to work without someone at your shoulder.',
  ],
  Supervisor: [
    '{Two|Three|Four} years of leading people, in uniform or out of it.',
    'Experience as a team, squad, crew or shift leader.',
  ],
  Manager: [
    '{Five|Six|Eight} years of growing responsibility, at least {two|three} with budget and people.',
    'A record of leading teams of {15-60} and of leaving them better.',
  ],
  Executive: [
    '{Ten|Twelve|Fifteen} years of leadership, including a whole organization or a large part of one.',
  ],
}

/** Government announcements begin and describe themselves in their own way. */
const publicOpenings = {
  federal: [
    '{employer} is filling the position of {title} in {place}.',
    '{employer} invites applications for {a title} at its duty station in {place}.',
    'You will serve as {a title} with {employer} in {place}.',
    '{employer} has {one vacancy|two vacancies|several vacancies} for {a title} in {place}.',
  ],
  state: [
    '{employer} is recruiting {a title} for its office in {place}.',
    '{employer} has an opening for {a title} in {place}, with a probation period of {six|twelve} months.',
    'You will work for the people of this state as {a title} in {place}.',
  ],
}

const publicContexts = {
  federal: [
    'You report to a supervisor who sets the goals and leaves you the way to reach them.',
    'The office has {8-60} civilian employees and works closely with {service members|contractors|other agencies}.',
    'New employees have a sponsor for the first ninety days and a written development plan.',
    'The duty station offers {fitness time of three hours a week|a childcare center with openings|telework during storms}.',
    'Performance is reviewed twice a year against standards you will have seen before.',
    'Several colleagues entered through special hiring authorities for veterans and military spouses.',
  ],
  state: [
    'The division has {40-700} employees in {4-30} offices around the state.',
    'You complete a training program of {two|four|six} weeks before you carry your own cases or equipment.',
    'Emergencies may call staff to other counties for a few days each year.',
    'Promotions follow an open list, and service in the Guard is encouraged.',
    'Equipment, vehicle and protective clothing are issued where the work needs them.',
  ],
}

const closings = {
  private: [
    'Apply with a resume in any form; a military one is fine. A person answers within {five|seven|ten} working days.',
    'Send your application even if you do not meet every line. We read all of them and say yes or no.',
    'The process is one call, one visit and an answer, usually within {two|three|four} weeks.',
    'Questions before you apply? Call and ask for the hiring manager of this team.',
    'We hire people, not keywords. Tell us in your own words what you did in service.',
  ],
  email: [
    'Write to us with a resume and two sentences on why this place. We answer every letter.',
    'Applications by e-mail, please; plain text is as good as any other.',
  ],
  federal: [
    'Veterans’ preference applies. Attach your DD214 and, if you have one, your disability letter.',
    'Open to {the public, veterans and current federal employees|veterans, military spouses and current federal employees|the public}. Relocation {is|is not} paid.',
  ],
  state: [
    'Veterans receive {five|ten} points on the examination, and an interview when they meet the requirements.',
    'Applications close on the date shown; late ones cannot be taken.',
  ],
  volunteer: ['Tell us which days suit you, and we will call within a week.'],
}

type Facts = Omit<DemoJob, 'wording'>

/** Agencies that English calls by their article: 'the Defense Logistics Agency', but 'Air Combat Command'. */
const withThe =
  /(Administration|Agency|Service|Services|Engineers|Activity|Prisons|Explosives|Management|Survey|Units|Center|Operations|Water|Marine Corps|Puerto Rico|Components)$|^(U\.S\.|State of|District of)/

/** Writes the description of a job from the sentences of its role and field. */
export function describe(
  job: Facts,
  field: Field,
  role: Role,
  about: string,
  benefits: string[],
  chance: Seeded,
): Wording {
  const kind = job.source === 'State' ? 'state' : job.source ? 'federal' : null
  const known = {
    employer: kind && withThe.test(job.company) ? `the ${job.company}` : job.company,
    place: `${job.place.city}, ${job.place.state}`,
    title: job.title,
    'a title': withArticle(job.title),
  }
  const say = (sentence: string) => capitals(fill(sentence, known, chance))
  const some = (bank: string[], count: number) => chance.some(bank, count).map(say)
  const context = kind ? publicContexts[kind] : lines(field.context)
  return {
    open: say(chance.one(kind ? publicOpenings[kind] : lines(field.open))),
    about,
    context: job.isVolunteer ? [] : some(context, chance.between(2, 3)),
    duties: [...lines(role.do).map(say), ...some(lines(field.also), chance.between(2, 3))],
    needs: needsOf(job, field, role, chance).map(say),
    service: say(chance.one(lines(role.service ?? field.service))),
    terms: [
      job.isVolunteer ? 'This is volunteer work.' : say(chance.one(lines(field.hours))),
      ...workplaceTerm(job, chance),
      ...payTerm(job),
      ...clearanceTerm(job, chance),
    ],
    benefits: some(benefits, Math.min(benefits.length, chance.between(3, 5))),
    closing: say(chance.one(closingsFor(job))),
  }
}

const asksForYears = /\b(one|two|three|four|five|six|seven|eight|ten|twelve|\d+) (years|hundred days)\b/i

/** The role's own demands, those of the field, and experience where no line names it; each once. */
function needsOf(job: Facts, field: Field, role: Role, chance: Seeded): string[] {
  const beginner = ['Entry level', 'Internship'].includes(job.careerLevel)
  const own = lines(role.need).filter((line) => !(beginner && asksForYears.test(line)))
  const named = own.some((line) => asksForYears.test(line) || /no experience|one year/i.test(line))
  return [
    ...new Set([
      ...own,
      ...(named ? [] : [chance.one(experience[job.careerLevel]!)]),
      ...chance.some(lines(field.need), chance.between(1, 2)),
    ]),
  ]
}

const closingsFor = (job: Facts) => {
  if (job.isVolunteer) return closings.volunteer
  if (job.source === 'State') return closings.state
  if (job.source) return closings.federal
  return job.applyEmail ? closings.email : closings.private
}

function workplaceTerm(job: Facts, chance: Seeded): string[] {
  if (job.workplace === 'remote')
    return ['The position is fully remote within the United States; equipment is sent to you.']
  if (job.workplace === 'hybrid')
    return [`Hybrid: ${chance.one(['two', 'three'])} days a week in ${job.place.city}, the others at home.`]
  return []
}

function payTerm(job: Facts): string[] {
  if (!job.wage) return job.isVolunteer ? [] : ['Pay depends on experience and is named in the first call.']
  const { min, max, unit } = job.wage
  return [
    `Pay: ${dollars(min, unit)} to ${dollars(max, unit)} ${unit === 'hour' ? 'an hour' : 'a year'}, by experience.`,
  ]
}

function clearanceTerm(job: Facts, chance: Seeded): string[] {
  if (!job.clearance) return []
  return [
    chance.one([
      `An active ${job.clearance} clearance is required on the first day.`,
      `You must hold, or be able to obtain, a ${job.clearance} clearance; we sponsor the investigation.`,
    ]),
  ]
}

/** '24.50' an hour, '62,400' a year. */
export const dollars = (amount: number, unit: 'hour' | 'year'): string =>
  unit === 'hour' ? `$${amount.toFixed(2)}` : `$${amount.toLocaleString('en-US')}`

/** Capitals at the start of each sentence, where a placeholder may have put a small letter. */
const capitals = (text: string) =>
  text.replace(
    /(^|[.?!] )(a|an|the) /g,
    (_, before: string, word: string) => `${before}${word.charAt(0).toUpperCase()}${word.slice(1)} `,
  )
