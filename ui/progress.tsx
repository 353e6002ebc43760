import { cx } from './class-names.ts'
import styles from './progress.module.css'

type Props = {
  label: string
  value: number
  max: number
  /** The figures in words: '1,204 of 3,000 jobs'. Else the share in percent. */
  text?: string
  tone?: 'brand' | 'success' | 'danger'
}

/** How far long work, or a goal, has come: a bar and its figures. */
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

/** Turns while something works; the words beside it say what. */
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
