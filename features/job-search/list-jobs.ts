import type { JobBrief } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { findJobs } from './find-jobs.ts'
import { searcherProfile } from './personalization/profile.ts'
import { resolveSearch } from './query/resolve.ts'
import { cardsOf } from './results/hits.ts'
import type { JobQuery } from './schema.ts'
import { factsOf, type SearchContext, withReasons } from './search.ts'

/**
 * The first jobs of a search, as a list on another page shows them: in the order of the search and with its total, without the facets,
 * suggestions and explanations of the page of results.
 */
export async function listJobs(
  db: Db,
  { viewer, theme, now = new Date(), profile: known }: SearchContext,
  query: JobQuery,
): Promise<{ jobs: JobBrief[]; total: number }> {
  const moment = Math.floor(now.getTime() / 1000)
  const profile = await searcherProfile(db, viewer, known)
  const branch = profile?.occupation?.corps ?? null
  const resolved = await resolveSearch(db, query, theme, moment, {
    branch,
    searcher: profile && factsOf(profile),
  })
  const { search, found } = await findJobs(
    db,
    { ...resolved, asked: { ...resolved.asked, isList: true } },
    false,
  )
  const { jobs } = await cardsOf(db, search, found.hits, {
    employers: [],
    seesScore: false,
    favoritesOf: viewer,
  })
  return { jobs: profile ? withReasons(jobs, found.hits, profile) : jobs, total: found.total }
}
