import type { SearchPage } from '../schema.ts'
import styles from './active-filters.module.css'
import { activeFilters } from './filter-list.tsx'

type DescribedSearch = Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels'>

/** The filters of a search, labeled as on the search page. */
export function SearchWords({ description }: { description: DescribedSearch }) {
  const { query, place } = description
  const words = [
    ...activeFilters(description).map(({ label }) => label),
    ...(place && query.r !== 'exact' ? [`within ${query.r} ${query.r === '1' ? 'mile' : 'miles'}`] : []),
    ...(query._rank ? [query._rank] : []),
  ]
  if (words.length === 0) return null
  return (
    <ul className={styles.words} aria-label="Filters">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
