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

const named = z.object({ id: z.uuid(), name: z.string() })

/** What a form that gives must know; the wizard draws itself from it. */
export const GiveOffer = z.object({
  /** document 1, section 4; anything else shows nothing */
  status: z.enum(['available', 'unavailable']).nullable(),
  provider: z.object({ name: z.enum(['demo', 'stripe']), publishableKey: z.string().nullable() }).nullable(),
  siteName: z.string(),
  fundraiser: named.nullable(),
  team: named.extend({ slug: z.string() }).nullable(),
  member: named.nullable(),
  identifier: z.string(),
  minimum: cents,
  presets: z.array(cents),
  takesTips: z.boolean(),
  takesMonthly: z.boolean(),
  /** the signed-in person; the email cannot be changed */
  donor: z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
  savedCards: z.array(SavedCard),
  /** why it takes no gift now */
  closed: z.string().nullable(),
  /** new each time the form is drawn */
  key: z.string(),
})

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
