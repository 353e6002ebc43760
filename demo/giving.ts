import { z } from 'zod'
import { readData } from './data.ts'

const Team = z.strictObject({
  name: z.string(),
  owner: z.string(),
  goal: z.number(),
  members: z.array(z.string()),
  story: z.string(),
})

const Offline = z.strictObject({
  name: z.string(),
  amount: z.number(),
  paidBy: z.string(),
  state: z.enum(['received', 'pledged']),
})
export type DemoOffline = z.infer<typeof Offline>

const Fundraiser = z.strictObject({
  theme: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  story: z.string(),
  goal: z.number(),
  startsDaysAgo: z.number(),
  endsInDays: z.number(),
  gifts: z.number(),
  teams: z.array(Team),
  place: z.string(),
  eventInDays: z.number().nullable(),
  eventStarts: z.string().nullable(),
  organizations: z.array(z.string()),
  match: z.strictObject({ sponsor: z.string(), amount: z.number() }).nullable(),
  offline: z.array(Offline),
  /** who has a ticket */
  tickets: z.array(z.string()),
  /** on the first team's page */
  comments: z.array(z.tuple([z.string(), z.string()])),
})
export type DemoFundraiser = z.infer<typeof Fundraiser>

/** Who gives to what on the demo sites. */
export const giving = readData(
  'giving',
  z.strictObject({
    fundraisers: z.array(Fundraiser),
    amounts: z.array(z.number()),
    messages: z.array(z.string()),
    donors: z.array(z.tuple([z.string(), z.string()])),
  }),
)
