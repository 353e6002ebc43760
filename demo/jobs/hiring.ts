import { type DemoEmployer, hirers } from '../employers.ts'
import { type DemoPlace, newYorkArea, places, placesFor } from '../places.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { type Drawing, draw, type Plan } from './draw.ts'
import { fields } from './fields.ts'
import type { DemoJob } from './job.ts'
import type { Field, Role } from './role.ts'
import type { Titles } from './titles.ts'

export type Posting = { field: Field; role: Role }

/** The roles that pass, each as often as its share of `total` says, but at least once. */
export function postings(
  total: number,
  fits: (role: Role) => boolean,
  weight = (role: Role) => role.weight ?? 1,
): Posting[] {
  const all = fields.flatMap((field) => field.roles.filter(fits).map((role) => ({ field, role })))
  const sum = all.reduce((left, { role }) => left + weight(role), 0)
  return all.flatMap((posting) =>
    Array.from({ length: Math.max(1, Math.round((total * weight(posting.role)) / sum)) }, () => posting),
  )
}

/** Jobs of the employers themselves, in their own feeds: the larger the employer, the more of them. */
export function hired(drawing: Drawing, titles: Titles, total: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/hired`)
  const list = postings(total, (role) => role.at !== '')
  const share = total / hirers.reduce((sum, { size = 1 }) => sum + size, 0)
  const wanted = new Map(hirers.map((employer) => [employer, share * (employer.size ?? 1)]))
  const reach = new Map(
    hirers.map((employer) => [employer, list.filter(({ role }) => hires(employer, role)).length]),
  )
  return list.map(({ field, role }) => {
    const fitting = hirers.filter((employer) => hires(employer, role))
    // Those who hire few kinds of people come first, or the generalists would take all their jobs.
    const employer = chance.weighed(
      fitting,
      (each) => Math.max(0.5, wanted.get(each)!) ** 2 / reach.get(each)!,
    )
    wanted.set(employer, wanted.get(employer)! - 1)
    return draw(drawing, planOf(employer, field, role, placeOf(employer, role, chance), titles(role)))
  })
}

const hires = (employer: DemoEmployer, role: Role) => {
  const kinds = role.at.split(' ')
  if (!employer.kinds.split(' ').some((kind) => kinds.includes(kind))) return false
  return (
    !role.near || placesFor(role, areaOf(employer)).length < areaOf(employer).length || employer.area === 'PR'
  )
}

/** Nurses around New York, where the first search of every demonstration looks. */
export function nursesOfNewYork(drawing: Drawing, titles: Titles, count: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/nurses`)
  const nursing = fields[0]!
  const houses = hirers.filter(({ area, kinds }) => /\bNY\b/.test(area) && /^(hospital|care)\b/.test(kinds))
  const roles = nursing.roles.filter(
    (role) => /Nurse|RN|LPN/.test(role.title) && /hospital|care/.test(role.at),
  )
  return Array.from({ length: count }, (_, index) => {
    const role = chance.weighed(roles, ({ weight = 1 }) => weight)
    const kinds = role.at.split(' ')
    const employer = chance.one(
      houses.filter((each) => each.kinds.split(' ').some((kind) => kinds.includes(kind))),
    )
    return draw(
      drawing,
      planOf(employer, nursing, role, newYorkArea[index % newYorkArea.length]!, titles(role)),
    )
  })
}

function planOf(employer: DemoEmployer, field: Field, role: Role, place: DemoPlace, title: string): Plan {
  return {
    employer,
    company: employer.name,
    kinds: employer.kinds.split(' '),
    about: employer.about,
    field,
    role,
    place,
    title,
  }
}

const areaOf = ({ area }: DemoEmployer) =>
  area === 'US' ? places : places.filter(({ state }) => area.includes(state))

/** At its seat, or anywhere in its area where this work exists. */
function placeOf(employer: DemoEmployer, role: Role, chance: Seeded): DemoPlace {
  const near = placesFor(role, areaOf(employer))
  const seat = near.find(({ zip }) => zip === employer.seat)
  return seat && chance.chance(employer.area === 'US' ? 8 : 22) ? seat : chance.one(near)
}
