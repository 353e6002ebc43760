import { NewsItems } from '#features/rss/widgets.ts'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head, usePage } from '#ui/nav.ts'
import styles from './news.module.css'
import type { NewsPage } from './schema.ts'

export type Props = NewsPage

/** The articles of a site, year by year. */
export default function News({ year, years, news }: Props) {
  const { site } = usePage<{ site: { name: string; origin: string } }>().props
  const title = year === null || year === years[0] ? 'News' : `News of ${year}`
  const address = `${site.origin}/news${year === null || year === years[0] ? '' : `?year=${year}`}`
  const description = `What is new at ${site.name}.`
  return (
    <Container>
      <Head title={title}>
        <meta head-key="description" name="description" content={description} />
        <meta head-key="og:title" property="og:title" content={title} />
        <meta head-key="og:description" property="og:description" content={description} />
        <meta head-key="og:url" property="og:url" content={address} />
        <link head-key="canonical" rel="canonical" href={address} />
      </Head>
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={title} />
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
        </Stack>
      </div>
    </Container>
  )
}
