import type { z } from 'zod'
import { searchFlags } from '#spec/lists.ts'
import type * as answers from './answers.ts'

export type SearchPage = z.infer<typeof answers.SearchPage>
export type Facet = SearchPage['facets'][number]
export type FacetName = Facet['name']
export type JobQuery = SearchPage['query']

const lists = ['cat', 's', 'type', 'level', 'state'] as const
const texts = [
  'q',
  'l',
  'c',
  '_c',
  'rank',
  '_rank',
  'o',
  '_o',
  'employer',
  'menteeToRecommend',
  'words',
  'there',
] as const
const usual = { r: '50', sort: 'score', page: 1, limit: 10 } as const

/** The canonical URL of a search. Changing anything but the page goes back to the first page. */
export function searchUrl(query: JobQuery, change: Partial<JobQuery> = {}): string {
  const wantedTitles = { ...query, page: 1, ...change }
  const later = wantedTitles.page > 1
  const parameters = new URLSearchParams()
  for (const name of texts) if (wantedTitles[name]) parameters.append(name, wantedTitles[name])
  if (wantedTitles.tab === 'mos' && !wantedTitles.c && !wantedTitles.o && !wantedTitles.rank)
    parameters.append('tab', 'mos')
  for (const name of lists) for (const value of wantedTitles[name]) parameters.append(name, value)
  for (const name of searchFlags) if (wantedTitles[name]) parameters.append(name, 'true')
  for (const [name, value] of Object.entries(usual)) {
    const given = wantedTitles[name as keyof typeof usual]
    if (given !== value) parameters.append(name, String(given))
  }
  if (later && wantedTitles.at) parameters.append('at', wantedTitles.at)
  for (const [name, value] of wantedTitles.rest) parameters.append(name, value)
  const text = parameters.toString()
  return text ? `/jobs/search?${text}` : '/jobs/search'
}

/** The same search on a map: by words, place and state, which is what the map knows. */
export function mapUrl({ q, l, r, state }: JobQuery): string {
  const asked = { q, l, r: r === usual.r ? '' : r, state: state.length === 1 ? state[0]! : '' }
  const parameters = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  return parameters.size ? `/jobs/map?${parameters}` : '/jobs/map'
}
