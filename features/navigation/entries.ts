import type { MenuEntry } from '#lib/feature.ts'
import { may, type Person } from '#spec/access.ts'
import { type Workplace, workplaces } from '#spec/workplaces.ts'

type Viewer = NonNullable<Person>
type Site = { id: string; applications: Record<string, boolean> }

/** An entry that this person may use, with its address. */
export type Reachable = Omit<MenuEntry, 'href'> & { href: string }

export const placeKeys = Object.keys(workplaces) as Workplace[]

/** The entries this person may use on this site, in order of place and position; each address once, in the last of its places. */
export function reachable(viewer: Viewer, site: Site, entries: MenuEntry[]): Reachable[] {
  const siteId = workedOn(viewer, site.id)
  const found = entries
    .filter(({ can, application }) => may(viewer, can) && (!application || site.applications[application]))
    .map((entry) => ({
      ...entry,
      href: typeof entry.href === 'string' ? entry.href : entry.href(viewer, siteId),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.order - b.order)
  const last = new Map(found.map((entry) => [entry.href, entry]))
  return found.filter((entry) => last.get(entry.href) === entry)
}

const placeOf = ({ place }: { place: MenuEntry['place'] }) =>
  place === 'account' || place === 'action' ? -1 : placeKeys.indexOf(place)

/** The site of the request, unless an owner is on somebody else's. */
const workedOn = ({ ownedThemes }: Viewer, siteId: string) =>
  ownedThemes.includes(siteId) ? siteId : (ownedThemes[0] ?? siteId)

/** The entry of a path: the one with the longest address that begins it. */
export function entryAt(path: string, entries: Reachable[]): Reachable | undefined {
  const begins = (href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`))
  return entries
    .flatMap((entry) => [entry.href, entry.also ?? entry.href].map((address) => ({ entry, address })))
    .filter(({ address }) => begins(address))
    .sort((a, b) => b.address.length - a.address.length)[0]?.entry
}
