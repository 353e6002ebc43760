import { emptyMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './news-items.module.css'
import type { NewsItem } from './schema.ts'

type Props = {
  items: readonly NewsItem[]
  /** level of the items' titles */
  heading?: 'h2' | 'h3' | 'h4'
}

/** News, up to three a row (document 2, section 9). */
export function NewsItems({ items, heading: Title = 'h4' }: Props) {
  if (!items.length) return <p className={styles.none}>{emptyMessages.nothing}</p>
  return (
    <ul className={styles.news}>
      {items.map((item) => (
        <li key={`${item.link} ${item.title}`} className={styles.item}>
          {item.img && (
            <img src={item.img} alt="" loading="lazy" decoding="async" className={styles.picture} />
          )}
          <div className={styles.words}>
            <Title className={styles.title}>
              <bdi>{item.link ? <Link href={item.link}>{item.title}</Link> : item.title}</bdi>
            </Title>
            {item.pubDate && (
              <p className={styles.when}>
                <DateText date={item.pubDate} exact />
              </p>
            )}
            {item.summary && <p dir="auto">{item.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
