import { sql } from 'kysely'
import { givableBadges } from '#features/badges/index.ts'
import { loadPlaces, locationOf } from '#features/places/index.ts'
import { userNeeds } from '#features/user-needs/index.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { may, type Person } from '#spec/access.ts'
import type { UserQuery, UserSearch } from '../schema.ts'
import { cardsOf } from './cards.ts'
import { findUsers } from './find.ts'
import { measureOf } from './fit.ts'
import { isSearchClosed } from './found-by.ts'
import { labelsOf } from './labels.ts'

/** Document 2, section 2: candidates and users, as far as this viewer finds them. */
export async function searchUsers(db: Db, viewer: Person, query: UserQuery): Promise<UserSearch> {
  const measure = query.job ? await measureOf(db, query.job) : null
  const sort = sortOf(query, measure !== null)
  const zips = query.l ? await zipsAround(db, query) : null
  const found = await findUsers(db, { query, viewer, zips, sort }, measure)
  const [users, labels, choices, isClosed] = await Promise.all([
    cardsOf(db, viewer, found.ids, measure),
    labelsOf(db, query),
    choicesFor(db, viewer, query),
    isSearchClosed(db, viewer),
  ])
  return {
    users,
    title: titleFor(viewer),
    totalDocs: found.total,
    page: found.page,
    limit: query.limit,
    query: { ...query, sort, page: found.page },
    labels,
    notice: isClosed ? 'notSubscribed' : query.l && zips === null ? 'invalidLocation' : null,
    job: measure?.job ?? null,
    choices,
    may: {
      see: may(viewer, 'users.manage'),
      setBadges: may(viewer, 'badges.set'),
      disable: may(viewer, 'users.manage'),
      export: may(viewer, 'users.export'),
      review: may(viewer, 'dd214.validate'),
      everywhere: may(viewer, 'users.everywhere'),
    },
  }
}

/** As the menu of the viewer's workplace calls it. */
function titleFor(viewer: Person): UserSearch['title'] {
  if (may(viewer, 'users.everywhere')) return 'People'
  if (may(viewer, 'users.manage')) return 'Members'
  return may(viewer, 'candidates.view') ? 'Candidates' : 'Mentees'
}

/** The best fit first, once there is a job to fit; there is no score without one. */
export function sortOf({ sort }: UserQuery, isMeasured: boolean) {
  if (!sort || (sort === 'score' && !isMeasured)) return isMeasured ? 'score' : '-created'
  return sort
}

/** The ZIPs within the radius of a place, or of a whole state; null when there is no such place, or it has no coordinates. */
export async function zipsAround(db: Db, { l, r }: Pick<UserQuery, 'l' | 'r'>): Promise<string[] | null> {
  const places = await loadPlaces(db)
  const location = locationOf(places, l)
  if (location?.kind === 'state' || location?.kind === 'region') {
    const codes = location.kind === 'state' ? [location.code] : [...location.codes]
    const all = await db.selectFrom('places').select('zip').where('state', 'in', codes).execute()
    return all.map(({ zip }) => zip)
  }
  if (location?.kind !== 'place') return null
  const { place } = location
  if (r === 'exact' && place.zip) return [place.zip]
  if (r === 'exact') {
    const same = db.selectFrom('places').select('zip').where('city', '=', place.city)
    return (await same.where('state', '=', place.state).execute()).map(({ zip }) => zip)
  }
  if (place.lat === null || place.lon === null) return place.zip ? [place.zip] : null
  const { lat, lon } = place
  const { rows } = await sql<{ zip: string }>`
    select zip from places where lat between ${lat - Number(r) / 68} and ${lat + Number(r) / 68}
    and 7917.6 * asin(least(1, sqrt(power(sin(radians(lat - ${lat}) / 2), 2) +
      cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lon - ${lon}) / 2), 2)))) <= ${Number(r)}`.execute(
    db,
  )
  return rows.map(({ zip }) => zip)
}

async function choicesFor(db: Db, viewer: Person, { c }: UserQuery): Promise<UserSearch['choices']> {
  const [themes, badges, branches, ranks, needs] = await Promise.all([
    db
      .selectFrom('themes')
      .select(['id as value', 'name as label'])
      .where(ownSites(viewer, 'users.everywhere').has('id'))
      .orderBy('name')
      .execute(),
    may(viewer, 'badges.set')
      ? givableBadges(db, viewer).select(['id as value', 'name as label']).orderBy('name').execute()
      : db.selectFrom('badges').select(['id as value', 'name as label']).orderBy('name').execute(),
    db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute(),
    c
      ? db
          .selectFrom('ranks')
          .select(['id as value', sql<string>`title || ' (' || grade || ')'`.as('label')])
          .where('corps_id', '=', c)
          .where('historic', '=', false)
          .orderBy('position')
          .execute()
      : [],
    may(viewer, 'users.manage') ? userNeeds(db) : [],
  ])
  const choices = needs.map(({ id, name }) => ({ value: id, label: name }))
  return { themes, badges, branches, ranks, needs: choices }
}
