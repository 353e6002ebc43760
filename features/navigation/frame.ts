import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { mostWaiting } from '#spec/limits.ts'
import { mostEntries, type Workplace, workplaces } from '#spec/workplaces.ts'
import { entryAt, type Reachable } from './entries.ts'
import { itemOf } from './navigation.ts'
import type { Frame, NavigationItem } from './schema.ts'

type Viewer = NonNullable<Person>
type Config = FastifyRequest['routeOptions']['config']

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What is around the page for signed-in people: the workplace's frame (without this, on every page that visitors may not
     * see), the frame without side bar for a task that wants all of the attention, or the site's own header.
     */
    frame?: 'workplace' | 'task' | 'site'
  }
}

const frameKind = ({ can, frame }: Config) => frame ?? (can && can !== 'public' ? 'workplace' : 'site')

/** The frame of this page; null where the site's own header is around it. */
export async function frameOf(
  db: Db,
  { routeOptions, url, log, site }: FastifyRequest,
  viewer: Viewer,
  entries: Reachable[],
): Promise<Frame | null> {
  const kind = frameKind(routeOptions.config)
  if (kind === 'site') return null
  const path = url.split('?')[0] ?? '/'
  const current = entryAt(path, entries)
  const place = placeAt(path, current, entries)
  const own = entries.filter((entry) => entry.place === place)
  const shown = await Promise.all(own.map((entry) => withCount(entry)))
  const items = new Map(own.map((entry, at) => [entry, shown[at]!]))
  return {
    place,
    isTask: kind === 'task',
    groups: groupsOf(place, own.slice(0, mostEntries), items),
    more: own.slice(mostEntries).map((entry) => items.get(entry)!),
  }

  async function withCount(entry: Reachable): Promise<NavigationItem> {
    const item = { ...itemOf(entry), ...(entry === current && { isCurrent: true }) }
    if (!entry.count) return item
    const number = await entry.count.of(db, viewer, site.id).catch((error: unknown) => {
      log.warn({ err: error, entry: entry.href }, 'the count of a menu entry failed')
      return 0
    })
    if (number === 0) return item
    const shown = number > mostWaiting ? `${mostWaiting}+` : number
    return { ...item, count: [shown, entry.count.word].filter(Boolean).join(' ') }
  }
}

/** Pages that are in no side bar are at the place they belong to: the staff's, or everybody's own. */
function placeAt(path: string, current: Reachable | undefined, entries: Reachable[]): Workplace {
  if (current && current.place !== 'account' && current.place !== 'action') return current.place
  const has = (key: Workplace) => entries.some(({ place }) => place === key)
  if (!/^\/(admin|website-builder)(\/|$)/.test(path)) return 'member'
  return has('administration') ? 'administration' : has('site') ? 'site' : 'member'
}

function groupsOf(place: Workplace, entries: Reachable[], items: Map<Reachable, NavigationItem>) {
  return [null, ...workplaces[place]]
    .map((heading) => ({
      heading,
      items: entries.filter(({ group }) => (group ?? null) === heading).map((entry) => items.get(entry)!),
    }))
    .filter(({ items: some }) => some.length > 0)
}
