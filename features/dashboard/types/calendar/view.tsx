import { AddToAgenda, EventList } from '#features/calendar/widgets.ts'
import type { ViewProps } from '../views.tsx'
import type { CalendarData } from './load.ts'

export default function Calendar({ data: { events, feedUrl }, title }: ViewProps<CalendarData>) {
  return (
    <>
      <EventList events={events} />
      <AddToAgenda feedUrl={feedUrl} title={title} />
    </>
  )
}
