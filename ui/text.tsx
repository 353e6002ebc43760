import { longDate, longTime, relativeDate } from './relative-date.ts'
import styles from './text.module.css'
import { type Wage, wageText } from './wage.ts'

/** A wage in one unbroken line; nothing when it is unknown. */
export function WageText(wage: Wage) {
  const words = wageText(wage)
  return words && <span className={styles.figures}>{words}</span>
}

type DateProps = { date: string; now?: string; exact?: boolean }

/**
 * How long ago, with the date for whoever points at it. `now` is the server's, so that the first rendering
 * in the browser says the same.
 */
export function DateText({ date, now, exact }: DateProps) {
  const when = new Date(date)
  return (
    <time dateTime={date} title={longDate(when)} suppressHydrationWarning={!now}>
      {exact ? longDate(when) : relativeDate(when, now ? new Date(now) : new Date())}
    </time>
  )
}

/** A moment to the minute, the same for everybody. */
export function TimeText({ date }: { date: string }) {
  return (
    <time dateTime={date} className={styles.figures}>
      {longTime(new Date(date))}
    </time>
  )
}

/** For what is written where it will stand. */
export const proseClass = styles.prose

/** Cleaned HTML from outside, in the look of our own text. */
export function Prose({ html }: { html: string }) {
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />
}
