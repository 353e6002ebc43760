import { sql } from 'kysely'
import { type NewMatches, percolator, type SavedQuery } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import { savedSearches } from '#spec/limits.ts'

export type Due = {
  id: string
  userId: string
  themeId: string
  name: string
  query: SavedQuery
  frequency: string
  toldUntil: Date
  /** differs after every change of the row */
  version: string
}
export type DueMatch = { search: Due; found: NewMatches }

/** How many searches are read and matched at a time. */
const pageSize = 2_000
/** A job's time is when its transaction began; after this long even a slow one has committed. */
const settledSeconds = 300
const day = 86_400_000

/** The end of the period that a mail sent at `now` covers: a whole second, the precision of the index. */
export const toldUntil = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000) - settledSeconds) * 1000)

/**
 * Every saved search whose mail is due, with its new jobs, a page at a time. Searches of people who are disabled or
 * have not verified their address wait. New jobs are indexed once, however many searches there are.
 */
export async function* matchDue(db: Db, now: Date): AsyncGenerator<DueMatch[]> {
  const until = toldUntil(now)
  const oldest = await oldestTold(db, now)
  if (!oldest) return
  const earliest = new Date(until.getTime() - savedSearches.mostDays * day)
  const { match } = await percolator(db, oldest < earliest ? earliest : oldest, until)
  let next = duePage(db, now, null)
  for (;;) {
    const page = await next
    const last = page.at(-1)
    if (!last) return
    // PostgreSQL reads the next page while this one is matched.
    next = duePage(db, now, last)
    next.catch(() => {})
    const active = page
      .filter(({ isActive }) => isActive)
      .map((row) => ({ ...row, since: row.toldUntil < earliest ? earliest : row.toldUntil }))
    const found = await match(active, savedSearches.jobsInMail)
    yield active.map((search, i) => ({ search, found: found[i]! }))
  }
}

type Cursor = { nextAt: Date; id: string }
type DueRow = Due & Cursor & { isActive: boolean }

async function oldestTold(db: Db, now: Date): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('saved_searches as search')
    .innerJoin('users as person', 'person.id', 'search.user_id')
    .select((eb) => eb.fn.min('search.told_until').as('oldest'))
    .where('search.next_at', '<=', now)
    .where('person.activated_at', 'is not', null)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return oldest
}

/** Reads the page from its index before joining people; one combined query would sort everything for each page. */
async function duePage(db: Db, now: Date, after: Cursor | null): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select search.id, user_id as "userId", theme_id as "themeId", name, query, frequency, told_until as "toldUntil", next_at as "nextAt",
      search.version, activated_at is not null and disabled_at is null as "isActive"
    from (
      select *, xmin::text as version from saved_searches
      where next_at <= ${now} ${after ? sql`and (next_at, id) > (${after.nextAt}, ${after.id}::uuid)` : sql``}
      order by next_at, id limit ${pageSize}
    ) search join users person on person.id = search.user_id
    order by next_at, search.id`.execute(db)
  return rows
}
