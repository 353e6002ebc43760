import type { CareerLevel } from '#spec/lists.ts'
import { type DemoEmployer, siteOf, slugOf } from '../employers.ts'
import type { DemoPlace } from '../places.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { benefitsOf } from './benefits.ts'
import type { DemoJob } from './job.ts'
import { hourly, type Wage, wageFor } from './pay.ts'
import type { Field, Level, Role } from './role.ts'
import { wording } from './sentences.ts'
import { describe } from './wording.ts'

/** What the source of a job has decided before the rest is drawn. */
export type Plan = {
  employer: DemoEmployer
  company: string
  /** kinds of the company, for its benefits */
  kinds: string[]
  about: string
  field: Field
  role: Role
  place: DemoPlace
  title: string
  /** Share of remote and hybrid, instead of the role's. */
  away?: Pick<Role, 'remote' | 'hybrid'>
  benefits?: string[]
  /** What the source knows better: agency, wage, competitive service … */
  facts?: Partial<DemoJob>
}

/** Draws jobs one after the other: references count by employer, dates go back from today. */
export type Drawing = { seed: string; today: Date; counts: Map<string, number> }

const levelNames: Record<Level, CareerLevel> = {
  internship: 'Internship',
  entry: 'Entry level',
  experienced: 'Experienced',
  senior: 'Experienced',
  supervisor: 'Supervisor',
  manager: 'Manager',
  executive: 'Executive',
}

export function draw(drawing: Drawing, plan: Plan): DemoJob {
  const { employer, role, place } = plan
  const count = (drawing.counts.get(employer.name) ?? 0) + 1
  drawing.counts.set(employer.name, count)
  const reference = `${initials(employer.name)}-${10000 + count * 7}`
  const chance = seeded(`${drawing.seed}/${employer.name}/${count}`)
  const level = chance.one(role.levels)
  const type = typeFor(role, level, chance)
  const { remote, hybrid } = plan.away ?? role
  const roll = chance.next() * 100
  const clearance = chance.one(role.clearances)
  const wage = chance.chance(8) ? null : forType(wageFor(role, level, place.state, chance), type)
  const postedAt = new Date(
    drawing.today.getTime() - minutes(daysAgo(chance) * 1440 + chance.between(0, 719)),
  )
  const applying = applyTo(plan, reference)
  const facts: Omit<DemoJob, 'wording'> = {
    employer,
    company: plan.company,
    reference,
    title: titled(plan.title, level, type, chance),
    field: plan.field.name,
    place,
    street: chance.chance(45) ? `${chance.between(12, 4800)} ${chance.one(wording.streets)}` : null,
    workplace: roll < remote ? 'remote' : roll < remote + hybrid ? 'hybrid' : 'on-site',
    type,
    careerLevel: levelNames[level],
    wage: type === 'Volunteer' ? null : wage,
    categories: role.categories ?? plan.field.categories,
    source: null,
    agency: null,
    subagency: null,
    series: null,
    isVolunteer: type === 'Volunteer',
    isCompetitive: false,
    clearance: clearance === 'None' ? null : clearance,
    ...applying,
    postedAt,
    expiresAt: new Date(drawing.today.getTime() + minutes(chance.between(6, 62) * 1440 + 1439)),
    ...plan.facts,
  }
  const benefits = plan.benefits ?? benefitsOf(plan.kinds, employer.flags)
  return { ...facts, wording: describe(facts, plan.field, role, plan.about, benefits, chance) }
}

/** Today more often than six weeks ago, as boards are. */
const daysAgo = (chance: Seeded) => Math.floor(45 * chance.next() ** 1.5)
const minutes = (count: number) => count * 60_000

function typeFor(role: Role, level: Level, chance: Seeded): string {
  const type = chance.one(role.types)
  if (type !== 'Full-time' || !['entry', 'experienced'].includes(level)) return type
  return chance.weighed(
    ['Full-time', 'Part-time', 'Contract', 'Temporary'],
    (each) => ({ 'Full-time': 90, 'Part-time': 5 })[each] ?? 2.5,
  )
}

const forType = (wage: Wage | null, type: string) =>
  wage && (type === 'Part-time' || type === 'Per diem' || type === 'Seasonal') ? hourly(wage) : wage

const settled =
  /^(Senior|Lead|Chief|Head|Director|Volunteer|Apprentice)|Supervisor|Manager|Director|Chief|Captain|Intern\b/

function titled(title: string, level: Level, type: string, chance: Seeded): string {
  if (level === 'senior' && !settled.test(title))
    return `${chance.one(['Senior', 'Senior', 'Lead'])} ${title}`
  if (type === 'Part-time' && chance.chance(40)) return `${title} (Part-Time)`
  if (type === 'Seasonal' && chance.chance(50)) return `Seasonal ${title}`
  if (level === 'entry' && chance.chance(6)) return `${title} (Entry Level)`
  if (level === 'experienced' && chance.chance(4))
    return `${title} - ${chance.one(['Evening Shift', 'Night Shift', 'Weekends'])}`
  return title
}

function applyTo({ employer, company, kinds }: Plan, reference: string) {
  const home =
    company === employer.name || kinds.includes('board') ? siteOf(employer) : siteOf({ name: company })
  return {
    applyUrl: `${home}/careers/${reference.toLowerCase()}`,
    applyEmail: employer.apply === 'email' ? `jobs@${slugOf(company)}.example` : null,
  }
}

const initials = (name: string) =>
  name
    .replace(/\b(and|of|the)\b/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase())
    .join('')
    .slice(0, 4)
