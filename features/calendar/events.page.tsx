import { Card } from '#ui/card.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { FeedLink } from './agenda.tsx'
import { EventList } from './event-list.tsx'
import styles from './events.module.css'
import type { CalendarPage } from './schema.ts'

export type Props = CalendarPage

/** The next events of a calendar, and its address. */
export default function Events({ feedUrl, events }: Props) {
  return (
    <Container narrow>
      <Head title="Events">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Events" />
          <EventList events={events} />
          <Card as="section">
            <FeedLink feedUrl={feedUrl} />
          </Card>
        </Stack>
      </div>
    </Container>
  )
}
