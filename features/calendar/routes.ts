import { originOf, showsAddress } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import { feedFor } from '#lib/remote-items.ts'
import type { App, Tools } from '#lib/web.ts'
import { calendarMessages } from '#spec/messages.ts'
import { CalendarPage } from './answers.ts'
import { eventsOf, reachPrivateCalendars } from './events.ts'
import { CalendarQuery } from './schema.ts'

const config = { can: 'public', limit: { points: 300, seconds: 600, by: 'address' } } as const

/** Events of the external calendars that the site's pages show (document 1, section 7: GET /ical). */
export default async function calendarRoutes(app: App, { db, settings }: Tools) {
  reachPrivateCalendars(settings.allowPrivateAddresses)

  app.get(
    '/ical',
    { schema: { querystring: CalendarQuery, response: { 200: CalendarPage } }, config },
    async (request, reply) => {
      const { site, query, log } = request
      const { feedUrl, limit } = query
      if (!(await showsAddress(db, site, 'calendar', feedUrl))) throw notFound(calendarMessages.unknown)
      const { items, failed } = await eventsOf(new URL(feedUrl, originOf(request)).href, limit)
      const { items: _, ...shown } = feedFor({ items, failed }, request)
      if (failed) log.warn({ feedUrl, failed }, 'a calendar could not be read')
      return reply.page('calendar/events', { feedUrl, events: items, ...shown })
    },
  )
}
