import { z } from 'zod'
import { checkbox, requiredText, text } from '#schema/fields.ts'
import { type Cents, centsOf, inDollars } from '#schema/money.ts'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { organizationTypes, statuses, types } from './list.ts'
import { fundraiserMessages as words } from './messages.ts'

export { organizationTypes, statuses, types }
export type Status = (typeof statuses)[number]['value']
export type FundraiserType = (typeof types)[number]['value']

const dollars = (least = 0) =>
  z
    .preprocess((given) => given ?? '', z.unknown())
    .transform((given, context): Cents => {
      const cents = centsOf(given === '' ? 0 : given)
      if (cents === null || cents > most) context.addIssue({ code: 'custom', message: words.amount })
      return Math.max(cents ?? 0, least)
    })
/** $20,000,000 */
const most = 2_000_000_000
const day = z.preprocess((given) => given || null, z.iso.date('Please enter a date.').nullable())
const count = z.preprocess(
  (given) => (given === '' || given === undefined ? null : given),
  z.coerce.number('Please enter a whole number.').int().min(1).max(100_000).nullable(),
)

const presets = z
  .preprocess((given) => (Array.isArray(given) ? given.join(',') : (given ?? '5, 25, 50, 100')), z.string())
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[,;\s]+/)
        .filter(Boolean)
        .map(centsOf),
    ),
  ])
  .refine(
    (all) => all.length > 0 && all.length <= 6 && all.every((cents) => cents !== null && cents > 0),
    words.presets,
  )
  .transform((all) => all.filter((cents) => cents !== null).sort((a, b) => a - b))

/** A fundraiser as staff set it. */
export const FundraiserForm = z
  .object({
    name: requiredText(120, words.name),
    /** the site it belongs to; empty: that of the request */
    theme: z.union([z.literal(''), z.uuid()]).optional(),
    type: z.enum(types.map(({ value }) => value) as [FundraiserType, ...FundraiserType[]]).catch('event'),
    status: z.enum(statuses.map(({ value }) => value) as [Status, ...Status[]]).catch('draft'),
    story: text(10_000).default(''),
    /** its page of the site, made in the builder */
    pageId: z.preprocess((given) => given || null, z.uuid().nullable()),
    organizationTypes: z.preprocess(
      (given) => (given === undefined || given === '' ? [] : [given].flat().filter(Boolean)),
      z.array(z.enum(organizationTypes.map(({ value }) => value))),
    ),
    goal: dollars(),
    minimum: dollars(100),
    startsOn: day,
    endsOn: day,
    eventOn: day,
    eventStarts: z.preprocess(
      (given) => given || null,
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.time)
        .nullable(),
    ),
    place: text(200).default(''),
    presets,
    takesTips: checkbox,
    takesMonthly: checkbox,
    signUpsClosed: checkbox,
    mostMembers: count,
    mostTeams: count,
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    path: ['endsOn'],
    error: words.dates,
  })
  .refine(({ eventOn, eventStarts }) => !eventStarts || eventOn, { path: ['eventOn'], error: words.eventOn })
export type FundraiserForm = z.output<typeof FundraiserForm>

export const FundraiserQuery = z.object({ q: searchText, ...paged() })
export type FundraiserQuery = z.output<typeof FundraiserQuery>

export type FundraiserRow = {
  id: string
  name: string
  site: string
  status: Status
  goalCents: Cents
  raisedCents: Cents
  gifts: number
  teams: number
  endsOn: string | null
}

export type Fundraiser = z.infer<typeof answers.Fundraiser>
export type LiveFundraisers = z.infer<typeof answers.LivePage>
export type LiveFundraiser = LiveFundraisers['fundraisers'][number]
export type Statistics = z.infer<typeof answers.Statistics>

/** What the form shows first. */
export type FundraiserValues = Omit<FundraiserForm, 'goal' | 'minimum' | 'presets' | 'theme'> & {
  id: string
  theme: string
  goal: string
  minimum: string
  presets: string
}
export const presetsTyped = (presets: Cents[]) =>
  presets.map((cents) => inDollars(cents).replace(/\.00$/, '')).join(', ')
