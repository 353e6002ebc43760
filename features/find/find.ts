import type { FastifyBaseLogger } from 'fastify'
import { listJobs, readQuery } from '#features/job-search/index.ts'
import { type Reachable, reachable } from '#features/navigation/index.ts'
import type { Site } from '#features/themes/index.ts'
import { searchMentors, searchUsers } from '#features/users/index.ts'
import { MentorQuery, UserQuery } from '#features/users/schema.ts'
import type { Db } from '#lib/db.ts'
import type { MenuEntry } from '#lib/feature.ts'
import { may, type Person } from '#spec/access.ts'
import { type Found, type FoundGroup, type FoundItem, mostOfEach } from './schema.ts'

type Asking = { viewer: NonNullable<Person>; site: Site; log: FastifyBaseLogger }

/** What this person may open that matches the words: by the searches that exist, so with their rights. */
export async function find(db: Db, asking: Asking, entries: MenuEntry[], q: string): Promise<Found> {
  const mine = reachable(asking.viewer, asking.site, entries)
  const pages = mine.filter(({ place }) => place !== 'action')
  if (!q) return { q, groups: groups([group('Go to', pages.slice(0, 8).map(itemOf))]) }
  const found = {
    jobs: () => jobsFor(db, asking, q),
    people: () => peopleFor(db, asking, q),
  }
  const [jobs, people] = await Promise.all([settled(found.jobs, asking), settled(found.people, asking)])
  const shown = matching(pages, q)
  const here = group('Pages', shown.map(itemOf))
  const actions = group(
    'Do',
    matching(
      mine.filter(({ place }) => place === 'action'),
      q,
    ).map(itemOf),
  )
  const isNamed = shown.some(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()))
  return { q, groups: groups(isNamed ? [here, actions, jobs, people] : [jobs, people, here, actions]) }
}

/** One search that fails does not take the others along. */
const settled = (search: () => Promise<FoundGroup | null>, { log }: Asking) =>
  search().catch((error: unknown) => {
    log.warn({ err: error }, 'a search of the palette failed')
    return null
  })

const groups = (all: (FoundGroup | null)[]) =>
  all.filter((one) => one !== null && one.items.length > 0) as FoundGroup[]

const group = (title: string, items: FoundItem[], all: FoundGroup['all'] = null): FoundGroup => ({
  title,
  items,
  all,
})

async function jobsFor(db: Db, { viewer, site }: Asking, q: string): Promise<FoundGroup | null> {
  if (!site.applications.search) return null
  const query = readQuery({ q, limit: String(mostOfEach) })
  const { jobs, total } = await listJobs(db, { viewer, theme: site }, query)
  const items = jobs.slice(0, mostOfEach).map(({ title, href, employer, feedEmployer, addressShort }) => ({
    label: title,
    note: [feedEmployer ?? employer.name, addressShort].filter(Boolean).join(', '),
    href,
    icon: 'briefcase' as const,
  }))
  const all = {
    label: `All ${total.toLocaleString('en-US')} jobs for “${q}”`,
    href: `/jobs/search?q=${encodeURIComponent(q)}`,
  }
  return group('Jobs', items, total > items.length ? all : null)
}

/** Those who may search people find them there; members find mentors. */
async function peopleFor(db: Db, { viewer }: Asking, q: string): Promise<FoundGroup | null> {
  if (!may(viewer, 'users.search')) return mentorsFor(db, q)
  const { users, totalDocs } = await searchUsers(db, viewer, UserQuery.parse({ q, limit: mostOfEach }))
  const items = users.slice(0, mostOfEach).map((user) => ({
    label: `${user.firstName} ${user.lastName}`,
    note: user.email,
    href: may(viewer, 'users.manage') ? `/users/${user.id}` : `/profile/${user.id}`,
    icon: 'user' as const,
  }))
  const all = {
    label: `All ${totalDocs} people for “${q}”`,
    href: `/users/search?q=${encodeURIComponent(q)}`,
  }
  return group('People', items, totalDocs > items.length ? all : null)
}

async function mentorsFor(db: Db, q: string): Promise<FoundGroup> {
  const { mentors, totalDocs } = await searchMentors(db, MentorQuery.parse({ q, limit: mostOfEach }))
  const items = mentors.slice(0, mostOfEach).map(({ firstName, lastName, employer, profile }) => ({
    label: `${firstName} ${lastName}`,
    note: employer,
    href: profile,
    icon: 'mentor' as const,
  }))
  const all = {
    label: `All ${totalDocs} mentors for “${q}”`,
    href: `/users/search/mentors?q=${encodeURIComponent(q)}`,
  }
  return group('People', items, totalDocs > items.length ? all : null)
}

/** Every word that was typed begins a word of the name or of its group. */
function matching(entries: Reachable[], q: string): Reachable[] {
  const typed = q.toLowerCase().split(/\s+/)
  const named = entries.filter(({ label, group: heading = '' }) => {
    const words = `${label} ${heading}`.toLowerCase().split(/[^a-z0-9]+/)
    return typed.every((part) => words.some((word) => word.startsWith(part)))
  })
  return named.slice(0, mostOfEach * 2)
}

const itemOf = ({ label, href, icon, group: heading }: Reachable): FoundItem => ({
  label,
  note: heading ?? null,
  href,
  icon,
})
