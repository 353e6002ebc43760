import { Card } from '#ui/card.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './home.module.css'
import type { EmployerHome, JobLine } from './schema.ts'

/** The jobs that people apply to or save most, with their last weeks. */
export function JobTable({ home }: { home: EmployerHome }) {
  const { employer, jobs, jobCount } = home
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2>Jobs, last 28 days</h2>
        {jobCount > 0 && (
          <Link href={`/jobs/search?employer=${employer!.id}`}>All {figure(jobCount)} jobs</Link>
        )}
      </div>
      {jobs.length === 0 ? (
        <EmptyState title="No open jobs" icon="briefcase">
          <p>Jobs from your feed and jobs you post appear here.</p>
        </EmptyState>
      ) : (
        <Table
          caption="Jobs, last 28 days"
          hideCaption
          columns={columns}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}

const columns: Column<JobLine>[] = [
  {
    key: 'job',
    header: 'Job',
    onPhone: 'title',
    cell: ({ title, href, place }) => (
      <>
        <Link href={href}>{title}</Link>
        {place && <div className={styles.quiet}>{place}</div>}
      </>
    ),
  },
  { key: 'views', header: 'Views', align: 'end', cell: ({ views }) => figure(views) },
  {
    key: 'favorites',
    header: 'Saves',
    align: 'end',
    wideOnly: true,
    cell: ({ favorites }) => figure(favorites),
  },
  {
    key: 'applications',
    header: 'Applications',
    align: 'end',
    cell: ({ applications }) => figure(applications),
  },
  { key: 'weeks', header: '8 weeks', cell: ({ weeks }) => <Sparkline values={weeks} /> },
  {
    key: 'closes',
    header: 'Closes',
    cell: ({ closesAt, closesSoon }) =>
      closesAt ? (
        <span className={closesSoon ? styles.soon : undefined}>
          {closesSoon && <Icon name="calendar" />} <DateText date={closesAt} exact />
        </span>
      ) : (
        'Stays open'
      ),
  },
]
