import type { JobBrief } from '#features/job-cards/schema.ts'
import { JobGrid } from '#features/job-cards/widgets.ts'
import styles from './section.module.css'
import { SectionHead } from './section-head.tsx'

type Props = { title: string; jobs: JobBrief[]; href?: string; more?: string }

/** A few jobs under a heading; nothing where there are none. */
export function JobList({ title, jobs, href, more }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={title} href={href} more={more} />
      <JobGrid jobs={jobs} />
    </section>
  )
}
