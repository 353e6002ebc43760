import { readQuery } from '#features/job-search/index.ts'
import { keptQuery } from '#features/saved-searches/index.ts'
import type { Db } from '#lib/db.ts'
import { chance } from '../search/chance.ts'
import type { Material } from '../search/jobs.ts'
import { makeQueries } from '../search/queries.ts'

const batch = 10_000
const people = 10_000
const day = 86_400_000

/** Saves searches of the kinds that bench:search asks, and as many of a title near a place. @returns the site */
export async function addSearches(db: Db, stuff: Material, count: number): Promise<string> {
  const theme = await db
    .insertInto('themes')
    .values({ name: 'Bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const users = await addPeople(db)
  const queries = await queriesOf(db, stuff, count)
  const longAgo = new Date(Date.now() - 2 * day)
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, i) => ({
      user_id: users[(from + i) % users.length]!,
      theme_id: theme.id,
      name: 'New jobs',
      query: JSON.stringify(keptQuery(readQuery(queries(from + i)))),
      frequency: 'daily',
      time_zone: 'America/New_York',
      told_until: longAgo,
      next_at: longAgo,
    }))
    for (let at = 0; at < rows.length; at += 2_000)
      await db
        .insertInto('saved_searches')
        .values(rows.slice(at, at + 2_000))
        .execute()
  }
  return theme.id
}

/** Distinct searches while there are any; then a title near a place, of which there are more than anybody can save. */
async function queriesOf(db: Db, stuff: Material, count: number) {
  const made = await makeQueries(db, stuff, Math.min(count, 200_000), 3)
  const kinds = made.filter(({ kind }) => kind !== 'page 100' && kind !== 'nothing typed')
  const luck = chance(4)
  const shuffled = kinds
    .map(({ parameters }) => ({ parameters, at: luck.next() }))
    .sort((a, b) => a.at - b.at)
  const titles = stuff.careers.flatMap((rows) => rows.map((row) => row.title))
  const place = luck.ranked(stuff.places.length, 0.75)
  return (i: number): Record<string, string> => {
    if (i % 2 && shuffled.length) return shuffled[(i >> 1) % shuffled.length]!.parameters
    const { zip } = stuff.places[place()]!
    return { q: luck.pick(titles), l: zip, r: luck.pick(['10', '25', '50', '100']) }
  }
}

async function addPeople(db: Db): Promise<string[]> {
  const rows = Array.from({ length: people }, (_, i) => ({
    email: `member.${i}@example.org`,
    first_name: 'Maria',
    last_name: `Ortiz ${i}`,
    activated_at: new Date(),
  }))
  const added: string[] = []
  for (let at = 0; at < rows.length; at += 2_000) {
    const ids = await db
      .insertInto('users')
      .values(rows.slice(at, at + 2_000))
      .returning('id')
      .execute()
    added.push(...ids.map(({ id }) => id))
  }
  return added
}
