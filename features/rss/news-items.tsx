import { emptyMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { sources } from '#ui/picture-variants.ts'
import { DateText } from '#ui/text.tsx'
import styles from './news-items.module.css'
import type { NewsItem } from './schema.ts'

type Props = {
  items: readonly NewsItem[]
  /** level of the items' titles */
  heading?: 'h2' | 'h3' | 'h4'
  openInNewTab?: boolean
}

/** One, two or three in a row. */
const sizes = '(min-width: 60rem) 24rem, (min-width: 36rem) 50vw, 100vw'

/** News, up to three a row (document 2, section 9). */
export function NewsItems({ items, heading: Title = 'h4', openInNewTab }: Props) {
  if (!items.length) return <p className={styles.none}>{emptyMessages.nothing}</p>
  return (
    <ul className={styles.news}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a feed may repeat an item
        <li key={at} className={styles.item}>
          {item.img && (
            <img
              {...sources(item.img, sizes)}
              alt=""
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            <Title className={styles.title}>
              <bdi>
                {item.link ? (
                  <Link href={item.link} {...(openInNewTab && { target: '_blank', rel: 'noopener' })}>
                    {item.title}
                  </Link>
                ) : (
                  item.title
                )}
              </bdi>
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
