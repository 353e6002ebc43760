import { scoreColors } from '#spec/limits.ts'
import styles from './score.module.css'

/** Document 2, section 9: red below 50, yellow below 75, green otherwise; always with words, never color alone. */
export function scoreLevel(value: number) {
  if (value < scoreColors.redBelow) return { tone: 'red', words: 'Low match' } as const
  if (value < scoreColors.yellowBelow) return { tone: 'yellow', words: 'Fair match' } as const
  return { tone: 'green', words: 'Strong match' } as const
}

type Factor = { label: string; value: number; text?: string | null }
type Props = { value: number; factors?: Factor[]; label?: string }

/** A score from 0 to 100 in a ring, with its factors in a disclosure. */
export function Score({ value, factors, label }: Props) {
  const figure = Math.round(Math.min(100, Math.max(0, value)))
  const { tone, words } = scoreLevel(figure)
  const head = (
    <>
      <svg className={styles.ring} viewBox="0 0 36 36" width="40" height="40" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="15.9" />
        <circle
          className={styles.arc}
          cx="18"
          cy="18"
          r="15.9"
          pathLength="100"
          strokeDasharray={`${figure} 100`}
        />
        <text x="18" y="18">
          {figure}
        </text>
      </svg>
      <span className={styles.words} aria-label={`${label ?? words}, ${figure} of 100`} role="img">
        {label ?? words}
      </span>
    </>
  )
  if (!factors?.length) return <span className={`${styles.score} ${styles[tone]}`}>{head}</span>
  return (
    <details className={`${styles.details} ${styles[tone]}`}>
      <summary className={styles.score}>{head}</summary>
      <dl className={styles.factors}>
        {factors.map((factor) => (
          <div key={factor.label}>
            <dt>{factor.label}</dt>
            <dd>{Math.round(factor.value)}</dd>
            {factor.text && <dd className={styles.about}>{factor.text}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}
