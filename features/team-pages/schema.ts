import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { checkbox, requiredText, text } from '#schema/fields.ts'
import { type Cents, centsOf } from '#schema/money.ts'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { teamMessages as words } from './messages.ts'

const goal = z
  .preprocess((given) => given ?? '', z.unknown())
  .transform((given, context): Cents => {
    const cents = centsOf(given === '' ? 0 : given)
    if (cents === null || cents > 2_000_000_000) context.addIssue({ code: 'custom', message: words.goal })
    return cents ?? 0
  })

/** Document 1, section 3: profile.organization. A school is named with its district. */
const Organization = {
  organizationType: text(40).default(''),
  organizationName: text(200).default(''),
  district: text(200).default(''),
  school: text(200).default(''),
}

export const TeamForm = z
  .object({
    name: requiredText(100, words.name),
    story: text(5_000).default(''),
    goal,
    ownerJobTitle: text(100).default(''),
    picture: FileField.optional(),
    removePicture: checkbox.default(false),
    ...Organization,
  })
  .refine(({ organizationType: type, school }) => type !== 'school' || school, {
    path: ['school'],
    error: words.school,
  })
export type TeamForm = z.output<typeof TeamForm>

/** Document 2, section 9: ten a page. */
export const TeamSearch = z.object({
  q: searchText,
  showAmountRaised: z.preprocess((given) => given === true || given === 'true' || given === '1', z.boolean()),
  /** without those that are past events */
  active: z.preprocess((given) => given === true || given === 'true', z.boolean()),
  ...paged(10, 50),
})
export type TeamSearch = z.output<typeof TeamSearch>

export type Organization = NonNullable<TeamPage['organization']>

/** For staff: team pages of their sites. */
export const StaffTeamsQuery = z.object({
  q: searchText,
  fundraiser: z.uuid().or(z.literal('')).catch(''),
  status: z.enum(['', 'active', 'archived']).catch(''),
  ...paged(),
})
export type StaffTeamsQuery = z.output<typeof StaffTeamsQuery>

export type StaffTeam = TeamCard & {
  fundraiser: string
  totalRaised: number
  createdAt: string
  comments: number
  owner: string | null
  email: string | null
  address: string | null
  ownerJobTitle: string | null
  organization: Organization | null
}

export type TeamCard = z.infer<typeof answers.TeamCard>
export type TeamSearchPage = z.infer<typeof answers.TeamSearchPage>
export type MyTeams = z.infer<typeof answers.MyTeams>

export type TeamPage = z.infer<typeof answers.TeamPage>
export type ShownTeam = z.infer<typeof answers.ShownTeam>
