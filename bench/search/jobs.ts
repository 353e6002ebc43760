import { createHash } from 'node:crypto'
import { engine } from '#features/job-search/index.ts'
import { type HashedDraft, saveJobs } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { careerLevels, clearances, jobTypes } from '#spec/lists.ts'
import { type Chance, chance } from './chance.ts'
import { writer } from './texts.ts'

/** What jobs are made of: read from the catalog, in a fixed order. */
export async function material(db: Db) {
  const titles = await db
    .selectFrom('career_titles as title')
    .innerJoin('careers as career', 'career.soc', 'title.soc')
    .select(['career.soc', 'career.category_id', 'title.title'])
    .where('career.military', '=', false)
    .orderBy('career.soc')
    .orderBy('title.title')
    .execute()
  const careers = Map.groupBy(titles, (row) => row.soc)
  const places = await db
    .selectFrom('places')
    .selectAll()
    .where('lat', 'is not', null)
    .orderBy('zip')
    .execute()
  return { careers: [...careers.values()], places }
}
export type Material = Awaited<ReturnType<typeof material>>

const day = 86_400_000
const endings = [
  '',
  '',
  '',
  '',
  ', Senior',
  ' II',
  ' - Night Shift',
  ' (Remote)',
  ', Part Time',
  ' III',
  ' - Travel',
  ' / Lead',
]

/**
 * Jobs as a board of a year's standing has them: a few occupations and cities with very many, many with few; two thirds
 * younger than a month. The same for the same count and time.
 */
export function* makeJobs({ careers, places }: Material, count: number, now: number): Generator<HashedDraft> {
  const luck = chance(20_261_121)
  const write = writer(
    careers.map((titles) => titles.map((row) => row.title)),
    luck,
  )
  const career = shuffled(
    careers.map((_, i) => i),
    luck,
  )
  const place = shuffled(
    places.map((_, i) => i),
    luck,
  )
  const nextCareer = luck.ranked(careers.length, 0.8)
  const nextPlace = luck.ranked(places.length, 0.75)
  for (let i = 0; i < count; i++) {
    const which = career[nextCareer()]!
    const from = luck.pick(careers[which]!)
    const { city, state, zip, lat, lon } = places[place[nextPlace()]!]!
    const age = Math.min(300, -Math.log(1 - luck.next()) * 27)
    const remote = luck.next()
    const wage = 15 + luck.below(60)
    const military = luck.next()
    const job = {
      reference: `R-${i}`,
      title: from.title + luck.pick(endings),
      description: write(which),
      applyUrl: `https://jobs.example/${i}`,
      applyEmail: null,
      feedEmployer: null,
      agency: military < 0.06 ? luck.pick(agencies) : null,
      subagency: null,
      address: null,
      city,
      state,
      zip,
      country: 'US',
      lat,
      lon,
      isRemote: remote < 0.07,
      isHybrid: remote > 0.93,
      type: luck.pick(jobTypes.slice(0, 1 + luck.below(jobTypes.length))),
      careerLevel: luck.next() < 0.7 ? luck.pick(careerLevels) : null,
      wageMin: luck.next() < 0.6 ? wage : null,
      wageMax: luck.next() < 0.4 ? wage + 8 : null,
      wageUnit: 'hour' as const,
      currency: 'USD',
      categories: from.category_id ? [from.category_id] : [],
      source:
        military < 0.02
          ? ('Military' as const)
          : military < 0.05
            ? ('Federal' as const)
            : military < 0.06
              ? ('State' as const)
              : null,
      isVolunteer: luck.next() < 0.01,
      isCompetitive: military < 0.05,
      clearance: luck.next() < 0.05 ? luck.pick(clearances) : null,
      postedAt: new Date(now - age * day),
      expiresAt: null,
    }
    yield { ...job, hash: createHash('sha1').update(job.title).update(job.description).digest() }
  }
}

const agencies = [
  'Department of the Army',
  'Department of the Navy',
  'Department of Veterans Affairs',
  'Department of Homeland Security',
]

function shuffled<T>(list: T[], luck: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const other = luck.below(i + 1)
    ;[list[i], list[other]] = [list[other]!, list[i]!]
  }
  return list
}

/** Employers of a board, large ones first. */
export async function addEmployers(db: Db, count: number): Promise<string[]> {
  const luck = chance(7)
  const names = [
    'Summit',
    'Harbor',
    'Blue Ridge',
    'Liberty',
    'Pioneer',
    'Cascade',
    'Lone Star',
    'Granite',
    'Evergreen',
    'Keystone',
  ]
  const kinds = [
    'Logistics',
    'Health',
    'Staffing',
    'Manufacturing',
    'Energy',
    'Systems',
    'Foods',
    'Builders',
    'Financial',
    'Transit',
  ]
  const rows = Array.from({ length: count }, (_, i) => {
    const name = `${luck.pick(names)} ${luck.pick(kinds)} ${i + 1}`
    return { name, slug: name.toLowerCase().replaceAll(' ', '-') }
  })
  const added = await db.insertInto('employers').values(rows).returning('id').execute()
  return added.map((row) => row.id)
}

/** Saves drafts by thousands, each thousand as one employer's. */
export async function addJobs(db: Db, employers: string[], drafts: Iterable<HashedDraft>): Promise<void> {
  let batch: HashedDraft[] = []
  let batches = 0
  const save = async () => {
    await saveJobs(db, employers[batches++ % employers.length]!, null, batch)
    batch = []
    if (batches % 50 === 0) console.error(`${batches},000 jobs`)
  }
  for (const draft of drafts) {
    batch.push(draft)
    if (batch.length === 1_000) await save()
  }
  if (batch.length) await save()
  await engine.maintain(db)
}
