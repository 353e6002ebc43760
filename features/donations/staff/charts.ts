import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { type Filters, found } from './found.ts'
import type { GiftCharts } from './schema.ts'

/** As many days as the chart shows. */
const days = 60

/** Raised by day and by channel, of what the filters find: gifts that succeeded, less refunds. */
export async function chartsOf(trx: Db, viewer: Person, filters: Filters): Promise<GiftCharts> {
  const succeeded = found(trx, viewer, filters).where('d.state', '=', 'succeeded')
  const cents = sql<number>`sum(d.amount_cents - d.refunded_cents)`.as('cents')
  const raised = await succeeded
    .where('d.succeeded_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .select([sql<string>`(d.succeeded_at at time zone s.time_zone)::date::text`.as('day'), cents])
    .groupBy('day')
    .execute()
  const channels = await succeeded
    .select(['d.channel', cents, sql<number>`count(*)`.as('gifts')])
    .groupBy('d.channel')
    .orderBy('cents', 'desc')
    .execute()
  return { days: everyDay(new Map(raised.map(({ day, cents }) => [day, cents]))), channels }
}

/** Also those on which nobody gave. */
function everyDay(raised: Map<string, number>) {
  return Array.from({ length: days }, (_, ago) => {
    const day = new Date(Date.now() - (days - 1 - ago) * 86_400_000).toISOString().slice(0, 10)
    return { day, cents: raised.get(day) ?? 0 }
  })
}
