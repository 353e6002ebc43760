import { Progress } from '#ui/progress.tsx'
import { Score } from '#ui/score.tsx'
import styles from './applicants.module.css'
import { factorLabels } from './model/labels.ts'
import type { ApplicantDetail, Factors } from './schema.ts'

/** Why somebody fits: the score and what it consists of. */
export function Fit({ applicant: { user, score, factors } }: { applicant: ApplicantDetail }) {
  if (score === null || !factors) return null
  return (
    <section aria-labelledby="fit">
      <h3 id="fit" className={styles.subheading}>
        How {user.firstName} fits
      </h3>
      <Score value={score} />
      <div className={styles.factors}>
        {Object.entries(factorLabels).map(([name, { label, most }]) => {
          const value = Math.round(factors[name as keyof Factors])
          return <Progress key={name} label={label} value={value} max={most} text={`${value} of ${most}`} />
        })}
      </div>
    </section>
  )
}
