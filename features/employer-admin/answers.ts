import { z } from 'zod'
import { Choice } from '#lib/answers.ts'
import { type EmployerQuery, employerSorts } from './schema.ts'

/** `value` and `label` make the list the lookup. */
export const EmployerRow = Choice.extend({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  url: z.string().nullable(),
  /** 'Norfolk, VA' */
  place: z.string().nullable(),
  type: z.string().nullable(),
  /** null: of the platform */
  site: z.string().nullable(),
  needsApproval: z.boolean(),
  approved: z.boolean().nullable(),
  approvalReason: z.string().nullable(),
  subscribed: z.boolean(),
  paidSearch: z.boolean(),
  promotionCredits: z.number(),
  contactEmail: z.string().nullable(),
  jobCount: z.number(),
  managerCount: z.number(),
  createdAt: z.string(),
  /** the viewer works for it: somebody else approves it */
  isOwn: z.boolean(),
})

/** The query as it was understood. */
const Query = z.object({
  q: z.string(),
  approval: z.enum(['', 'approved', 'refused', 'awaiting']),
  subscription: z.enum(['', 'subscribed', 'paid', 'none']),
  type: z.string(),
  theme: z.string(),
  state: z.string(),
  sort: z.enum(employerSorts),
  page: z.number(),
  limit: z.number(),
}) satisfies z.ZodType<EmployerQuery>

/** The props of employer-admin/list. */
export const EmployerList = Query.extend({
  employers: z.array(EmployerRow),
  totalDocs: z.number(),
  counts: z.object({ all: z.number(), awaiting: z.number(), approved: z.number(), refused: z.number() }),
  types: z.array(Choice),
  sites: z.array(Choice),
})
