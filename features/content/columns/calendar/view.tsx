import type { CalendarEvent } from '#features/calendar/schema.ts'
import { CalendarPanel } from '#features/calendar/widgets.ts'
import type { FeedFor } from '#lib/remote-items.ts'
import { linkOf } from '../../model/grammar.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { calendar } from './schema.ts'

type Data = { feed: FeedFor<CalendarEvent> | null }

export default function CalendarView({
  values,
  data,
}: ViewProps<ValuesOf<typeof calendar>, Data | undefined>) {
  const feedUrl = linkOf(values.linkTo)
  if (!data) return <Waiting icon="calendar">The events of the calendar appear here.</Waiting>
  if (!feedUrl) return null
  return <CalendarPanel title={values.title || 'Events'} feedUrl={feedUrl} feed={data.feed} />
}
