import styles from './active-filters.module.css'
import { activeFilters } from './filter-list.tsx'
import type { SearchPage } from './schema.ts'

type Said = Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels'>

/** What narrows a search, in the words of the search page. */
export function SearchWords({ said }: { said: Said }) {
  const { query, place } = said
  const words = [
    ...activeFilters(said).map(({ label }) => label),
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
