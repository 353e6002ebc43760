import { readQuery, type SavedQuery } from '#features/job-search/index.ts'
import type { JobQuery } from '#features/job-search/schema.ts'

const usual = readQuery({})
/** Parameters of a single visit, not of the search. */
const ofTheLook = new Set(['page', 'limit', 'at', 'menteeToRecommend', 'there'])

/** The query as it is stored: only what differs from the defaults. */
export function keptQuery(query: JobQuery): SavedQuery {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) =>
        !ofTheLook.has(name) && JSON.stringify(value) !== JSON.stringify(usual[name as keyof JobQuery]),
    ),
  )
}

/** The stored query with its defaults. */
export const wholeQuery = (kept: SavedQuery): JobQuery => ({ ...usual, ...kept })
