import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { subscriptionMessages } from './messages.ts'
import type { SubscriptionEdit, SubscriptionList, SubscriptionQuery, SubscriptionRow } from './schema.ts'

/** Of `s`: between its days, in UTC. */
const isLive = sql<boolean>`(s.subscription_start <= current_date
  and (s.subscription_end is null or s.subscription_end >= current_date))`

const shownDay = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

const rows = (db: Db) =>
  db
    .selectFrom('sso_subscriptions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('employers as e', 'e.id', 's.employer_id')
    .select(['s.id', 's.external_id', 's.first_name', 's.last_name', 's.sku', 's.company_name'])
    .select(['s.user_id', sql<string>`u.first_name || ' ' || u.last_name`.as('user_name'), 'u.email'])
    .select(['s.employer_id', 'e.name as employer_name', isLive.as('is_live')])
    .select([shownDay('s.subscription_start').as('starts'), shownDay('s.subscription_end').as('ends')])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const orders = {
  '-start': sql`s.subscription_start desc, s.id desc`,
  start: sql`s.subscription_start, s.id`,
  end: sql`s.subscription_end nulls last, s.id`,
  name: sql`lower(s.last_name), lower(s.first_name), s.id`,
} as const

const states = {
  '': sql<boolean>`true`,
  live: isLive,
  ended: sql<boolean>`s.subscription_end < current_date`,
  unmatched: sql<boolean>`s.user_id is null`,
} as const

export async function listSubscriptions(db: Db, query: SubscriptionQuery): Promise<SubscriptionList> {
  const like = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`
  const found = rows(db)
    .where(states[query.state])
    .$if(query.q !== '', (all) =>
      all.where(
        sql<boolean>`concat_ws(' ', s.first_name, s.last_name, s.external_id, s.sku, s.company_name) ilike ${like}`,
      ),
    )
    .orderBy(orders[query.sort])
  const { rows: page, ...around } = await pageOf(db, found, query)
  return { ...query, ...around, ssoSubscriptions: page.map(shown) }
}

const shown = (row: Row): SubscriptionRow => ({
  id: row.id,
  externalId: row.external_id,
  firstName: row.first_name,
  lastName: row.last_name,
  sku: row.sku,
  user: row.user_id ? { id: row.user_id, name: row.user_name } : null,
  employer: row.employer_id ? { id: row.employer_id, name: row.employer_name! } : null,
  companyName: row.company_name,
  subscriptionStart: row.starts,
  subscriptionEnd: row.ends,
  isLive: row.is_live,
})

/** @throws Problem 404 */
export async function subscriptionEdit(db: Db, id: string): Promise<SubscriptionEdit> {
  const row = await rows(db).where('s.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(subscriptionMessages.missing)
  const { user: _, employer, ...values } = shown(row)
  return {
    ssoSubscription: { id },
    values: { ...values, user: row.email },
    employer: employer && { value: employer.id, label: employer.name },
  }
}
