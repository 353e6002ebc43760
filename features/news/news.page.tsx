import { NewsItems } from '#features/rss/widgets.ts'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import styles from './news.module.css'
import type { NewsPage } from './schema.ts'

export type Props = NewsPage

/** The articles of a site, by year. */
export default function News({ year, years, news }: Props) {
  const { site } = usePage<{ site: { name: string; origin: string } }>().props
  const isNewest = year === null || year === years[0]
  const title = isNewest ? 'News' : `News from ${year}`
  const address = `${site.origin}/news${isNewest ? '' : `?year=${year}`}`
  const description = `What’s new at ${site.name}.`
  return (
    <Page
      title={title}
      head={
        <>
          <meta head-key="description" name="description" content={description} />
          <meta head-key="og:title" property="og:title" content={title} />
          <meta head-key="og:description" property="og:description" content={description} />
          <meta head-key="og:url" property="og:url" content={address} />
          <link head-key="canonical" rel="canonical" href={address} />
        </>
      }
    >
      {years.length > 1 && (
        <nav aria-label="Years">
          <ul className={styles.years}>
            {years.map((one) => (
              <li key={one}>
                <Link href={`/news?year=${one}`} aria-current={one === year ? 'page' : undefined}>
                  {one}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <NewsItems items={news} heading="h2" />
    </Page>
  )
}
