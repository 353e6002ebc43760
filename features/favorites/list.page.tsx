import { Favorites, JobCard } from '#features/jobs/widgets.ts'
import { emptyMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import styles from './list.module.css'
import type { FavoritesPage } from './schema.ts'

export type Props = FavoritesPage

const search = <ButtonLink href="/jobs/search">Search jobs</ButtonLink>

/** The jobs a person keeps; those that have ended stay, marked. */
export default function SavedJobs({ jobs, totalDocs, page, limit }: Props) {
  return (
    <Container>
      <Head title="Saved jobs" />
      <div className={styles.page}>
        <PageHeader title="Saved jobs" lead={totalDocs ? countOf(totalDocs) : undefined} />
        {jobs.length === 0 && (
          <EmptyState title={emptyMessages.nothingSaved} icon="bookmark" actions={search}>
            <p>Press the bookmark on any job and it waits for you here.</p>
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
            page={page}
            total={totalDocs}
            perPage={limit}
            href={(to) => `/jobs/favorites?page=${to}`}
            label="Pages of saved jobs"
          />
        )}
      </div>
      <Favorites />
    </Container>
  )
}

const countOf = (count: number) => (count === 1 ? 'One job.' : `${figure(count)} jobs, the last saved first.`)
