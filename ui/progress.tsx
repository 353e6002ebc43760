import { cx } from './class-names.ts'
import styles from './progress.module.css'

type Props = {
  label: string
  value: number
  max: number
  /** The figures as text: '1,204 of 3,000 jobs'. Default: the percentage. */
  text?: string
  tone?: 'brand' | 'success' | 'danger'
}

/** A progress bar with its figures, for a long task or a goal. */
export function Progress({ label, value, max, text, tone = 'brand' }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const figures = text ?? `${Math.round(share * 100)}%`
  return (
    <div className={styles.progress}>
      <div className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.figures}>{figures}</span>
      </div>
      <progress
        className={cx(styles.bar, styles[tone])}
        aria-label={label}
        aria-valuetext={figures}
        value={share * 100}
        max={100}
      />
    </div>
  )
}

/** A spinner; the text next to it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={cx(styles.spinner, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
