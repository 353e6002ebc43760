import { z } from 'zod'

const cents = z.number().int()

/** A gift as its donor sees it. */
export const Given = z
  .object({
    id: z.uuid(),
    state: z.enum(['succeeded', 'pending', 'action', 'failed']),
    amount: z.number(),
    amountCents: cents,
    tip: z.number(),
    tipCents: cents,
    fee: z.number(),
    feeCents: cents,
    total: z.number(),
    totalCents: cents,
    frequency: z.enum(['one-time', 'monthly']),
    /** the page that shows it, and leads to its receipt */
    url: z.string(),
  })
  .meta({ id: 'Donation' })

/** What the bank wants of the donor: a page to visit, or a question of the provider's script. */
export const BankAction = z.object({ url: z.string().nullable(), clientSecret: z.string().nullable() })

export const SavedCard = z.object({ id: z.string(), brand: z.string(), last4: z.string() })

/** Document 1, section 7: GET /donations/saved-cards. */
export const SavedCards = z.object({ cards: z.array(SavedCard) })

/** Document 3, section 7: GET /donations/static-page-list. */
export const StaticPageList = z.object({
  isEnabled: z.boolean(),
  fundraiser: z.string().nullable(),
  list: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      message: z.string(),
      amount: z.number(),
      amountCents: cents,
      createdAt: z.string(),
    }),
  ),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})
