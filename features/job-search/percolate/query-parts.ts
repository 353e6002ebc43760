import { JobScope, type ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { searchFlags } from '#spec/lists.ts'
import { isWhole } from '../query/scope.ts'
import type { JobQuery } from '../schema.ts'

/** A saved query: what differs from the defaults. */
export type SavedQuery = Partial<JobQuery>

/** One condition of a search. A job matches a search when it matches every part, so equal parts are looked up once. */
export type QueryPart = {
  key: string
  query: SavedQuery
  /** the site whose jobs this part represents; null: it shows none */
  scope?: ScopedSite | null
}

const lists = ['cat', 's', 'type', 'level', 'state'] as const

/** The parts of a search, except its words. */
export function queryParts(query: SavedQuery, themeId: string, scope: ScopedSite | null): QueryPart[] {
  const parts: QueryPart[] = scopeParts(scope)
  const add = (key: string, part: SavedQuery) => parts.push({ key, query: part })
  const { l, r, c, o, _o, rank, employer } = query
  if (l) add(`l ${r ?? ''} ${l}`, { l, ...(r && { r }) })
  if (o || _o) add(`o ${c ?? ''} ${o ?? ''} ${rank ?? ''} ${_o ?? ''}`, { c, o, _o, rank, tab: 'mos' })
  if (employer) add(`employer ${employer}`, { employer })
  for (const name of lists)
    if (query[name]?.length) add(`${name} ${query[name].join()}`, { [name]: query[name] })
  // Only jobs of this site's employers: the one part that depends on the site.
  for (const name of searchFlags)
    if (query[name]) add(name === 'employerOnly' ? `${name} ${themeId}` : name, { [name]: true })
  return parts
}

/** The jobs of a site: sites that show the same share a part. */
function scopeParts(scope: ScopedSite | null): QueryPart[] {
  if (!scope) return [{ key: 'no jobs', query: {}, scope: null }]
  if (isWhole(scope.jobScope)) return []
  const owner = scope.jobScope.jobs === 'own' ? scope.id : ''
  return [{ key: `scope ${owner} ${JSON.stringify(scope.jobScope)}`, query: {}, scope }]
}

/** Which jobs each site shows; none where its search is switched off. */
export async function scopesOf(db: Db): Promise<Map<string, ScopedSite | null>> {
  const themes = await db.selectFrom('themes').select(['id', 'job_scope', 'applications']).execute()
  return new Map(
    themes.map(({ id, job_scope, applications }) => [
      id,
      (applications as { search?: boolean }).search ? { id, jobScope: JobScope.parse(job_scope) } : null,
    ]),
  )
}
