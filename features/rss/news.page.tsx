import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './news.module.css'
import { NewsItems } from './news-items.tsx'
import type { RssPage } from './schema.ts'

export type Props = RssPage

/** The newest items of a feed elsewhere. */
export default function News({ events }: Props) {
  return (
    <Container>
      <Head title="News">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="News" />
          <NewsItems items={events} heading="h2" />
        </Stack>
      </div>
    </Container>
  )
}
