import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { type Column, Table } from '#ui/table.tsx'
import styles from './results.module.css'
import type { ResultsPage } from './schema.ts'

type Occupation = ResultsPage['occupations'][number]

/** Occupations that people with these interests do, and the jobs that are open. */
export function Occupations({ occupations, zip }: Pick<ResultsPage, 'occupations' | 'zip'>) {
  const { viewer } = usePage<{ viewer?: { id: string } | null }>().props
  if (!occupations.length) return null
  return (
    <section className={styles.part} id="occupations">
      <div>
        <h2>Occupations that fit</h2>
        <p className={styles.quiet}>
          By the interests that O*NET has for each occupation.{' '}
          {zip ? (
            `Jobs are within 50 miles of ${zip}.`
          ) : (
            <Link href={`/profile/${viewer?.id}/edit/about`}>Add your ZIP code to see jobs near you.</Link>
          )}
        </p>
      </div>
      <Table
        caption="Occupations that fit, best first"
        hideCaption
        columns={columnsOf(zip).filter(
          ({ key }) => key !== 'service' || occupations.some(({ service }) => service),
        )}
        rows={occupations}
        rowKey={({ soc }) => soc}
      />
    </section>
  )
}

const columnsOf = (zip: string | null): Column<Occupation>[] => [
  { key: 'title', header: 'Occupation', onPhone: 'title', cell: ({ title }) => title },
  { key: 'code', header: 'Interests', cell: ({ code }) => code },
  {
    key: 'service',
    header: 'Your service',
    cell: ({ service }) => (service ? `Leads on from ${service}` : ''),
  },
  {
    key: 'jobs',
    header: zip ? 'Jobs near you' : 'Jobs',
    align: 'end',
    cell: ({ title, jobs, href }) =>
      jobs ? (
        <Link href={href} aria-label={`${jobs === 1 ? '1 job' : `${figure(jobs)} jobs`}: ${title}`}>
          {jobs === 1 ? '1 job' : `${figure(jobs)} jobs`}
        </Link>
      ) : (
        jobs === 0 && 'None now'
      ),
  },
]
