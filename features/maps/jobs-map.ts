import type { JobBrief } from '#features/job-cards/schema.ts'
import { jobPlaces, readQuery, type SearchContext, searchJobs } from '#features/job-search/index.ts'
import { searchUrl } from '#features/job-search/schema.ts'
import { loadPlaces, locationOf, miles, onPicture, type Place, type Places } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { addressOf } from '#schema/address.ts'
import { type StateShape, stateShapes } from './atlas.ts'
import { grouped } from './cluster.ts'
import {
  around,
  cornersOf,
  drawn,
  readView,
  type View,
  viewText,
  wholeCountry,
  within,
  zooms,
} from './model/window.ts'
import { countyNames, statesSeen } from './names.ts'
import { embedOf } from './provider.ts'
import { type JobsMap, type MapCircle, MapQuery, type MapRow } from './schema.ts'

const path = '/jobs/map'
const listed = 20
const nearestListed = 3
const sizes = { smallest: 14, growth: 16 }

type Center = { place: Place; text: string; label: string }
type Asked = { query: MapQuery; center: Center | null; state: StateShape | null }

/** A city with jobs: in the picture, and how many of its jobs are within the miles that were given. */
type Spot = { label: string; count: number; inside: number; miles: number | null; at: [number, number] }

/** Where the jobs of a search are: the picture, and the list beside it (decision 521). */
export async function jobsMap(db: Db, context: SearchContext, query: MapQuery): Promise<JobsMap> {
  const places = await loadPlaces(db)
  const meant = query.l ? locationOf(places, query.l) : null
  const code = query.state || (meant?.kind === 'state' ? meant.code : '')
  const state = stateShapes.find((one) => one.code === code) ?? null
  const center = !state && meant?.kind === 'place' ? meant : null
  const asked = { query, center, state }
  const searched = { q: query.q, ...(state && { state: state.code }) }
  const nearby = center && { ...searched, l: center.text, r: query.r }
  const [all, near] = await Promise.all([
    jobPlaces(db, context, readQuery(searched)),
    nearby && jobPlaces(db, context, readQuery(nearby)),
  ])
  const spots = spotsOf(places, all.cities, near?.cities ?? null, center)
  const view = viewOf(asked)
  const [from, to] = cornersOf(view)
  const isCountry = !center && !state && view.zoom < zooms.states
  const circles = isCountry ? statesOf(query, all.states, view) : citiesOf(query, spots, view)
  const seen = spots.filter(({ at: [x, y] }) => x > from[0] && x < to[0] && y > from[1] && y < to[1])
  const inside = center ? spots.filter(({ inside }) => inside > 0) : isCountry || state ? spots : seen
  const total = near?.jobs ?? (isCountry || state ? all.jobs : sum(seen))
  const isOpen = query.open !== '' && circles.some(({ look }) => look === 'chosen')
  const jobs = isOpen
    ? await jobsAt(db, context, { q: query.q, l: query.open, r: 'exact' })
    : nearby
      ? await jobsAt(db, context, { ...nearby, sort: 'proximity' })
      : state
        ? await jobsAt(db, context, searched)
        : []
  const shape = center && stateShapes.find((one) => one.code === center.place.state)
  return {
    ...query,
    where: center?.label ?? state?.name ?? 'the United States',
    isUnknown: query.l !== '' && !meant,
    steps: stepsOf(asked, shape ?? null),
    view: viewText(view),
    counties: statesSeen(view),
    names: countyNames(view, circles),
    circles: circles.filter(({ x, y }) => x > -40 && x < 760 && y > -40 && y < 520),
    radius: radiusOf(asked, view),
    opened: isOpen ? openedOf(query, spots, view) : null,
    jobs,
    rows: isCountry ? stateRows(query, all.states) : center || state ? [] : rowsOf(query, seen),
    listed: isOpen || center || state ? 'jobs' : isCountry ? 'states' : 'places',
    total,
    placeCount: isCountry ? stateRows(query, all.states).length : inside.length,
    elsewhere: isCountry || state ? all.jobs - sum(spots) : 0,
    nearest: center && total === 0 ? nearestTo(query, spots, shape ?? null, all.states) : [],
    searchHref: searchUrl(readQuery(nearby ?? searched)),
    embed: embedOf({ q: query.q, where: center?.label ?? state?.name ?? '', point: center?.place ?? null }),
  }
}

const sum = (spots: Spot[]) => spots.reduce((total, { count }) => total + count, 0)
const href = (query: MapQuery, change: Partial<MapQuery>) => addressOf(path, MapQuery, query, change)

function spotsOf(
  places: Places,
  cities: Map<string, number>,
  near: Map<string, number> | null,
  center: Center | null,
): Spot[] {
  return [...cities].flatMap(([key, count]) => {
    const place = key ? places.find(key) : null
    const at = place?.lat == null ? null : onPicture(place.lat, place.lon!)
    if (!place || !at) return []
    const from = center?.place.lat == null ? null : center.place
    const away = from && Math.round(miles(from.lat!, from.lon!, place.lat!, place.lon!))
    const label = `${place.city}, ${place.state}`
    return { label, count, inside: near ? (near.get(key) ?? 0) : count, miles: away, at }
  })
}

/** As it was moved or zoomed; otherwise the place with its miles, the state, or the country. */
function viewOf({ query, center, state }: Asked): View {
  const chosen = readView(query.map)
  if (chosen) return chosen
  const circle = center && circleOf(center, query.r)
  if (circle) {
    const { at, radius } = circle
    const reach = Math.max(radius, 2)
    return around([
      [at[0] - reach, at[1] - reach],
      [at[0] + reach, at[1] + reach],
    ])
  }
  return state ? around(state.box) : wholeCountry
}

/** A place in the picture with what its miles measure there; null where it is not in the picture. */
function circleOf({ place: { lat, lon } }: Center, r: MapQuery['r']) {
  const at = lat === null ? null : onPicture(lat, lon!)
  // Measured towards the south: northwards the picture of Hawaii or Alaska may end.
  const edge = at && onPicture(lat! - (r === 'exact' ? 10 : Number(r)) / 69.1, lon!)
  return at && edge && { at, radius: Math.hypot(edge[0] - at[0], edge[1] - at[1]) }
}

function radiusOf({ query, center }: Asked, view: View): JobsMap['radius'] {
  const circle = center && query.r !== 'exact' ? circleOf(center, query.r) : null
  if (!circle) return null
  const [x, y] = drawn(view, circle.at)
  const [edge] = drawn(view, [circle.at[0] + circle.radius, circle.at[1]])
  const label = `${query.r} ${query.r === '1' ? 'mile' : 'miles'}`
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(edge - x), label }
}

function statesOf(query: MapQuery, counts: Map<string, number>, view: View): MapCircle[] {
  const points = stateShapes.flatMap(({ code, name, middle }) => {
    const [x, y] = drawn(view, middle)
    return counts.get(code) ? { code, name, count: counts.get(code)!, x, y } : []
  })
  return grouped(points, sizes).map(({ members, count, x, y, radius }) => ({
    ...{ label: members.map(({ name }) => name).join(', '), count, radius, look: 'inside' as const },
    ...{ x: Math.round(x), y: Math.round(y) },
    href: href(query, members.length === 1 ? inState(members[0]!.code) : closer(view, x, y)),
  }))
}

function citiesOf(query: MapQuery, spots: Spot[], view: View): MapCircle[] {
  const points = spots.flatMap((spot) => {
    const [x, y] = drawn(view, spot.at)
    // Circles at the edge are grouped with what is beyond it, so that moving on does not change them at once.
    return x < -360 || x > 1_080 || y < -240 || y > 720 ? [] : { ...spot, x, y }
  })
  return grouped(points, sizes).map(({ members, count, x, y, radius }) => {
    const isOpen = query.open !== '' && members.some(({ label }) => label === query.open)
    const isInside = members.some(({ inside }) => inside > 0)
    const names = members.slice(0, 3).map(({ label }) => label)
    const more = members.length > 3 ? [`${members.length - 3} more places`] : []
    const opens = members.length === 1 || view.zoom >= zooms.most
    return {
      ...{ label: [...names, ...more].join('; '), count, radius, x: Math.round(x), y: Math.round(y) },
      look: isOpen ? ('chosen' as const) : isInside ? ('inside' as const) : ('outside' as const),
      href: href(query, opens ? { open: members[0]!.label } : { ...closer(view, x, y), open: '' }),
    }
  })
}

const inState = (state: string): Partial<MapQuery> => ({ state, l: '', map: '', open: '' })

/** A closer look at a point of the drawing. */
function closer(view: View, x: number, y: number): Partial<MapQuery> {
  const [[left, top], [right, bottom]] = cornersOf(view)
  const at = { x: left + (x / 720) * (right - left), y: top + (y / 480) * (bottom - top) }
  return { map: viewText(within({ ...at, zoom: view.zoom + 1.5 })) }
}

function openedOf(query: MapQuery, spots: Spot[], view: View): JobsMap['opened'] {
  const spot = spots.find(({ label }) => label === query.open)!
  const [x, y] = drawn(view, spot.at)
  const search = searchUrl(readQuery({ q: query.q, l: spot.label, r: 'exact' }))
  return { ...rowOf(spot, search), x: Math.round(x), y: Math.round(y) }
}

const rowOf = ({ label, count, miles }: Spot, href: string): MapRow => ({ label, count, miles, href })
const rowsOf = (query: MapQuery, spots: Spot[]) =>
  spots
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 100)
    .map((spot) => rowOf(spot, href(query, { l: spot.label, state: '', map: '', open: '' })))

const stateRows = (query: MapQuery, counts: Map<string, number>): MapRow[] =>
  stateShapes
    .flatMap(({ code, name }) =>
      counts.get(code)
        ? { label: name, count: counts.get(code)!, miles: null, href: href(query, inState(code)) }
        : [],
    )
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))

function nearestTo(query: MapQuery, spots: Spot[], state: StateShape | null, counts: Map<string, number>) {
  const nearest = spots
    .toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0))
    .slice(0, nearestListed)
    .map((spot) => rowOf(spot, href(query, { l: spot.label, map: '', open: '' })))
  const inTheState = state && counts.get(state.code)
  if (!inTheState) return nearest
  return [
    ...nearest,
    { label: `All of ${state.name}`, count: inTheState, miles: null, href: href(query, inState(state.code)) },
  ]
}

function stepsOf({ query, center, state }: Asked, shape: StateShape | null): JobsMap['steps'] {
  const country = { label: 'United States', href: href(query, { l: '', state: '', map: '', open: '' }) }
  const of = state ?? shape
  const steps = [
    country,
    ...(of ? [{ label: of.name, href: href(query, inState(of.code)) }] : []),
    ...(center ? [{ label: `around ${center.label}`, href: href(query, { map: '', open: '' }) }] : []),
    ...(query.open ? [{ label: query.open, href: '' }] : []),
  ]
  return steps.map((step, at) => ({
    ...step,
    href: at === steps.length - 1 && !query.map ? null : step.href || null,
  }))
}

/** The first jobs of a search, without remote ones elsewhere where a place was given. */
async function jobsAt(
  db: Db,
  context: SearchContext,
  parameters: Record<string, string>,
): Promise<JobBrief[]> {
  const { jobs, nearby } = await searchJobs(db, context, readQuery({ ...parameters, limit: String(listed) }))
  return nearby ? jobs.slice(0, nearby.onPage) : jobs
}
