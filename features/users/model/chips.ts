import { userTrades } from '#spec/lists.ts'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { UserQuery as Query, type UserQuery, type UserSearch } from '../schema.ts'

type Words = (page: UserSearch) => string | undefined

const answer = (yes: string, no: string, value: string) =>
  value === 'yes' ? yes : value === 'no' ? no : undefined

/** The label of each active filter. */
const words: Partial<Record<keyof UserQuery, Words>> = {
  q: ({ query }) => (query.q ? `“${query.q}”` : undefined),
  type: ({ query }) => query.type.join(', ') || undefined,
  theme: ({ labels }) => labels.theme,
  employer: ({ labels }) => labels.employer,
  badge: ({ labels }) => labels.badge,
  c: ({ labels }) => labels.c,
  rank: ({ labels }) => labels.rank,
  o: ({ labels }) => labels.o,
  l: ({ query }) =>
    query.l ? (query.r === 'exact' ? query.l : `Within ${query.r} miles of ${query.l}`) : undefined,
  clearance: ({ query }) => (query.clearance ? `${query.clearance} or higher` : undefined),
  dd214: ({ query }) =>
    query.dd214 === 'waiting'
      ? 'DD214 waiting for review'
      : answer('Service verified', 'Service not verified', query.dd214),
  trade: ({ query }) => userTrades.find(({ value }) => value === query.trade)?.label,
  need: ({ labels }) => labels.need && `Needs help with ${labels.need}`,
  active: ({ query }) => answer('Active', 'Inactive', query.active),
  activated: ({ query }) => answer('Email verified', 'Email not verified', query.activated),
  from: ({ query }) => (query.from ? `From ${query.from}` : undefined),
  to: ({ query }) => (query.to ? `To ${query.to}` : undefined),
  job: ({ job }) => (job ? `Fit for ${job.title}` : undefined),
}

/** The active filters, and how each is removed. */
export function chipsOf(page: UserSearch): FilterChip[] {
  const empty = Query.parse({})
  return (Object.keys(words) as (keyof UserQuery)[]).flatMap((name) => {
    const label = words[name]!(page)
    return label ? [{ label, clears: { [name]: empty[name] } }] : []
  })
}
