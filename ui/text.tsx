import { Fragment } from 'react'
import { longDate, relativeDate } from './relative-date.ts'
import styles from './text.module.css'
import { type Wage, wageText } from './wage.ts'

/** A wage that does not wrap; nothing when it is unknown. */
export function WageText(wage: Wage) {
  const words = wageText(wage)
  return words && <span className={styles.figures}>{words}</span>
}

type DateProps = { date: string; now?: string; exact?: boolean }

/**
 * A relative date, with the exact date on hover. `now` is the server's, so that hydration renders the same
 * text.
 */
export function DateText({ date, now, exact }: DateProps) {
  const when = new Date(date)
  return (
    <time dateTime={date} title={longDate(when)} suppressHydrationWarning={!now}>
      {exact ? longDate(when) : relativeDate(when, now ? new Date(now) : new Date())}
    </time>
  )
}

/** A text that may break after such a letter: an email address after its "@", a domain after its dots. */
export function Breakable({ children, after }: { children: string; after: string }) {
  const parts = children.split(after)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={index}>
      {part}
      {index < parts.length - 1 && (
        <>
          {after}
          <wbr />
        </>
      )}
    </Fragment>
  ))
}

/** The styles of formatted text, for in-place editing. */
export const proseClass = styles.prose

/** Sanitized external HTML, in our own text styles. */
export function Prose({ html }: { html: string }) {
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />
}
