import { ChipLink } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'
import { UserQuery as Query, type UserQuery, type UserSearch, usersUrl } from './schema.ts'
import styles from './search.module.css'

type Words = (page: UserSearch) => string | undefined

const answer = (yes: string, no: string, value: string) =>
  value === 'yes' ? yes : value === 'no' ? no : undefined

/** What each filter is called when it is on. */
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
      ? 'DD214 to validate'
      : answer('DD214 validated', 'DD214 not validated', query.dd214),
  active: ({ query }) => answer('Active', 'Inactive', query.active),
  activated: ({ query }) => answer('Address proven', 'Address not proven', query.activated),
  from: ({ query }) => (query.from ? `From ${query.from}` : undefined),
  to: ({ query }) => (query.to ? `To ${query.to}` : undefined),
  job: ({ job }) => (job ? `Fit to ${job.title}` : undefined),
}

/** What narrows the list, each with a way to take it back. */
export function Chips({ page }: { page: UserSearch }) {
  const { query } = page
  const empty = Query.parse({})
  const chips = (Object.keys(words) as (keyof UserQuery)[]).flatMap((name) => {
    const label = words[name]!(page)
    return label ? [{ label, href: usersUrl(query, { [name]: empty[name] }) }] : []
  })
  if (!chips.length) return null
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <ChipLink href={href} keepScroll>
            {label}
          </ChipLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href="/users/search" keepScroll>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
