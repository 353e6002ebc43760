import type { JobBrief } from '#features/job-cards/schema.ts'
import { JobGrid } from '#features/job-cards/widgets.ts'
import styles from './similar-jobs.module.css'

export function SimilarJobs({ jobs }: { jobs: JobBrief[] }) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.similar}>
      <h2>Similar jobs</h2>
      <JobGrid jobs={jobs} />
    </section>
  )
}
