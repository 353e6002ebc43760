import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'

export const paymentMeasures: Measure[] = [
  {
    name: 'muster_payments_last_hour',
    help: 'Payments settled in the last hour, by how: succeeded, failed',
    labels: ['state'],
    async look(db) {
      const { rows } = await sql<{ state: string; value: number }>`
        select state, count(*) as value from payments
        where settled_at > now() - interval '1 hour' group by state`.execute(db)
      return rows.map(({ state, value }) => ({ value, labels: { state } }))
    },
  },
  {
    name: 'muster_payments_oldest_unsettled_seconds',
    help: 'How long the oldest payment has waited for an answer of the provider',
    async look(db) {
      const { rows } = await sql<{ value: number }>`
        select coalesce(extract(epoch from now() - min(created_at)), 0) as value
        from payments where state in ('pending', 'action')`.execute(db)
      return single(rows[0]?.value)
    },
  },
]
