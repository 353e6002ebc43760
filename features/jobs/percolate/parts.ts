import { searchFlags } from '#spec/lists.ts'
import type { JobQuery } from '../schema.ts'

/** A search as it is kept: what it says; what is absent is as usual. */
export type KeptQuery = Partial<JobQuery>

/** One condition of a search. A job meets the search when it meets each of its parts, so equal parts are looked up once. */
export type Part = { key: string; query: KeptQuery }

const lists = ['cat', 's', 'type', 'level', 'state'] as const

/** The parts of a search, but for its words. */
export function partsOf(query: KeptQuery, themeId: string): Part[] {
  const parts: Part[] = []
  const add = (key: string, part: KeptQuery) => parts.push({ key, query: part })
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
