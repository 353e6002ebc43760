import { LRUCache } from 'lru-cache'
import { cities, militaryPost, standingAlone } from './cities.ts'
import { miles } from './distance.ts'
import { cityKey } from './names.ts'
import { readPlace } from './parse.ts'

export type Place = {
  zip: string | null
  city: string
  state: string
  county: string | null
  lat: number | null
  lon: number | null
}

/** Another name of a city or a post, and a ZIP that lies there. */
export type Alias = { name: string; state: string; zip: string }

export type Places = {
  /**
   * The place that a text names: a ZIP, ZIP+4, 'City, ST', 'City, State', or an address that ends so.
   * A large city without a comparable namesake needs no state ('Chicago'). APO, FPO and DPO are places without coordinates.
   * A city carries no ZIP; its coordinates are those of a ZIP in its middle. Null: no such place.
   */
  find(text: string): Place | null
  /** the place whose ZIP lies nearest to a point, within 50 miles */
  zipNear(lat: number, lon: number): Place | null
}

/** An in-memory gazetteer over places of a ZIP each. */
export function gazetteer(rows: Place[], aliases: Alias[]): Places {
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  const byCity = cities(rows, aliases)
  const alone = standingAlone(rows, aliases, byCity)
  const remembered = new LRUCache<string, { place: Place | null }>({ max: 20_000 })

  function look(text: string): Place | null {
    const { zip, state, candidates } = readPlace(text)
    const listed = zip && (byZip.get(zip) ?? militaryPost(zip))
    if (listed) return listed
    if (state && candidates.length === 0) return cityNamedLikeItsState(text, state)
    if (!state) return alone.get(cityKey(candidates[0] ?? '')) ?? null
    for (const city of candidates) {
      const found = byCity.get(`${cityKey(city)}|${state}`)
      if (found) return found
    }
    return null
  }

  // 'New York' is read as the state, and meant as the city.
  function cityNamedLikeItsState(text: string, state: string) {
    const city = alone.get(cityKey(text))
    return city?.state === state ? city : null
  }

  return {
    find(text) {
      const known = remembered.get(text)
      if (known) return known.place
      const place = look(text)
      remembered.set(text, { place })
      return place
    },
    zipNear(lat, lon) {
      let [nearest, least]: [Place | null, number] = [null, 50]
      for (const row of rows) {
        if (row.lat === null || Math.abs(row.lat - lat) > 0.75) continue
        const distance = miles(lat, lon, row.lat, row.lon!)
        if (distance < least) [nearest, least] = [row, distance]
      }
      return nearest
    },
  }
}
