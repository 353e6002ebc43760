import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { lastPage } from '#lib/paged.ts'
import { countedResults } from '#spec/limits.ts'
import type { UserSort } from '../schema.ts'
import { conditionsOf, type SearchScope } from './conditions.ts'
import { type Measure, scoreOf } from './fit.ts'

/** Each order is that of an index, so that the first page of a million people costs what it shows. */
const orders: Record<Exclude<UserSort, 'score'>, RawBuilder<unknown>> = {
  '-created': sql.raw('u.created_at desc, u.id desc'),
  created: sql.raw('u.created_at, u.id'),
  name: sql.raw('lower(u.last_name), lower(u.first_name), u.id'),
  '-name': sql.raw('lower(u.last_name) desc, lower(u.first_name) desc, u.id desc'),
  '-seen': sql.raw('u.last_login_at desc nulls last, u.id desc'),
  seen: sql.raw('u.last_login_at nulls first, u.id'),
}

const from = sql`from users u left join profiles p on p.user_id = u.id`

export type FoundUsers = { ids: string[]; total: number; page: number }

/** One page of people by id, and how many there are, counted to 10,000: no page lies beyond. */
export async function findUsers(
  db: Db,
  search: SearchScope & { sort: UserSort },
  measure: Measure | null,
): Promise<FoundUsers> {
  const { limit } = search.query
  const where = conditionsOf(search)
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select ${from} where ${where} limit ${countedResults}) counted`.execute(db)
  const { total } = counted.rows[0]!
  const page = Math.min(search.query.page, lastPage(total, limit))
  const cut = { limit, offset: (page - 1) * limit }
  const ids = measure && search.sort === 'score' ? await bestFirst(db, where, measure, cut) : await inOrder()
  return { ids, total, page }

  async function inOrder() {
    const { rows } = await sql<{ id: string }>`select u.id ${from} where ${where}
      order by ${orders[search.sort as keyof typeof orders]} limit ${cut.limit} offset ${cut.offset}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }
}

type Cut = { limit: number; offset: number }

/**
 * The best fit first. Those for whom nothing speaks follow, met requirements first: they are looked at only where the
 * page reaches them, so that a million people are not scored to show 25.
 */
async function bestFirst(db: Db, where: RawBuilder<unknown>, measure: Measure, { limit, offset }: Cut) {
  const { rows } = await sql<{ id: string }>`
    with ${measure.tables}, scored as (
      select u.id, ${scoreOf(measure)} as score from speaking join users u on u.id = speaking.user_id
      left join profiles p on p.user_id = u.id ${measure.joins} where ${where})
    select id from scored order by score desc, id desc limit ${limit} offset ${offset}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === limit) return ids
  const speaking = ids.length ? offset + ids.length : await countSpeaking(db, where, measure)
  const { rows: others } = await sql<{ id: string }>`
    with ${measure.tables}
    select u.id ${from} where ${where} and not exists (select from speaking where speaking.user_id = u.id)
    order by ${measure.factors.description} desc, u.id desc
    limit ${limit - ids.length} offset ${Math.max(0, offset - speaking)}`.execute(db)
  return [...ids, ...others.map(({ id }) => id)]
}

async function countSpeaking(db: Db, where: RawBuilder<unknown>, measure: Measure): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${measure.tables} select count(*) as count ${from}
    where ${where} and exists (select from speaking where speaking.user_id = u.id)`.execute(db)
  return rows[0]!.count
}
