import { z } from 'zod'
import type { SearchPage } from '#features/job-search/schema.ts'
import { savedSearches } from '#spec/limits.ts'
import { type SearchFrequency, searchFrequencies } from '#spec/lists.ts'
import { type TimeZone, timeZones } from '#spec/time-zones.ts'
import { savedSearchMessages } from './messages.ts'

const text = z.string().trim().max(200)
const oneOf = <Value extends string>(items: readonly { value: Value }[]) =>
  z.enum(items.map(({ value }) => value) as [Value, ...Value[]])

/** The form of a saved search. `query` is the search as in its URL; the other fields change it. */
export const SavedSearchForm = z.object({
  name: z.string().trim().max(savedSearches.nameCharacters, savedSearchMessages.longName).default(''),
  frequency: oneOf<SearchFrequency>(searchFrequencies),
  timeZone: oneOf<TimeZone>(timeZones),
  query: z.string().max(4_000).optional(),
  q: text.optional(),
  l: text.optional(),
  r: text.optional(),
})
export type SavedSearchForm = z.infer<typeof SavedSearchForm>

/** A search described as on the search page. */
export type DescribedSearch = Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels' | 'understood'>

export type SavedSearch = {
  id: string
  name: string
  /** the URL of the search */
  href: string
  description: DescribedSearch
  frequency: SearchFrequency
  timeZone: TimeZone
  createdAt: string
  lastMailAt: string | null
}

/** The props of saved-searches/list. */
export type SavedSearchList = { searches: SavedSearch[]; most: number }

/** The props of saved-searches/edit, also for a new one. */
export type SavedSearchEdit = {
  /** null: a new one */
  id: string | null
  description: DescribedSearch
  href: string
  /** the query string of the search's URL, without the question mark */
  queryText: string
  name: string
  frequency: SearchFrequency
  timeZone: TimeZone
}

/** The props of saved-searches/unsubscribe. */
export type Unsubscribe = {
  id: string
  token: string
  /** null: the search has been removed */
  name: string | null
  isOff: boolean
}
