import { ChipLink } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'
import styles from './active-filters.module.css'
import type { Filter } from './filter-list.tsx'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ filters, clearHref }: { filters: Filter[]; clearHref: string }) {
  if (filters.length === 0) return null
  return (
    <ul className={styles.filters} aria-label="Active filters">
      {filters.map(({ label, href }) => (
        <li key={href}>
          <ChipLink href={href} keepScroll keepState>
            {label}
          </ChipLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={clearHref} keepScroll keepState className={styles.clear}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
