import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { Workplace } from '#spec/workplaces.ts'
import { placeKeys, type Reachable } from './entries.ts'
import type { Navigation, NavigationItem, NavigationPlace } from './schema.ts'

type Viewer = NonNullable<Person>

/** The workplaces of a person, and the menu behind their name. */
export async function navigationOf(
  db: Db,
  viewer: Viewer,
  site: { name: string },
  entries: Reachable[],
): Promise<Navigation> {
  const names = await namesOf(db, viewer, site.name)
  const places = placeKeys.flatMap((key): NavigationPlace[] => {
    const [first] = entries.filter(({ place }) => place === key)
    return first ? [{ key, ...names[key], href: first.href }] : []
  })
  return {
    places,
    hasChat: entries.some(({ href }) => href === '/chat'),
    account: entries.filter(({ place }) => place === 'account').map(itemOf),
  }
}

export const itemOf = ({ label, href, icon, short }: Reachable): NavigationItem => ({
  label,
  href,
  icon,
  ...(short && { short }),
})

async function namesOf(db: Db, viewer: Viewer, siteName: string) {
  return {
    member: { name: `My ${siteName}`, note: 'Jobs, learning, people', icon: 'grid' },
    employer: { name: await employerName(db, viewer), note: 'Hiring', icon: 'building' },
    site: { name: 'Site', note: 'Pages and members', icon: 'site' },
    administration: { name: 'Administration', note: 'All sites', icon: 'gear' },
  } satisfies Record<Workplace, Pick<NavigationPlace, 'name' | 'note' | 'icon'>>
}

/** The name of the employer a person works for. */
async function employerName(db: Db, { employers: [only, ...others] }: Viewer): Promise<string> {
  if (!only || others.length > 0) return 'Employers'
  const found = await db.selectFrom('employers').select('name').where('id', '=', only.id).executeTakeFirst()
  return found?.name ?? 'Employer'
}
