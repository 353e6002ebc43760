import { z } from 'zod'
import { checkbox, rows } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged, searchText } from '#schema/paged.ts'
import type { Fate } from './mapping/plan.ts'
import { Correction, dateOrders } from './model/corrections.ts'

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

/** A field of a feed: what it becomes now, and what staff said. */
export type MappedField = Fate & {
  path: string
  /** at most three values, shortened */
  samples: string[]
  /** how many of the sampled jobs have it; 0: corrected, and not in the feed any more */
  records: number
  correction: Correction | null
}

/** A job as it becomes; null is what the feed does not say. */
export type SampledJob = {
  reference: string
  title: string
  company: string | null
  place: string
  workplace: string | null
  type: string | null
  level: string | null
  clearance: string | null
  pay: string | null
  posted: string
  closes: string | null
  apply: string | null
  /** plain text, shortened */
  description: string
}

export type FeedMapping = {
  feed: { id: string; employer: { id: string; name: string }; url: string; mayRun: boolean }
  /** why the feed could not be read just now */
  failure: string | null
  dialect: string | null
  /** how many jobs were sampled */
  records: number
  fields: MappedField[]
  dateOrder: (typeof dateOrders)[number] | null
  /** a date of the feed that can be read in two ways */
  ambiguousDate: string | null
  jobs: SampledJob[]
  modifiedAt: string
}

const mostFields = 1_000
const unchosen = (row: unknown) => !(row as { becomes?: string } | null)?.becomes

/** What staff say the fields of a feed are; rows without a choice stay as they are recognized. */
export const MappingForm = z.preprocess(
  nested,
  z.object({
    fields: rows(Correction, mostFields, unchosen).default([]),
    dateOrder: z
      .union([z.enum(dateOrders), z.literal('').transform(() => null)])
      .nullable()
      .default(null),
    /** run the feed at once */
    run: checkbox.default(false),
  }),
)
export type MappingForm = z.output<typeof MappingForm>
