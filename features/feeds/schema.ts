import { z } from 'zod'

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
  /** the form it was read as */
  integration: string | null
  lastRanAt: string | null
  importedAmount: number | null
  success: boolean | null
  failureReason: string | null
  /** seconds */
  duration: number | null
  /** document 1, section 4: Healthy or Failed; null before the first run */
  health: 'Healthy' | 'Failed' | null
  isRunning: boolean
  /** it became far smaller and is believed when somebody says that this is right */
  mayConfirm: boolean
  /** null: read by hand only */
  everyHours: number | null
  runs: RunBar[]
}

export type FeedList = {
  feeds: FeedRow[]
  totalDocs: number
  failed: number
  page: number
  limit: number
  q: string
  health: 'Healthy' | 'Failed' | null
}

export const FeedQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  health: z.enum(['Healthy', 'Failed']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
  limit: z.coerce.number().int().min(1).max(50).catch(20),
})

export const FeedAction = z.object({ id: z.uuid(), confirm: z.stringbool().or(z.boolean()).default(false) })

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
