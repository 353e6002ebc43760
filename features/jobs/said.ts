import type { Db } from '#lib/db.ts'
import { categoryLabels, employerNames, stateNames } from './labels.ts'
import { occupationOf } from './occupation.ts'
import type { JobQuery, SearchPage } from './schema.ts'
import { understand } from './understand.ts'

/** What the words for a search are made of (search-title.tsx, filter-list.tsx), without running it. */
export async function saySearch(
  db: Db,
  query: JobQuery,
  themeId: string,
): Promise<Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels'>> {
  const [search, categories, employers] = await Promise.all([
    understand(db, query, themeId, Math.floor(Date.now() / 1000)),
    categoryLabels(db),
    employerNames(db, [query.employer]),
  ])
  const { occupation } = await occupationOf(db, search)
  const labels: [string, string | undefined][] = [
    ...query.cat.map((id): [string, string | undefined] => [`cat:${id}`, categories.get(id)]),
    ...query.state.map((code): [string, string | undefined] => [`state:${code}`, stateNames.get(code)]),
    [`employer:${query.employer}`, employers.get(query.employer)],
  ]
  return {
    query,
    place: search.place && { label: `${search.place.city}, ${search.place.state}` },
    occupation,
    labels: Object.fromEntries(labels.filter(([, label]) => label !== undefined)) as Record<string, string>,
  }
}
