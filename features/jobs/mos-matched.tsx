import { mosMatches } from '#spec/lists.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './mos-matched.module.css'
import type { JobBrief } from './schema.ts'

/** Why a military code found this job: the career or words it led to, and how. */
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
