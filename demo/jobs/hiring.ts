import { z } from 'zod'
import { readData } from '../data.ts'
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
  weight = (role: Role) => role.weight,
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
  const list = postings(total, (role) => role.hiredBy.length > 0)
  const share = total / hirers.reduce((sum, { size }) => sum + size, 0)
  const wanted = new Map(hirers.map((employer) => [employer, share * employer.size]))
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

/** Whether this kind of employer hires for this role. */
export const isHiredBy = (role: Role, { kinds }: { kinds: string[] }) =>
  kinds.some((kind) => role.hiredBy.includes(kind))

const hires = (employer: DemoEmployer, role: Role) => {
  if (!isHiredBy(role, employer)) return false
  const area = areaOf(employer)
  return (
    !role.nearWater || placesFor(role, area).length < area.length || area.every(({ state }) => state === 'PR')
  )
}

const bedside = ['hospital', 'care']

/** Nurses around New York, where the first search of every demonstration looks. */
export function nursesOfNewYork(drawing: Drawing, titles: Titles, count: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/nurses`)
  const nursing = fields[0]!
  const houses = hirers.filter(
    ({ states, kinds: [kind = ''] }) => states?.includes('NY') && bedside.includes(kind),
  )
  const roles = nursing.roles.filter(
    ({ titles, hiredBy }) =>
      titles.some((title) => /Nurse|RN|LPN/.test(title)) && bedside.some((kind) => hiredBy.includes(kind)),
  )
  return Array.from({ length: count }, (_, index) => {
    const role = chance.weighed(roles, ({ weight }) => weight)
    const employer = chance.one(houses.filter((house) => isHiredBy(role, house)))
    return draw(
      drawing,
      planOf(employer, nursing, role, newYorkArea[index % newYorkArea.length]!, titles(role)),
    )
  })
}

const Openings = z.array(z.strictObject({ role: z.string(), jobs: z.int().min(1) }))

/** Work around New York that a medic can start without a nursing license. */
export function medicsOfNewYork(drawing: Drawing, titles: Titles): DemoJob[] {
  const chance = seeded(`${drawing.seed}/medics`)
  const houses = hirers.filter(({ states, kinds }) => states?.includes('NY') && !kinds.includes('local'))
  return readData('around-new-york', Openings).flatMap(({ role: title, jobs }) => {
    const { field, role } = roleTitled(title)
    const hiring = houses.filter((house) => isHiredBy(role, house))
    return Array.from({ length: jobs }, () => {
      const employer = chance.one(hiring)
      const near = newYorkArea.filter(({ state }) => employer.states!.includes(state))
      return draw(drawing, planOf(employer, field, role, chance.one(near), titles(role)))
    })
  })
}

/** @throws Error when no role has this as its first title */
function roleTitled(title: string): Posting {
  for (const field of fields)
    for (const role of field.roles) if (role.titles[0] === title) return { field, role }
  throw new Error(`No role of demo/data/fields/ is called "${title}".`)
}

function planOf(employer: DemoEmployer, field: Field, role: Role, place: DemoPlace, title: string): Plan {
  return {
    employer,
    company: employer.name,
    kinds: employer.kinds,
    about: employer.about,
    field,
    role,
    place,
    title,
  }
}

const areaOf = ({ states }: DemoEmployer) =>
  states ? places.filter(({ state }) => states.includes(state)) : places

/** At its seat, or anywhere in its area where this work exists. */
function placeOf(employer: DemoEmployer, role: Role, chance: Seeded): DemoPlace {
  const near = placesFor(role, areaOf(employer))
  const seat = near.find(({ zip }) => zip === employer.seat)
  return seat && chance.chance(employer.states ? 22 : 8) ? seat : chance.one(near)
}
