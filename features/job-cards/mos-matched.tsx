import { mosMatches } from '#spec/lists-of-jobs.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './mos-matched.module.css'
import type { JobBrief } from './schema.ts'

/** How a military code matched this job: the career or title, and the kind of match. */
export function MosMatched({ how, term, career }: NonNullable<JobBrief['mos']>) {
  return (
    <p className={styles.matched}>
      <Icon name="branch" />
      <span>
        <strong>{career ?? `“${term}”`}</strong> {mosMatches[how]}
      </span>
    </p>
  )
}
