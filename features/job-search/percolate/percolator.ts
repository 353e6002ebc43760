import { type ScopedSite, wholePlatform } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { engine } from '../engine/engine.ts'
import { type Condition, everything, withValue } from '../engine/query.ts'
import type { NewMatches, SavedSearch } from '../engine/search-engine.ts'
import { wantedInField } from '../query/in-field.ts'
import { readQuery } from '../query/read-query.ts'
import { resolveSearch, titledAs, understandSearch } from '../query/resolve.ts'
import { groupedBy } from '../understanding/either-of.ts'
import type { FieldOfWork } from '../understanding/field-of-work.ts'
import { type QueryPart, queryParts, type SavedQuery, scopesOf } from './query-parts.ts'

export type SavedSearchQuery = { query: SavedQuery; themeId: string; since: Date }

export type Percolator = {
  /** the number of new jobs */
  size: number
  /**
   * The new jobs that match each saved search: what running the search would find, of the jobs first seen after its
   * `since`. Best with a thousand searches or more: shared conditions are looked up once.
   * @param most the limit of ids per search
   */
  match(searches: readonly SavedSearchQuery[], most: number): Promise<NewMatches[]>
}

const emptyQuery = readQuery({})
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Reverse search: saved searches, understood as the search itself understands them, against the jobs that are new. */
export async function percolator(db: Db, since: Date, until: Date): Promise<Percolator> {
  const scopes = await scopesOf(db)
  const scopeOf = (id: string) => (scopes.has(id) ? scopes.get(id)! : { id, jobScope: wholePlatform })
  const { size, match } = await engine.percolate(db, seconds(since), seconds(until))
  return {
    size,
    async match(searches, most) {
      const meant = searches.map((search) => meantBy(db, search, scopeOf(search.themeId), seconds(until)))
      return match(await Promise.all(meant), most)
    },
  }
}

/** A saved search as it is understood: its words, and all other conditions as parts. */
async function meantBy(
  db: Db,
  { query, themeId, since }: SavedSearchQuery,
  scope: ScopedSite | null,
  now: number,
): Promise<SavedSearch> {
  const searchOf = (words: string | undefined, parts: QueryPart[]): SavedSearch => ({
    words: words ?? '',
    parts: parts.map((part) => asked(db, part, themeId, now)),
    since: seconds(since),
  })
  if (!scope || !(query.q || query.l || query.o || query._o))
    return searchOf(query.q, queryParts(query, themeId, scope))
  const typed = { ...emptyQuery, ...definedOf(query) }
  const understanding = await understandSearch(db, typed, scope, now)
  const { meant: understood, implied, either, field } = understanding
  const { clearance, ...facets } = implied
  const known = { ...query, ...understood }
  const search = searchOf(field ? field.shift : groupedBy(either, known.q ?? ''), [
    ...queryParts(known, themeId, scope),
    ...queryParts(facets, themeId, { ...scope, jobScope: wholePlatform }),
  ])
  const more = [
    ...(clearance ? [meeting(`clearance ${clearance}`, withValue('clearance', clearance), now)] : []),
    ...(field ? [inField(db, field, now)] : []),
    // The words name a job, and titles must agree.
    ...titledAs(understanding).map((titled) => meeting(`titled ${JSON.stringify(titled)}`, titled, now)),
  ]
  return { ...search, parts: [...search.parts, ...more] }
}

const meeting = (key: string, condition: Condition, now: number) => ({
  key,
  isOccupation: false,
  query: async () => ({ ...everything(now), conditions: [condition] }),
})

const inField = (db: Db, field: FieldOfWork, now: number) => ({
  key: `field ${field.name}`,
  isOccupation: true,
  query: async () => ({ ...everything(now), ...(await wantedInField(db, field)), words: '' }),
})

const asked = (db: Db, { key, query, scope }: QueryPart, themeId: string, now: number) => ({
  key,
  isOccupation: query.tab === 'mos',
  async query() {
    if (scope === null) return null
    const site = scope ?? { id: themeId, jobScope: wholePlatform }
    return (await resolveSearch(db, { ...emptyQuery, ...definedOf(query) }, site, now)).asked
  },
})

const definedOf = (query: SavedQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as SavedQuery
