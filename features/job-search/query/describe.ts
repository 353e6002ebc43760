import { categoryLabels } from '#features/categories/index.ts'
import { wholePlatform } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { employerNames, stateNames } from '../results/labels.ts'
import { occupationOf } from '../results/occupation.ts'
import { understoodOf } from '../results/understood.ts'
import type { JobQuery, SearchPage } from '../schema.ts'
import { resolveSearch } from './resolve.ts'

/** What search-title.tsx and filter-list.tsx need to describe a search, without running it. */
export async function describeSearch(
  db: Db,
  query: JobQuery,
  themeId: string,
): Promise<Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels' | 'understood'>> {
  const [search, categories, employers] = await Promise.all([
    resolveSearch(db, query, { id: themeId, jobScope: wholePlatform }, Math.floor(Date.now() / 1000)),
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
    understood: understoodOf(query, search),
    labels: Object.fromEntries(labels.filter(([, label]) => label !== undefined)) as Record<string, string>,
  }
}
