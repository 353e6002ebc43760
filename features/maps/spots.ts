import { miles, onPicture, type Places } from '#features/places/index.ts'
import type { Center } from './asked.ts'
import { cornersOf, type View } from './model/window.ts'

/** A city with jobs: in the picture, and how many of its jobs are within the miles that were given. */
export type Spot = {
  label: string
  count: number
  inside: number
  miles: number | null
  at: [number, number]
}

export const sum = (spots: Spot[]) => spots.reduce((total, { count }) => total + count, 0)

/** @param near how many are within the miles of the center, by city; null without a center */
export function spotsOf(
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

export function inSight(spots: Spot[], view: View): Spot[] {
  const [from, to] = cornersOf(view)
  return spots.filter(({ at: [x, y] }) => x > from[0] && x < to[0] && y > from[1] && y < to[1])
}
