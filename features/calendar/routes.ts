import { isConfigured } from '#features/content/index.ts'
import { originOf } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { calendarMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { eventsOf, reachPrivateCalendars } from './events.ts'
import { CalendarQuery } from './schema.ts'

const config = { can: 'public', limit: { points: 300, seconds: 600, by: 'address' } } as const

/** Events of calendars elsewhere (document 1, section 7: GET /ical), of those that a page of the site shows. */
export default async function calendarRoutes(app: App, { db, settings }: Tools) {
  reachPrivateCalendars(settings.allowPrivateAddresses)

  app.get('/ical', { schema: { querystring: CalendarQuery }, config }, async (request, reply) => {
    const { site, query, log } = request
    const { feedUrl, limit } = query
    if (!(await isConfigured(db, site, 'calendar', feedUrl))) throw notFound(calendarMessages.unknown)
    const { items, failed } = await eventsOf(new URL(feedUrl, originOf(request)).href, limit)
    if (failed) log.warn({ feedUrl, failed }, 'a calendar can not be read')
    return reply.page('calendar/events', { feedUrl, events: items })
  })
}
