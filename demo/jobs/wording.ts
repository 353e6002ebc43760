import type { Seeded } from '../seeded.ts'
import type { DemoJob, Wording } from './job.ts'
import { fill, withArticle } from './phrases.ts'
import type { Field, Role } from './role.ts'
import { wording } from './sentences.ts'

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
  const context = (kind ? wording.contexts[kind] : field.context).filter(
    (line) => job.workplace !== 'remote' || !onSite.test(line),
  )
  return {
    open: say(chance.one(kind ? wording.openings[kind] : field.openings)),
    about,
    context: job.isVolunteer ? [] : some(context, chance.between(2, 3)),
    duties: [...role.duties.map(say), ...some(field.duties, chance.between(2, 3))],
    needs: needsOf(job, field, role, chance).map(say),
    service: say(chance.one(role.service ?? field.service)),
    terms: [
      job.isVolunteer ? 'This is volunteer work.' : say(chance.one(hoursFor(job, field))),
      ...workplaceTerm(job, chance),
      ...payTerm(job),
      ...clearanceTerm(job, chance),
    ],
    benefits: some(benefits, Math.min(benefits.length, chance.between(3, 5))),
    closing: say(chance.one(closingsFor(job))),
  }
}

const onSite = /\bon site\b|\bsits? together\b/i
const fullTime = /\b(forty|40) hours\b|\bfull-time\b|\btwelve-hour\b/i

const hoursFor = (job: Facts, field: Field) =>
  job.type === 'Part-time'
    ? [...field.hours.filter((line) => !fullTime.test(line)), '{Twenty|Twenty-four} hours a week.']
    : field.hours

const asksForYears = /\b(one|two|three|four|five|six|seven|eight|ten|twelve|\d+) (years|hundred days)\b/i

/** The role's own demands, those of the field, and experience where no line names it; each once. */
function needsOf(job: Facts, field: Field, role: Role, chance: Seeded): string[] {
  const beginner = ['Entry level', 'Internship'].includes(job.careerLevel)
  const own = role.needs.filter((line) => !(beginner && asksForYears.test(line)))
  const named = own.some((line) => asksForYears.test(line) || /no experience|one year/i.test(line))
  return [
    ...new Set([
      ...own,
      ...(named ? [] : [chance.one(wording.experience[job.careerLevel])]),
      ...chance.some(field.needs, chance.between(1, 2)),
    ]),
  ]
}

const closingsFor = (job: Facts) => {
  if (job.isVolunteer) return wording.closings.volunteer
  if (job.source === 'State') return wording.closings.state
  if (job.source) return wording.closings.federal
  return job.applyEmail ? wording.closings.email : wording.closings.private
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
