import { type ReactNode, useEffect, useRef } from 'react'
import { JobCard } from '#features/job-cards/widgets.ts'
import { countedResults } from '#spec/limits.ts'
import { sorts } from '#spec/lists.ts'
import { jobsMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { pages } from '#ui/pagination-model.ts'
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
  /** after the jobs at the place, before remote ones */
  between?: ReactNode
}

/** The results: their count, order and jobs, and links to more pages. */
export function Results({ page, title, searching, actions, children, between }: Props) {
  const { jobs, query, totalDocs, limit, nearby } = page
  const here = nearby ? jobs.slice(0, nearby.onPage) : jobs
  const elsewhere = nearby ? jobs.slice(nearby.onPage) : []
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
            {totalDocs > 0 ? summary : jobsMessages.noJobs}
          </p>
        </div>
        <div className={styles.ways}>
          {actions}
          {totalDocs > 1 && <Sorts page={page} />}
        </div>
      </header>
      {children}
      {here.length > 0 && <Cards jobs={here} page={page} heading="h2" />}
      {between}
      {elsewhere.length > 0 && (
        <>
          <h2 className={styles.elsewhere}>Remote jobs</h2>
          <Cards jobs={elsewhere} page={page} heading="h3" />
        </>
      )}
      {totalDocs > limit && (
        <Pagination
          page={page.page}
          total={Math.min(totalDocs, countedResults)}
          perPage={limit}
          href={(number) => searchUrl(query, { page: number })}
          keepState
        />
      )}
    </section>
  )
}

function Cards({
  jobs,
  page,
  heading,
}: {
  jobs: SearchPage['jobs']
  page: SearchPage
  heading: 'h2' | 'h3'
}) {
  return (
    <ol className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            heading={heading}
            action={page.mentee && <RecommendTo job={job} mentee={page.mentee} />}
          />
        </li>
      ))}
    </ol>
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
