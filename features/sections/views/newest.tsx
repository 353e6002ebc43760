import { JobList } from '../job-list.tsx'
import { JobTable } from '../job-table.tsx'
import type { SectionProps } from '../schema.ts'

const link = { href: '/jobs/search?sort=newest', more: 'All new jobs' }

/** The newest jobs, as cards or to compare line by line. */
export default function Newest({ content, newest, closing, variant }: SectionProps) {
  const head = { ...link, title: content.newestTitle ?? 'Newest jobs' }
  return variant === 'table' ? (
    <JobTable {...head} jobs={newest} closing={closing} />
  ) : (
    <JobList {...head} jobs={newest} />
  )
}
