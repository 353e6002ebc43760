import { type KeptQuery, readQuery } from '#features/jobs/index.ts'
import type { JobQuery } from '#features/jobs/schema.ts'

const usual = readQuery({})
/** Of one look at a search, not of the search. */
const ofTheLook = new Set(['page', 'limit', 'at', 'menteeToRecommend'])

/** The whole query as it is kept: all it says, nothing that is as usual. */
export function keptQuery(query: JobQuery): KeptQuery {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) =>
        !ofTheLook.has(name) && JSON.stringify(value) !== JSON.stringify(usual[name as keyof JobQuery]),
    ),
  )
}

/** The query that was kept, whole again. */
export const wholeQuery = (kept: KeptQuery): JobQuery => ({ ...usual, ...kept })
