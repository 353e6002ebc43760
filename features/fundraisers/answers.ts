import { z } from 'zod'
import { StaticPageList } from '#features/donations/answers.ts'
import { statuses, types } from './list.ts'

const cents = z.number().int()

/** Everybody's view of a fundraiser. */
export const Fundraiser = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(types.map(({ value }) => value)),
    status: z.enum(statuses.map(({ value }) => value)),
    story: z.string(),
    goal: z.number(),
    goalCents: cents,
    totalRaised: z.number(),
    totalRaisedCents: cents,
    donationCount: z.number().int(),
    /** of the goal; above 100 when more was raised */
    percentage: z.number(),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    minimumCents: cents,
    signUpsClosed: z.boolean(),
    isOpen: z.boolean(),
    teamCount: z.number().int(),
  })
  .meta({ id: 'Fundraiser' })

/** The props of fundraisers/live: amounts in cents. */
export const LivePage = z.object({
  fundraisers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      goal: cents,
      raised: cents,
      gifts: z.number().int(),
      percentage: z.number(),
    }),
  ),
})

/** The ten teams and the ten donors that raised most. */
export const Statistics = z.object({
  mostRaised: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      slug: z.string(),
      totalRaised: z.number(),
      totalRaisedCents: cents,
    }),
  ),
  topDonors: z.array(
    z.object({ user: z.object({ name: z.string() }), totalAmount: z.number(), totalAmountCents: cents }),
  ),
})

/** Document 3, section 7: GET /fundraisers/{id}. */
export const FundraiserPage = z.object({
  fundraiser: Fundraiser,
  gifts: StaticPageList.shape.list,
  ...Statistics.shape,
})

/** Document 2, section 7: GET /fundraisers/{id}/statistics. */
export const StatisticsPage = z.object({
  fundraiser: z.object({ id: z.uuid(), name: z.string() }),
  ...Statistics.shape,
})
