import { z } from 'zod'
import type { MilitaryRecord } from '../schema.ts'

/** The address of the review: by default of the DD214 that waits longest. */
export const ReviewQuery = z.object({ person: z.uuid().optional().catch(undefined) })

/** The props of profiles/review. */
export type Review = {
  /** who waits, the longest first */
  waiting: { id: string; name: string; since: string }[]
  totalDocs: number
  /** null when nobody waits */
  current: {
    id: string
    name: string
    file: { id: string; name: string; url: string }
    sentAt: string
    /** what the profile says, to compare with the document */
    service: MilitaryRecord[]
    /** who is next when this one is left waiting */
    skipTo: string | null
  } | null
}
