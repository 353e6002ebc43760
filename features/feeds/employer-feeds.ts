import { expireJobs } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { addFeed } from './feeds.ts'

/** How often a feed is read that somebody typed into the site. */
const everyHours = 24

/** Makes these addresses the feeds of an employer: new ones are added, those left out are removed with their jobs. */
export async function setFeeds(
  db: Db,
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
      if (!urls.includes(url) && !url.startsWith('file:')) await removeFeed(trx, id)
    const feeds: { id: string; url: string }[] = []
    for (const url of new Set(urls)) {
      const known = had.find((feed) => feed.url === url)
      feeds.push({ id: known?.id ?? (await addFeed(trx, employerId, url, { everyHours })), url })
    }
    return feeds
  })
}

/** Removes a feed and takes its jobs down. False when there was none. In a transaction. */
export async function removeFeed(trx: Db, feedId: string): Promise<boolean> {
  const removed = await trx.deleteFrom('feeds').where('id', '=', feedId).returning('id').executeTakeFirst()
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
  return true
}

/** The ids of an employer's feeds that the server can read; null when there is no such employer. */
export async function readableFeeds(db: Db, employerId: string): Promise<string[] | null> {
  const employer = await db
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .executeTakeFirst()
  if (!employer) return null
  const feeds = await db
    .selectFrom('feeds')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('url', 'like', 'http%')
    .execute()
  return feeds.map(({ id }) => id)
}
