import { readQuery } from '#features/job-search/index.ts'
import { searchUrl } from '#features/job-search/schema.ts'
import { onPicture } from '#features/places/index.ts'
import { type Asked, type Center, hrefTo, inState } from './asked.ts'
import { stateShapes } from './atlas.ts'
import { grouped } from './cluster.ts'
import {
  around,
  cornersOf,
  drawing,
  drawn,
  readView,
  type View,
  viewText,
  wholeCountry,
  within,
  zooms,
} from './model/window.ts'
import type { JobsMap, MapCircle, MapQuery } from './schema.ts'
import type { Spot } from './spots.ts'

const sizes = { smallest: 14, growth: 16 }
/** Circles whose middle is farther out are not in sight. */
const margin = 40

/** As it was moved or zoomed; otherwise the place with its miles, the state, or the country. */
export function viewOf({ query, center, state }: Asked): View {
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

export function radiusOf({ query, center }: Asked, view: View): JobsMap['radius'] {
  const circle = center && query.r !== 'exact' ? circleOf(center, query.r) : null
  if (!circle) return null
  const [x, y] = drawn(view, circle.at)
  const [edge] = drawn(view, [circle.at[0] + circle.radius, circle.at[1]])
  const label = `${query.r} ${query.r === '1' ? 'mile' : 'miles'}`
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(edge - x), label }
}

/** The circles that are in sight: of the states, or of the cities. */
export function circlesOf(
  { query, scope }: Asked,
  spots: Spot[],
  states: Map<string, number>,
  view: View,
): MapCircle[] {
  const circles = scope === 'country' ? statesOf(query, states, view) : citiesOf(query, spots, view)
  return circles.filter(
    ({ x, y }) => x > -margin && x < drawing.width + margin && y > -margin && y < drawing.height + margin,
  )
}

function statesOf(query: MapQuery, counts: Map<string, number>, view: View): MapCircle[] {
  const points = stateShapes.flatMap(({ code, name, middle }) => {
    const [x, y] = drawn(view, middle)
    return counts.get(code) ? { code, name, count: counts.get(code)!, x, y } : []
  })
  return grouped(points, sizes).map(({ members, count, x, y, radius }) => ({
    ...{ label: members.map(({ name }) => name).join(', '), count, radius, look: 'inside' as const },
    ...{ x: Math.round(x), y: Math.round(y) },
    href: hrefTo(query, members.length === 1 ? inState(members[0]!.code) : closer(view, x, y)),
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
      href: hrefTo(query, opens ? { open: members[0]!.label } : { ...closer(view, x, y), open: '' }),
    }
  })
}

/** A closer look at a point of the drawing. */
function closer(view: View, x: number, y: number): Partial<MapQuery> {
  const [[left, top], [right, bottom]] = cornersOf(view)
  const at = {
    x: left + (x / drawing.width) * (right - left),
    y: top + (y / drawing.height) * (bottom - top),
  }
  return { map: viewText(within({ ...at, zoom: view.zoom + 1.5 })) }
}

/** The place that is open, where a circle is its. */
export function openedOf(
  query: MapQuery,
  spots: Spot[],
  circles: MapCircle[],
  view: View,
): JobsMap['opened'] {
  const isOpen = circles.some(({ look }) => look === 'chosen')
  const spot = isOpen && spots.find(({ label }) => label === query.open)
  if (!spot) return null
  const [x, y] = drawn(view, spot.at)
  const search = searchUrl(readQuery({ q: query.q, l: spot.label, r: 'exact' }))
  const { label, count, miles } = spot
  return { label, count, miles, href: search, x: Math.round(x), y: Math.round(y) }
}
