import { ChipLink } from './chip.tsx'
import { Link } from './link.tsx'
import styles from './list-page.module.css'

/** An active filter, and the query change that removes it. */
export type FilterChip = { label: string; clears: Record<string, unknown> }

type Props = { chips: FilterChip[]; href: (change: Record<string, unknown>) => string; path: string }

/** What narrows a list, each with a way to take it back. */
export function FilterChips({ chips, href, path }: Props) {
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ label, clears }) => (
        <li key={label}>
          <ChipLink href={href(clears)} keepScroll>
            {label}
          </ChipLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href={path} keepScroll>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
