import { z } from 'zod'

const cents = z.number().int()

/** A team page in a list (document 2, section 3). */
export const TeamCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    status: z.enum(['active', 'archived']),
    goal: z.number(),
    goalCents: cents,
    amountRaised: z.number(),
    amountRaisedCents: cents,
    donationCount: z.number().int(),
    /** of the goal; above 100 when more was raised */
    percentage: z.number(),
    members: z.number().int(),
  })
  .meta({ id: 'TeamCard' })

/** Document 2, section 7: GET /fundraisers/{id}/team-pages/search; sums only when they are asked for. */
export const TeamSearchPage = z.object({
  fundraiser: z.object({ id: z.uuid(), name: z.string() }),
  teams: z.array(
    z.object({
      ...TeamCard.shape,
      ...TeamCard.pick({ amountRaised: true, amountRaisedCents: true, percentage: true }).partial().shape,
    }),
  ),
  q: z.string(),
  showAmountRaised: z.boolean(),
  active: z.boolean(),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})

/** Document 3, section 7: GET /team-pages/my-teams. */
export const MyTeams = z.object({ docs: z.array(TeamCard) })
