import type { NewsItem } from '#features/rss/schema.ts'
import { NewsItems } from '#features/rss/widgets.ts'
import styles from './section.module.css'
import { SectionHead } from './section-head.tsx'

/** The newest articles of the site (document 2, section 2: news block on the home page); nothing where there are none. */
export function News({ news }: { news: NewsItem[] }) {
  if (news.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title="News" href="/news" more="All news" />
      <NewsItems items={news} heading="h3" />
    </section>
  )
}
