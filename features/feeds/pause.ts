import { sql } from 'kysely'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { feedMessages } from '#spec/messages.ts'
import { auditFeed, bareAddress, noSuchFeed } from './employer-feeds.ts'
import { hasAddress } from './feeds.ts'
import { queueRun, unqueueRun } from './schedule.ts'

type Acting = NonNullable<Actor>

/**
 * Pauses a feed: cancels its waiting run, ends one in progress (run/while-wanted.ts), and runs it no more until it is
 * resumed. Its jobs stay. Pausing it again changes nothing.
 * @throws Problem 404 when there is no such feed
 */
export const pauseFeed = (db: Db, actor: Acting, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const feed = await lockedFeed(trx, id)
    if (!hasAddress(feed.url)) throw new Invalid({ form: feedMessages.noAddress })
    if (feed.paused_at) return
    await trx.updateTable('feeds').set({ paused_at: sql`now()` }).where('id', '=', id).execute()
    await unqueueRun(trx, id)
    await auditFeed(trx, actor, 'pause', id, factsOf(feed))
  })

/**
 * Resumes a paused feed and queues its next run. Resuming it again changes nothing.
 * @throws Problem 404 when there is no such feed
 */
export const resumeFeed = (db: Db, actor: Acting, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const feed = await lockedFeed(trx, id)
    if (!feed.paused_at) return
    // The run that is queued here is the one that came due meanwhile.
    const nextRunAt = sql<Date>`case when next_run_at < now() then now() + every_hours * interval '1 hour' else next_run_at end`
    await trx
      .updateTable('feeds')
      .set({ paused_at: null, next_run_at: nextRunAt })
      .where('id', '=', id)
      .execute()
    await queueRun(trx, id, { byHand: true })
    await auditFeed(trx, actor, 'resume', id, factsOf(feed))
  })

async function lockedFeed(trx: Db, id: string) {
  const feed = await trx
    .selectFrom('feeds')
    .select(['url', 'employer_id', 'paused_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!feed) throw noSuchFeed()
  return feed
}

const factsOf = (feed: { url: string; employer_id: string }) => ({
  name: bareAddress(feed.url),
  employer: feed.employer_id,
})
