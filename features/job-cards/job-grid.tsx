import { JobCard } from './job-card.tsx'
import styles from './job-grid.module.css'
import type { JobBrief } from './schema.ts'

/** A few jobs side by side. */
export function JobGrid({ jobs }: { jobs: JobBrief[] }) {
  return (
    <ul className={styles.grid}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  )
}
