import { Favorites, JobCard } from '#features/job-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { emptyMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import styles from './list.module.css'
import { type FavoritesPage, FavoritesQuery } from './schema.ts'

export type Props = FavoritesPage

const search = <ButtonLink href="/jobs/search">Search jobs</ButtonLink>

/** A person's saved jobs; expired ones stay in the list, marked. */
export default function SavedJobs({ jobs, totalDocs, ...query }: Props) {
  return (
    <Page title="Saved jobs" lead={totalDocs ? countOf(totalDocs) : undefined}>
      {jobs.length === 0 && (
        <EmptyState title={emptyMessages.nothingSaved} icon="bookmark" actions={search}>
          <p>Press the bookmark on any job to save it here.</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} heading="h2" hasEnded={job.isGone} />
          </li>
        ))}
      </ul>
      {totalDocs > 0 && (
        <Pagination
          page={query.page}
          total={totalDocs}
          perPage={query.limit}
          href={(page) => addressOf('/jobs/favorites', FavoritesQuery, query, { page })}
          label="Pages of saved jobs"
        />
      )}
      <Favorites />
    </Page>
  )
}

const countOf = (count: number) => (count === 1 ? 'One job' : `${figure(count)} jobs, most recent first`)
