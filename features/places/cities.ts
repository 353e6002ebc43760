import { miles } from './distance.ts'
import type { Alias, Place } from './gazetteer.ts'
import { cityKey } from './names.ts'

// A city may be given without its state when it has this many ZIPs, and this many times those of its next namesake.
const largeCity = 10
const withoutRival = 5

const keyOf = (city: string, state: string) => `${cityKey(city)}|${state}`

/** The cities of the ZIPs and their other names, by 'city|ST'. */
export function cities(rows: Place[], aliases: Alias[]): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const [key, zips] of Map.groupBy(rows, (row) => keyOf(row.city, row.state)))
    found.set(key, middle(zips))
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  for (const { name, state, zip } of aliases) {
    const place = byZip.get(zip)
    if (place) found.set(keyOf(name, state), { ...place, zip: null })
  }
  return found
}

/** Represents a city: the ZIP nearest to the median of all its ZIPs, so that one far-off post office does not pull it. */
function middle(zips: Place[]): Place {
  if (zips.length === 1 || zips[0]!.lat === null) return { ...zips[0]!, zip: null }
  const [lat, lon] = [median(zips.map((zip) => zip.lat!)), median(zips.map((zip) => zip.lon!))]
  const away = (zip: Place) => miles(lat, lon, zip.lat!, zip.lon!)
  const nearest = zips.reduce((best, zip) => (away(zip) < away(best) ? zip : best))
  return { ...nearest, zip: null }
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** Cities that need no state beside them ('Chicago'), and other names that mean one place only ('NYC'). */
export function standingAlone(
  rows: Place[],
  aliases: Alias[],
  byCity: Map<string, Place>,
): Map<string, Place> {
  const alone = new Map<string, Place>()
  const byName = Map.groupBy(rows, (row) => cityKey(row.city))
  for (const [name, zips] of byName) {
    const byState = [...Map.groupBy(zips, (zip) => zip.state)].sort((a, b) => b[1].length - a[1].length)
    const [first, second] = byState
    if (first![1].length < largeCity) continue
    if (first![1].length >= withoutRival * (second?.[1].length ?? 0))
      alone.set(name, byCity.get(`${name}|${first![0]}`)!)
  }
  for (const { name, state } of aliases) {
    const others = aliases.some((other) => other.name === name && other.state !== state)
    const place = byCity.get(keyOf(name, state))
    if (place && !others && !byName.has(cityKey(name))) alone.set(cityKey(name), place)
  }
  return alone
}

export type Namesake = { place: Place; zips: number }

/** The cities of each name, by its key, those with the most ZIPs first. */
export function namesakes(rows: Place[], byCity: Map<string, Place>): Map<string, Namesake[]> {
  const zips = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row.city, row.state)
    zips.set(key, (zips.get(key) ?? 0) + 1)
  }
  const all = [...byCity].map(([key, place]) => ({ key, place, zips: zips.get(key) ?? 0 }))
  return Map.groupBy(
    all.sort((a, b) => b.zips - a.zips),
    ({ key }) => key.slice(0, key.indexOf('|')),
  )
}

const posts: [RegExp, string][] = [
  [/^09[0-8]/, 'AE'],
  [/^340/, 'AA'],
  [/^96[2-6]/, 'AP'],
]

/** Military post that our list does not have: new ones open every year, and their ZIPs identify them. */
export function militaryPost(zip: string): Place | null {
  const state = posts.find(([prefix]) => prefix.test(zip))?.[1]
  return state ? { zip, city: 'APO', state, county: null, lat: null, lon: null } : null
}
