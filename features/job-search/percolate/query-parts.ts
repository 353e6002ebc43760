import { searchFlags } from '#spec/lists.ts'
import type { JobQuery } from '../schema.ts'

/** A saved query: what differs from the defaults. */
export type SavedQuery = Partial<JobQuery>

/** One condition of a search. A job matches a search when it matches every part, so equal parts are looked up once. */
export type QueryPart = { key: string; query: SavedQuery }

const lists = ['cat', 's', 'type', 'level', 'state'] as const

/** The parts of a search, except its words. */
export function queryParts(query: SavedQuery, themeId: string): QueryPart[] {
  const parts: QueryPart[] = []
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
