import { z } from 'zod'
import { optionalText } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'

export const claimStates = ['pending', 'approved', 'rejected'] as const
export type ClaimState = (typeof claimStates)[number]

/** The longest message of a claim, and the longest reason of a rejection. */
export const longestMessage = 2_000
const longestReason = 500

/** Which claims: those that wait, unless something else is asked for. */
export const ClaimQuery = z.object({
  /** begins a word of the person's or the employer's name */
  q: searchText,
  state: z.enum([...claimStates, 'all']).catch('pending'),
  ...paged(),
})
export type ClaimQuery = z.output<typeof ClaimQuery>

export const Rejection = z.object({ reason: optionalText(longestReason, 'the reason') })

/** A claim as the staff read it. */
export type ClaimRow = {
  id: string
  state: ClaimState
  message: string
  reason: string | null
  createdAt: string
  decidedAt: string | null
  decidedBy: string | null
  person: { id: string; firstName: string; lastName: string; email: string }
  employer: {
    id: string
    name: string
    /** null: of the platform */
    site: string | null
    url: string | null
    managerCount: number
    jobCount: number
  }
}

/** The props of employers/claims. */
export type ClaimList = ClaimQuery & { claims: ClaimRow[]; totalDocs: number }
