import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { SearchPage } from '../schema.ts'
import { withoutFilters } from './filter-list.tsx'
import styles from './search-help.module.css'

export function DidYouMean({ suggestion }: { suggestion: SearchPage['didYouMean'] }) {
  if (!suggestion) return null
  return (
    <p className={styles.mean}>
      Did you mean{' '}
      <Link href={suggestion.href} keepState>
        {suggestion.label}
      </Link>
      ?
    </p>
  )
}

/** No results: similar searches that have some, with counts. */
export function NothingFound({ page, filtered }: { page: SearchPage; filtered: boolean }) {
  return (
    <EmptyState
      title="Nothing matches all of this."
      actions={
        <ButtonLink href="/jobs/search" variant="secondary">
          View all jobs
        </ButtonLink>
      }
    >
      {page.wider.length > 0 ? (
        <>
          <p>These searches find more:</p>
          <Wider wider={page.wider} />
        </>
      ) : filtered ? (
        <p>
          <Link href={withoutFilters(page.query)} keepState>
            Search without the filters
          </Link>
        </p>
      ) : (
        <p>Try other words, or say what the work is, such as “fix air conditioners”.</p>
      )}
    </EmptyState>
  )
}

/** Few results, or few at the place: the same help below them. */
export function FoundLittle({ page: { wider, nearby, place } }: { page: SearchPage }) {
  return (
    <aside className={styles.little}>
      <p>
        {nearby && place
          ? `${nearbyInWords(nearby.total)} near ${place.label}. Look further:`
          : 'These searches find more:'}
      </p>
      <Wider wider={wider} />
    </aside>
  )
}

function nearbyInWords(total: number): string {
  if (total === 0) return 'There is no such job'
  return total === 1 ? 'There is only one job' : `There are only ${total} jobs`
}

function Wider({ wider }: Pick<SearchPage, 'wider'>) {
  return (
    <ul className={styles.wider}>
      {wider.map(({ label, count, href }) => (
        <li key={href}>
          <Link href={href} keepState>
            <Icon name="search" />
            <span>{label}</span>
            <span className={styles.count}>
              {figure(count)} {count === 1 ? 'job' : 'jobs'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
