import { z } from 'zod'
import { CommentList } from '#features/comments/answers.ts'
import { StaticPageList } from '#features/donations/answers.ts'

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

/** A team page as everybody reads it (documents 1 and 2, section 3). */
export const TeamPage = TeamCard.extend({
  story: z.string(),
  totalRaised: z.number(),
  createdAt: z.string(),
  owner: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable(),
  ownerJobTitle: z.string().nullable(),
  organization: z
    .object({ type: z.string(), organizationName: z.string(), district: z.string(), school: z.string() })
    .nullable(),
  fundraiser: z.object({
    id: z.uuid(),
    name: z.string(),
    picture: z.string().nullable(),
    isOpen: z.boolean(),
    signUpsClosed: z.boolean(),
  }),
  team: z.array(z.object({ id: z.uuid(), name: z.string(), totalRaisedCents: cents })),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  isMember: z.boolean(),
})

/** The props of team-pages/show. */
export const ShownTeam = z.object({
  team: TeamPage,
  /** the ten newest */
  gifts: StaticPageList.shape.list,
  comments: CommentList,
  /** where it is shared */
  url: z.string(),
})

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
