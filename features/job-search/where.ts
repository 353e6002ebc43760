import type { Db } from '#lib/db.ts'
import { engine } from './engine/engine.ts'
import { searcherProfile } from './personalization/profile.ts'
import { resolveSearch } from './query/resolve.ts'
import type { JobQuery } from './schema.ts'
import type { SearchContext } from './search.ts'

/** Where the jobs of a search are. */
export type JobPlaces = {
  jobs: number
  remote: number
  /** by 'fayetteville, NC'; '' without one */
  cities: Map<string, number>
  /** by two letters; '' without one */
  states: Map<string, number>
}

/** Counts the jobs that a search finds by city and state; with a place, those there. */
export async function jobPlaces(
  db: Db,
  { viewer, theme, now = new Date() }: SearchContext,
  query: JobQuery,
): Promise<JobPlaces> {
  const branch = (await searcherProfile(db, viewer))?.occupation?.corps ?? null
  const search = await resolveSearch(db, query, theme, Math.floor(now.getTime() / 1000), { branch })
  const { jobs, remote, values } = await engine.tallyOf(db, search.asked, ['city', 'state'])
  return { jobs, remote, cities: values.get('city')!, states: values.get('state')! }
}
