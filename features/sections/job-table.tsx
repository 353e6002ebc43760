import type { JobBrief } from '#features/job-cards/schema.ts'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/table.tsx'
import section from './section.module.css'
import { SectionHead } from './section-head.tsx'

type Props = {
  title: string
  jobs: JobBrief[]
  /** by id, where a job closes: 'Dec 4' */
  closing: Record<string, string>
  /** by id; with them the table has agencies and counties instead of employers and places */
  counties?: Record<string, string>
  href?: string
  more?: string
}

/** A few jobs to compare line by line; on a phone each is a card. */
export function JobTable({ title, jobs, closing, counties, href, more }: Props) {
  if (jobs.length === 0) return null
  const closes = jobs.some(({ id }) => closing[id])
  return (
    <section className={section.section}>
      <SectionHead title={title} href={href} more={more} />
      <Table
        caption={title}
        hideCaption
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: 'Position',
            cell: (job) => <Link href={job.href}>{job.title}</Link>,
            onPhone: 'title',
          },
          ...(counties ? agencyColumns(counties) : employerColumns),
          { key: 'pay', header: 'Pay', cell: ({ wage }) => wage ?? '' },
          ...(closes
            ? [
                {
                  key: 'closes',
                  header: 'Closes',
                  cell: ({ id }: JobBrief) => (
                    <span className={section.day}>{closing[id] ?? 'When filled'}</span>
                  ),
                },
              ]
            : []),
        ]}
        empty={null}
      />
    </section>
  )
}

const employerColumns: Column<JobBrief>[] = [
  { key: 'employer', header: 'Employer', cell: ({ employer }) => employer.name },
  { key: 'place', header: 'Place', cell: ({ addressShort }) => addressShort ?? '' },
]

const agencyColumns = (counties: Record<string, string>): Column<JobBrief>[] => [
  {
    key: 'agency',
    header: 'Agency',
    cell: ({ agency, subagency, employer }) => subagency ?? agency ?? employer.name,
  },
  {
    key: 'county',
    header: 'County',
    cell: ({ id, isRemote, addressShort }) =>
      isRemote ? 'Any, remote' : (counties[id] ?? addressShort ?? ''),
  },
]
