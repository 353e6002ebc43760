import { type ReactNode, useEffect, useRef } from 'react'
import { JobCard } from '#features/job-cards/widgets.ts'
import { sorts } from '#spec/lists.ts'
import { jobsMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { pages } from '#ui/pagination-model.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type SearchPage, searchUrl } from '../schema.ts'
import { RecommendTo } from './recommend-to.tsx'
import styles from './results.module.css'

type Props = {
  page: SearchPage
  title: string
  searching: boolean
  /** actions on the search */
  actions?: ReactNode
  children?: ReactNode
}

/** The results: their count, order and jobs, and links to more pages. */
export function Results({ page, title, searching, actions, children }: Props) {
  const { jobs, query, totalDocs, limit } = page
  const { summary } = pages(page.page, totalDocs, limit)
  const heading = useFocusAfterLinks(query)
  return (
    <section className={styles.results} aria-busy={searching}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {/* Announces the new count to screen readers. */}
          <p className={styles.count} role="status">
            {totalDocs > 0 ? summary : <VisuallyHidden>{jobsMessages.noJobs}</VisuallyHidden>}
          </p>
        </div>
        <div className={styles.ways}>
          {actions}
          {totalDocs > 1 && <Sorts page={page} />}
        </div>
      </header>
      {children}
      <ol className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              heading="h2"
              action={page.mentee && <RecommendTo job={job} mentee={page.mentee} />}
            />
          </li>
        ))}
      </ol>
      {totalDocs > limit && (
        <Pagination
          page={page.page}
          total={totalDocs}
          perPage={limit}
          href={(number) => searchUrl(query, { page: number })}
          keepState
        />
      )}
    </section>
  )
}

function Sorts({ page: { query, place } }: { page: SearchPage }) {
  const offered = sorts.filter(({ value }) => value !== 'proximity' || place)
  return (
    <nav className={styles.sorts} aria-label="Sort by">
      <span aria-hidden="true">Sort by</span>
      {offered.map(({ value, label }) => (
        <Link
          key={value}
          href={searchUrl(query, { sort: value })}
          aria-current={query.sort === value ? 'true' : undefined}
          keepState
          keepScroll
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** After a change of page, order or filter by link the focus moves to the results; in the form it stays. */
function useFocusAfterLinks(query: SearchPage['query']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    const { activeElement } = document
    if (!activeElement?.closest('input, select, [type="submit"], [role="combobox"]')) heading.current?.focus()
  }, [query])
  return heading
}
