import { LRUCache } from 'lru-cache'
import { cities, militaryPost, type Namesake, namesakes, standingAlone } from './cities.ts'
import { miles } from './distance.ts'
import { findInstallations } from './installations.ts'
import { cityKey } from './names.ts'
import { readPlace } from './parse.ts'
import { similarNames } from './similar-names.ts'

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
   * A large city without a comparable namesake needs no state ('Chicago'), nor does a military installation, by its present
   * or a former name ('Fort Liberty'). APO, FPO and DPO are places without coordinates.
   * A city carries no ZIP; its coordinates are those of a ZIP in its middle. Null: no such place.
   */
  find(text: string): Place | null
  /** all cities of a name, the largest first */
  namesakes(name: string): Place[]
  /** cities whose names are spelled almost like this one, the likeliest first; in one state, when it is given */
  similar(name: string, state: string | null): Place[]
  /** whether a city is larger than a village: it has several ZIPs */
  isTown(city: Place): boolean
  /** whether some name of a city or post ends with this word: a quick no for words that end a job title */
  isLastWord(word: string): boolean
  /** cities whose key (`cityKey`), or key and state, begins so: the largest first */
  citiesBeginning(key: string): Place[]
  /** ZIPs that begin with these digits, in order */
  zipsBeginning(digits: string): Place[]
  /** the place whose ZIP lies nearest to a point, within 50 miles */
  zipNear(lat: number, lon: number): Place | null
}

/** An in-memory gazetteer over places of a ZIP each. */
export function gazetteer(rows: Place[], aliases: Alias[]): Places {
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  const byCity = cities(rows, aliases)
  const alone = standingAlone(rows, aliases, byCity)
  const names = once(() => namesOf(rows, byCity))
  const remembered = new LRUCache<string, { place: Place | null }>({ max: 20_000 })

  function look(text: string): Place | null {
    const { zip, state, candidates } = readPlace(text)
    const listed = zip && (byZip.get(zip) ?? militaryPost(zip))
    if (listed) return listed
    const post = postOffice.exec(text.trim())
    if (post) return { zip: null, city: post[1]!.toUpperCase(), state: post[2]!.toUpperCase(), ...nowhere }
    if (state && candidates.length === 0) return cityNamedLikeItsState(text, state)
    if (!state) {
      const city = alone.get(cityKey(candidates[0] ?? ''))
      return city ?? findInstallations(trimmedName(text))[0] ?? null
    }
    for (const city of candidates) {
      const found = byCity.get(`${cityKey(city)}|${state}`)
      if (found) return found
    }
    return findInstallations(candidates[0] ?? '', state)[0] ?? null
  }

  // 'New York' is read as the state, and meant as the city.
  function cityNamedLikeItsState(text: string, state: string) {
    const city = alone.get(cityKey(text))
    return city?.state === state ? city : null
  }

  return {
    find(text) {
      const cached = remembered.get(text)
      if (cached) return cached.place
      const place = look(text)
      remembered.set(text, { place })
      return place
    },
    namesakes: (name) => (names().byName.get(cityKey(name)) ?? []).map(({ place }) => place),
    similar: (name, state) => names().similar(name, state),
    isTown: ({ city, state }) => (names().byName.get(cityKey(city)) ?? []).some(isTownIn(state)),
    citiesBeginning(key) {
      const found = [...names().byName].flatMap(([name, places]) => {
        if (name.startsWith(key)) return places
        return key.startsWith(name) ? places.filter(({ place }) => inFull(name, place).startsWith(key)) : []
      })
      return found
        .toSorted((a, b) => b.zips - a.zips)
        .slice(0, mostCompletions)
        .map(({ place }) => place)
    },
    zipsBeginning: (digits) => rows.filter(({ zip }) => zip?.startsWith(digits)).slice(0, mostCompletions),
    isLastWord: (word) => names().lastWords.has(lastWordOf(cityKey(word))),
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

/** What is known of cities by name alone: searches need it, and an import, which only finds places, does without its memory. */
function namesOf(rows: Place[], byCity: Map<string, Place>) {
  const byName = namesakes(rows, byCity)
  return {
    byName,
    similar: similarNames(byName),
    lastWords: new Set([...byName.keys()].map(lastWordOf)),
  }
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** 'DPO AA', 'FPO, AP' */
const postOffice = /^(APO|FPO|DPO)[,\s]+(AA|AE|AP)$/i
const nowhere = { county: null, lat: null, lon: null }

const mostCompletions = 50
const inFull = (name: string, { state }: Place) => `${name} ${state.toLowerCase()}`

const leastOfTown = 3
const isTownIn =
  (state: string) =>
  ({ place, zips }: Namesake): boolean =>
    place.state === state && zips >= leastOfTown

const lastWordOf = (key: string) => key.slice(key.lastIndexOf(' ') + 1)
const trimmedName = (text: string) => text.slice(0, 200).trim()
