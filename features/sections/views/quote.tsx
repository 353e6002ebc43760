import type { SectionProps } from '../schema.ts'
import styles from './quote.module.css'

/** What somebody said. */
export default function Quote({ content: { quote, quoteBy } }: SectionProps) {
  if (!quote) return null
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      {quoteBy && <figcaption>{quoteBy}</figcaption>}
    </figure>
  )
}
