import { z } from 'zod'
import { paged, searchText } from '#schema/paged.ts'

/** One run as the list shows it, oldest first. */
export type RunBar = {
  startedAt: string
  success: boolean
  read: number
  added: number
  changed: number
  gone: number
}

/** Document 1, section 3: Feed. */
export type FeedRow = {
  id: string
  employer: { id: string; name: string }
  url: string
  /** false: imported from a file at the terminal, so it cannot be run from here */
  hasAddress: boolean
  /** the format that was detected */
  integration: string | null
  lastRanAt: string | null
  importedAmount: number | null
  success: boolean | null
  failureReason: string | null
  /** seconds */
  duration: number | null
  /** document 1, section 4: Healthy or Failed; null before the first run */
  health: 'Healthy' | 'Failed' | null
  /** a paused feed is not run until it is resumed */
  pausedAt: string | null
  isRunning: boolean
  /** a run is queued behind other imports */
  isWaiting: boolean
  /** the feed shrank suspiciously; a confirmed run accepts that */
  mayConfirm: boolean
  /** null: run by hand only */
  everyHours: number | null
  runs: RunBar[]
}

export const FeedQuery = z.object({
  /** a part of the employer's name or of the address */
  q: searchText,
  /** Healthy and Failed leave out those that are paused */
  health: z.enum(['Healthy', 'Failed', 'Paused']).nullable().catch(null),
  ...paged(20, 50),
})
export type FeedQuery = z.output<typeof FeedQuery>

export type FeedList = FeedQuery & {
  feeds: FeedRow[]
  totalDocs: number
  /** how many of them failed in their last run and are not paused */
  failed: number
}

export const OneFeed = z.object({ id: z.uuid() })
export const FeedAction = OneFeed.extend({
  confirm: z.stringbool().or(z.boolean()).default(false),
})

const address = z
  .url({ protocol: /^https?$/, error: 'Give a web address, such as https://www.example.org/jobs.xml.' })
  .max(2000)

/** Document 2, section 3: an employer's feeds are a list of addresses. */
export const EmployerFeeds = z.object({
  feeds: z
    .array(
      z
        .union([address, z.object({ url: address })])
        .transform((feed) => (typeof feed === 'string' ? feed : feed.url)),
    )
    .max(50),
})
