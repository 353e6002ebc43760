import { type RawBuilder, sql } from 'kysely'
import { describeSearch, type SavedQuery } from '#features/job-search/index.ts'
import { type JobQuery, searchUrl } from '#features/job-search/schema.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { savedSearches as limits } from '#spec/limits.ts'
import type { SearchFrequency } from '#spec/lists.ts'
import type { TimeZone } from '#spec/time-zones.ts'
import { keptQuery, wholeQuery } from './kept-query.ts'
import { savedSearchMessages } from './messages.ts'
import type { SavedSearch } from './schema.ts'

type Change = { name: string; frequency: SearchFrequency; timeZone: TimeZone }

/** The next morning in a time zone, a Monday for weekly searches; null for those without mail. Handles daylight saving time. */
export const nextMorning = (frequency: RawBuilder<unknown>, zone: RawBuilder<unknown>, now: Date) => {
  const local = sql`(${now}::timestamptz at time zone ${zone})`
  const unit = sql`case ${frequency} when 'weekly' then 'week' else 'day' end`
  const first = sql`(date_trunc(${unit}, ${local}) + make_interval(hours => ${limits.hour}))`
  const step = sql`case ${frequency} when 'weekly' then interval '7 days' else interval '1 day' end`
  return sql<Date | null>`case when ${frequency} = 'off' then null
    else (${first} + case when ${first} <= ${local} then ${step} else interval '0' end) at time zone ${zone} end`
}

/** The index stores times in whole seconds. */
const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000)

/**
 * Saves a search for a person. The same query under the same name updates the saved one.
 * @returns its id
 * @throws Invalid when the person has as many as are allowed
 */
export async function saveSearch(
  db: Db,
  person: { userId: string; themeId: string },
  search: Change & { query: JobQuery },
  now = new Date(),
): Promise<string> {
  const { userId, themeId } = person
  const name = search.name || search.query.q.slice(0, limits.nameCharacters) || 'Jobs'
  const query = JSON.stringify(keptQuery(search.query))
  return inTransaction(db, async (trx) => {
    // A double click sends two at once: the second waits, then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`saved-search ${userId}`}, 0))`.execute(trx)
    const existing = await rowsOf(trx, userId)
      .where('name', '=', name)
      .where(sql<boolean>`query = ${query}::jsonb`)
      .executeTakeFirst()
    if (existing) {
      await changeSearch(trx, userId, existing.id, { ...search, name }, now)
      return existing.id
    }
    const { rows } = await sql<{ id: string }>`
      insert into saved_searches (user_id, theme_id, name, query, frequency, time_zone, told_until, next_at)
      select ${userId}, ${themeId}, ${name}, ${query}::jsonb, ${search.frequency}, ${search.timeZone}, ${wholeSecond(now)},
        ${nextMorning(sql`${search.frequency}::text`, sql`${search.timeZone}::text`, now)}
      where (select count(*) from saved_searches where user_id = ${userId}) < ${limits.each}
      returning id`.execute(trx)
    if (!rows[0]) throw new Invalid({ form: savedSearchMessages.tooMany })
    return rows[0].id
  })
}

/**
 * Changes a person's own saved search; without a query, the query stays. A search whose mail was off starts with jobs
 * that are new from now on. A mail that is already due is still sent, with the change.
 * @throws Problem 404 when the person has no such search
 */
export async function changeSearch(
  db: Db,
  userId: string,
  id: string,
  change: Change & { query: JobQuery | null },
  now = new Date(),
): Promise<void> {
  const { rows } = await sql`
    update saved_searches
    set name = coalesce(nullif(${change.name}, ''), name), frequency = ${change.frequency},
      query = coalesce(${change.query && JSON.stringify(keptQuery(change.query))}::jsonb, query),
      time_zone = ${change.timeZone}, updated_at = now(),
      told_until = case when frequency = 'off' then ${wholeSecond(now)} else told_until end,
      next_at = case when next_at <= ${now} and ${change.frequency} <> 'off' then next_at
        else ${nextMorning(sql`${change.frequency}::text`, sql`${change.timeZone}::text`, now)} end
    where id = ${id} and user_id = ${userId} returning id`.execute(db)
  if (!rows.length) throw missing()
}

const missing = () => notFound('There is no such saved search. It may have been removed.')

/** @throws Problem 404 when the person has no such search */
export async function removeSearch(db: Db, userId: string, id: string): Promise<void> {
  const removed = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw missing()
}

/** Stops the mails of a search; the search stays. */
export async function stopMails(db: Db, id: string): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ frequency: 'off', next_at: null, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

const rowsOf = (db: Db, userId: string) =>
  db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** A person's saved searches, newest first. */
export async function savedSearches(db: Db, userId: string): Promise<SavedSearch[]> {
  const rows = await rowsOf(db, userId).orderBy('created_at', 'desc').orderBy('id').execute()
  return Promise.all(rows.map((row) => describe(db, row)))
}

/** @throws Problem 404 when the person has no such search */
export async function savedSearch(db: Db, userId: string, id: string): Promise<SavedSearch> {
  const row = await rowsOf(db, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return describe(db, row)
}

async function describe(db: Db, row: Row): Promise<SavedSearch> {
  const query = wholeQuery(row.query as SavedQuery)
  return {
    id: row.id,
    name: row.name,
    href: searchUrl(query),
    description: await describeSearch(db, query, row.theme_id),
    frequency: row.frequency as SearchFrequency,
    timeZone: row.time_zone as TimeZone,
    createdAt: row.created_at.toISOString(),
    lastMailAt: row.last_mail_at?.toISOString() ?? null,
  }
}
