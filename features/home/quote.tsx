import type { HomeContent } from '#features/themes/schema.ts'
import styles from './quote.module.css'

/** What somebody said. */
export function Quote({ quote, quoteBy }: HomeContent) {
  if (!quote) return null
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      {quoteBy && <figcaption>{quoteBy}</figcaption>}
    </figure>
  )
}
