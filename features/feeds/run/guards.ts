import type { Dialect } from '../dialects/dialect.ts'
import type { Feed } from '../feeds.ts'
import { FeedError } from '../reading/feed-error.ts'
import type { Notes } from '../reading/notes.ts'

/** Below this share of the last good reading a feed is not believed. */
const believedShare = 0.5
/** In feeds smaller than this, half of the jobs may well go in a day. */
const smallFeed = 10

/**
 * Is this reading to be believed when it comes to jobs that it lacks? New and changed jobs were saved all the same.
 * @throws FeedError with the reason why it is not
 */
export function believe(read: number, feed: Feed, dialect: Dialect, notes: Notes, confirmed: boolean): void {
  if (confirmed || feed.shrinkConfirmed) return
  if (read === 0) throw new FeedError('The feed is empty: it holds no job. If that is right, confirm it.')
  const expected = dialect.expectedJobs?.(notes)
  if (expected && read < expected * 0.9)
    throw new FeedError(`The feed says that it holds ${expected} jobs, but only ${read} arrived.`)
  const before = feed.lastGoodRead ?? 0
  if (before >= smallFeed && read < before * believedShare)
    throw new FeedError(
      `The feed has only ${read} jobs, and the last good reading had ${before}. Nothing expires. If that is right, confirm it.`,
    )
}
