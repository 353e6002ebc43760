import { expireJobs } from '#features/jobs/index.ts'
import { type Actor, type AuditEvent, audit } from '#lib/audit.ts'
import { type Db, patiently } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { feedMessages } from '#spec/messages.ts'
import { addFeed, type Feed, hasAddress } from './feeds.ts'
import { queueRun, unqueueRun } from './schedule.ts'

/** How often a feed runs that was entered on the site. */
const everyHours = 24

/** Replaces an employer's feeds: new addresses are added, missing ones are removed with their jobs. */
export async function replaceFeeds(
  db: Db,
  actor: Acting,
  employerId: string,
  urls: readonly string[],
): Promise<{ id: string; url: string }[]> {
  return patiently(db, async (trx) => {
    const had = await trx
      .selectFrom('feeds')
      .select(['id', 'url'])
      .where('employer_id', '=', employerId)
      .execute()
    // Feeds imported from a file at the terminal are not in this list of addresses; they stay.
    for (const { id, url } of had)
      if (!urls.includes(url) && hasAddress(url)) await removeFeed(trx, actor, id)
    const feeds: { id: string; url: string }[] = []
    for (const url of new Set(urls)) {
      const feed = had.find((feed) => feed.url === url)
      const id = feed?.id ?? (await addFeed(trx, employerId, url, { everyHours }))
      if (!feed) await auditFeed(trx, actor, 'add', id, { name: bareAddress(url), employer: employerId })
      feeds.push({ id, url })
    }
    return feeds
  })
}

/**
 * Queues one run of a feed because somebody asked for it.
 * @throws Invalid for a feed without a web address, and for a paused one
 */
export const runByHand = async (
  db: Db,
  actor: Acting,
  { id, url, employerId }: Pick<Feed, 'id' | 'url' | 'employerId'>,
  { confirm = false } = {},
): Promise<void> => {
  if (!hasAddress(url)) throw new Invalid({ form: feedMessages.noAddress })
  await db.transaction().execute(async (trx) => {
    // Pausing it at this moment cancels the run that is queued here.
    const feed = await trx
      .selectFrom('feeds')
      .select('paused_at')
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst()
    if (feed?.paused_at) throw new Invalid({ form: feedMessages.isPaused })
    await queueRun(trx, id, { confirm, byHand: true })
    await auditFeed(trx, actor, 'run', id, { name: bareAddress(url), employer: employerId, confirm })
  })
}

/**
 * Removes a feed, ends its run and takes its jobs down. Call it in a transaction.
 * @throws Problem 404 when there is no such feed
 */
export async function removeFeed(trx: Db, actor: Acting, feedId: string): Promise<void> {
  const removed = await trx
    .deleteFrom('feeds')
    .where('id', '=', feedId)
    .returning(['employer_id', 'url'])
    .executeTakeFirst()
  if (!removed) throw noSuchFeed()
  await unqueueRun(trx, feedId)
  const jobs = await trx
    .selectFrom('job_entries')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('live', '=', true)
    .execute()
  await expireJobs(
    trx,
    jobs.map(({ id }) => id),
  )
  const facts = { name: bareAddress(removed.url), employer: removed.employer_id, jobs: jobs.length }
  await auditFeed(trx, actor, 'remove', feedId, facts)
}

export type Acting = NonNullable<Actor>

export const noSuchFeed = () => notFound('There is no such feed. It may have been removed.')

export const auditFeed = (
  trx: Db,
  actor: Acting,
  verb: 'add' | 'run' | 'map' | 'pause' | 'resume' | 'remove',
  id: string,
  detail: NonNullable<AuditEvent['detail']>,
): Promise<void> => audit(trx, actor, { action: `feed.${verb}`, subject: { type: 'feed', id }, detail })

/** An address without its query, which may hold a key: the audit trail keeps it forever. */
export function bareAddress(address: string): string {
  const url = new URL(address)
  return `${url.host}${url.pathname}`
}

/**
 * An employer's feeds that the server can fetch.
 * @throws Problem 404 when there is no such employer
 */
export async function readableFeeds(
  db: Db,
  employerId: string,
): Promise<(Pick<Feed, 'id' | 'url' | 'employerId'> & { pausedAt: Date | null })[]> {
  const employer = await db
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .executeTakeFirst()
  if (!employer) throw notFound('There is no such employer.')
  return db
    .selectFrom('feeds')
    .select(['id', 'url', 'employer_id as employerId', 'paused_at as pausedAt'])
    .where('employer_id', '=', employerId)
    .where('url', 'like', 'http%')
    .execute()
}
