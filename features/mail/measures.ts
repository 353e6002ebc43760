import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'
import { inScope } from '#lib/site-scope.ts'

export const mailMeasures: Measure[] = [
  {
    name: 'muster_mails_last_hour',
    help: 'Mails of the last hour, by status: queued, sent, failed, suppressed',
    labels: ['status'],
    async look(db) {
      const { rows } = await inScope(db, 'everywhere', (trx) =>
        sql<{ status: string; value: number }>`
          select status, count(*) as value from mails where created_at > now() - interval '1 hour'
          group by status`.execute(trx),
      )
      return rows.map(({ status, value }) => ({ value, labels: { status } }))
    },
  },
  {
    name: 'muster_mails_oldest_queued_seconds',
    help: 'How long the oldest mail has waited that is neither sent nor given up',
    async look(db) {
      const { rows } = await inScope(db, 'everywhere', (trx) =>
        sql<{ value: number }>`
          select coalesce(extract(epoch from now() - (select created_at from mails where status = 'queued'
            order by id limit 1)), 0) as value`.execute(trx),
      )
      return single(rows[0]?.value)
    },
  },
]
