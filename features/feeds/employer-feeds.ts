import { expireJobs } from '#features/jobs/index.ts'
import { audit, type Deed, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { addFeed, type Feed } from './feeds.ts'
import { queueRun } from './schedule.ts'

/** How often a feed is read that somebody typed into the site. */
const everyHours = 24

/** Makes these addresses the feeds of an employer: new ones are added, those left out are removed with their jobs. */
export async function setFeeds(
  db: Db,
  doer: Acting,
  employerId: string,
  urls: readonly string[],
): Promise<{ id: string; url: string }[]> {
  return db.transaction().execute(async (trx) => {
    const had = await trx
      .selectFrom('feeds')
      .select(['id', 'url'])
      .where('employer_id', '=', employerId)
      .execute()
    // What came from a file at the terminal is no address, and stays.
    for (const { id, url } of had)
      if (!urls.includes(url) && !url.startsWith('file:')) await removeFeed(trx, doer, id)
    const feeds: { id: string; url: string }[] = []
    for (const url of new Set(urls)) {
      const known = had.find((feed) => feed.url === url)
      const id = known?.id ?? (await addFeed(trx, employerId, url, { everyHours }))
      if (!known) await noted(trx, doer, 'add', id, { name: bareAddress(url), employer: employerId })
      feeds.push({ id, url })
    }
    return feeds
  })
}

/** Queues one reading of a feed, because somebody asked for it. */
export const runByHand = (
  db: Db,
  doer: Acting,
  { id, url, employerId }: Pick<Feed, 'id' | 'url' | 'employerId'>,
  { confirm = false } = {},
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await queueRun(trx, id, { confirm })
    await noted(trx, doer, 'run', id, { name: bareAddress(url), employer: employerId, confirm })
  })

/** Removes a feed and takes its jobs down. False when there was none. In a transaction. */
export async function removeFeed(trx: Db, doer: Acting, feedId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('feeds')
    .where('id', '=', feedId)
    .returning(['employer_id', 'url'])
    .executeTakeFirst()
  if (!removed) return false
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
  await noted(trx, doer, 'remove', feedId, facts)
  return true
}

type Acting = NonNullable<Doer>

const noted = (
  trx: Db,
  doer: Acting,
  verb: 'add' | 'run' | 'remove',
  id: string,
  detail: NonNullable<Deed['detail']>,
): Promise<void> => audit(trx, doer, { action: `feed.${verb}`, subject: { type: 'feed', id }, detail })

/** An address without what may be a key: the trail keeps it for good. */
function bareAddress(address: string): string {
  const url = new URL(address)
  return `${url.host}${url.pathname}`
}

/** An employer's feeds that the server can read; null when there is no such employer. */
export async function readableFeeds(
  db: Db,
  employerId: string,
): Promise<Pick<Feed, 'id' | 'url' | 'employerId'>[] | null> {
  const employer = await db
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .executeTakeFirst()
  if (!employer) return null
  return db
    .selectFrom('feeds')
    .select(['id', 'url', 'employer_id as employerId'])
    .where('employer_id', '=', employerId)
    .where('url', 'like', 'http%')
    .execute()
}
