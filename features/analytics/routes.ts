import { sendCsv } from '#lib/csv.ts'
import type { App, Tools } from '#lib/web.ts'
import { analytics, todayIn, within } from './analytics.ts'
import { figureColumns, figureRows, subjectColumns } from './csv.ts'
import { AnalyticsQuery } from './schema.ts'
import { subjectsOf } from './subjects.ts'

const config = { can: 'analytics.view' } as const
const mostSubjects = 1_000

/** What happens on sites, for those who answer for them (document 2, section 2). */
export default async function analyticsRoutes(app: App, { db }: Tools) {
  app.get(
    '/analytics',
    { schema: { querystring: AnalyticsQuery }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page(
        'analytics/analytics',
        await analytics(db, { viewer, query, today: todayIn(site.timeZone) }),
      ),
  )

  app.get(
    '/analytics.csv',
    { schema: { querystring: AnalyticsQuery, hide: true }, config },
    async ({ viewer, site, query }, reply) => {
      const asked = { viewer, query, today: todayIn(site.timeZone) }
      const { kinds, rows } = await within(db, asked, async (trx, { shown, days, kinds }) => ({
        kinds,
        rows: await figureRows(trx, shown, days, query.by),
      }))
      return sendCsv(reply, 'analytics', figureColumns(kinds), rows)
    },
  )

  app.get(
    '/analytics/list.csv',
    { schema: { querystring: AnalyticsQuery, hide: true }, config },
    async ({ viewer, site, query: given }, reply) => {
      const asked = { viewer, query: given, today: todayIn(site.timeZone) }
      const { figure, rows } = await within(db, asked, async (trx, { query, chosen, days }) => ({
        figure: query.figure,
        rows: (await subjectsOf(trx, chosen, query, days, mostSubjects)) ?? [],
      }))
      return sendCsv(reply, `analytics-${figure}`, subjectColumns(figure), rows)
    },
  )
}
