import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './hiring.module.css'
import type { JobBrief } from './schema.ts'

/** The company that an aggregator's feed names, else the employer. */
export const hiring = (job: JobBrief) => job.feedEmployer ?? job.employer.name

/** Who is hiring and since when: employer, agency, and the aggregator. */
export function Hiring({ job }: { job: JobBrief }) {
  const agency = [job.agency, job.subagency].filter((name) => name && name !== hiring(job)).join(', ')
  return (
    <p className={styles.hiring}>
      <span className={styles.line}>
        <span className={styles.employer}>{hiring(job)}</span>
        {agency && <span>{agency}</span>}
        {job.feedEmployer && <span>through {job.employer.name}</span>}
        <span>
          <VisuallyHidden>Posted </VisuallyHidden>
          <DateText date={job.createdAt} />
        </span>
      </span>
    </p>
  )
}
