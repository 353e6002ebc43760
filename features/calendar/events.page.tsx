import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { FeedLink } from './agenda.tsx'
import { EventList } from './event-list.tsx'
import type { CalendarPage } from './schema.ts'

export type Props = CalendarPage

/** The next events of a calendar, and its address. */
export default function Events({ feedUrl, events }: Props) {
  return (
    <Page title="Events" narrow head={<meta head-key="robots" name="robots" content="noindex" />}>
      <EventList events={events} />
      <Card as="section">
        <FeedLink feedUrl={feedUrl} />
      </Card>
    </Page>
  )
}
