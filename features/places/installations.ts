import { installations } from '#catalog/installations.ts'
import { overseasPosts } from '#catalog/overseas.ts'
import type { Place } from './gazetteer.ts'
import { cityKey } from './names.ts'
import { readPlace } from './parse.ts'
import { type ComparedName, comparedName, slipsBetween } from './similar-names.ts'

// One spelling for what the services write in many ways; longer ones first.
const services: [RegExp, string][] = [
  [/\bjax\b/g, 'jacksonville'],
  [
    /\b(?:air|space) force (?:base|station)\b|\bair base\b|\bab\b|\b(?:afs|sfb|sfs)\b|\bair reserve base\b|\barb\b/g,
    'afb',
  ],
  [/\bair national guard(?: base)?\b|\bang(?: base)?\b/g, 'angb'],
  [/\bmarine corps air station\b/g, 'mcas'],
  [/\bmarine corps (?:logistics base|log base)\b/g, 'mclb'],
  [/\bmarine corps recruit depot\b/g, 'mcrd'],
  [/\bmarine corps base\b|\bmarine base\b/g, 'mcb'],
  [/\bnaval air station\b/g, 'nas'],
  [/\b(?:naval )?submarine base\b|\bnavsubase\b|\bsub base\b|\bnsb\b/g, 'subase'],
  [/\bnaval support activity\b|\bnavsuppact\b/g, 'nsa'],
  [/\bnaval support facility\b|\bnavsuppfac\b/g, 'nsf'],
  [/\bnaval weapons station\b|\bnavwpnsta\b/g, 'nws'],
  [/\bnaval (?:station|base)\b|\bnavsta\b|\bnavbase\b|\bn[sb]\b/g, 'navsta'],
  [/\bjoint base\b/g, 'jb'],
  [/\barmy airfield\b/g, 'aaf'],
  [/\barmy ammunition plant\b/g, 'aap'],
]

/**
 * How names of installations are compared: 'Ft. Bragg', 'Fort Bragg' and 'fort bragg' are one, so are 'NAS Pensacola' and
 * 'Naval Air Station Pensacola', 'Patrick AFB' and 'Patrick Space Force Base'.
 */
export function installationKey(name: string): string {
  return services.reduce((key, [spelled, short]) => key.replace(spelled, short), cityKey(name)).trim()
}

/** What may be left out: 'Nellis', 'Bragg', 'Camp Pendleton' without MCB, 'Quantico'. */
const leading = /^(?:us |army |usag )?(?:mcb|nas|navsta|subase|jb|mcas|nws|nsa|fort|camp) /
const trailing = / (?:afb|angb|aaf|arsenal|barracks|proving ground|army depot|airfield)$/

/** What says of a range or an annex that it is one of the services': 'Camp Curtis Guild', but no 'Moreno Point'. */
const isTelling =
  /\b(?:ng|fort|camp|nas|navsta|subase|jb|mcas|mcb|nsa|nws|naval|navy|marine|army|afb|angb|aaf|aasf|n?[ao]lf|national guard|armory|military|training|maneuver|stagefield)\b/

const byKey = new Map<string, Place[]>()
const byShortKey = new Map<string, Place[]>()
/** 'Norfolk Naval Station' is Naval Station Norfolk. */
const byWords = new Map<string, Place[]>()
/** 'FortCarson', 'LukeAFB' */
const byLetters = new Map<string, Place[]>()
const anyOrder = (key: string) => key.split(' ').toSorted().join(' ')
const alsoCalled = new Map<Place, string[]>()
const offered: Place[] = []

for (const { name, also, state, lat, lon, isMinor } of installations) {
  const place: Place = { zip: null, city: name, state, county: null, lat, lon }
  alsoCalled.set(place, also)
  if (!isMinor) offered.push(place)
  const keys = new Set([name, ...also].map(installationKey))
  for (const key of keys) add(isMinor && !isTelling.test(key) ? byShortKey : byKey, key, place)
  if (!isMinor) for (const key of keys) add(byWords, anyOrder(key), place)
  if (!isMinor) for (const key of keys) if (key.length > 6) add(byLetters, key.replaceAll(' ', ''), place)
  if (!isMinor) for (const key of keys) add(byShortKey, key.replace(leading, '').replace(trailing, ''), place)
}

/** By the state that mail to them names: the country of each. */
const countries = new Map<Place, string>()
for (const { name, also, country, region } of overseasPosts) {
  const place: Place = { zip: null, city: name, state: region, county: null, lat: null, lon: null }
  alsoCalled.set(place, also)
  countries.set(place, country)
  offered.push(place)
  const keys = [name, ...also].map(installationKey)
  for (const key of new Set([...keys, ...keys.map((each) => `${each} ${cityKey(country)}`)]))
    add(byKey, key, place)
}

/** The country of a post abroad; null: it is none. */
export const countryOf = (place: Place): string | null => countries.get(place) ?? null

function add(map: Map<string, Place[]>, key: string, place: Place) {
  map.set(key, [...(map.get(key) ?? []), place])
}

/**
 * The installations of a name, a former name or a short form, best first; in one state, when it is given.
 * 'Fort Liberty' finds Fort Bragg.
 */
export function findInstallations(name: string, state: string | null = null): Place[] {
  const key = installationKey(name)
  return inState(
    byKey.get(key) ?? byWords.get(anyOrder(key)) ?? byLetters.get(key.replaceAll(' ', '')) ?? [],
    state,
  )
}

/** Also by weaker names, which cities have too: 'Nellis', 'Quantico', and those of ranges and annexes. */
export function findInstallationsByShortName(name: string, state: string | null = null): Place[] {
  return inState(byShortKey.get(installationKey(name)) ?? [], state)
}

/** Names by the words that they begin with, all but the whole name. */
const byBeginning = new Map<string, [name: string, places: Place[]][]>()
for (const named of byKey)
  for (const { index } of named[0].matchAll(/ /g)) {
    const beginning = named[0].slice(0, index)
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), named])
  }

/** The only one whose name begins with these words, of which one at least tells it apart: 'NAS Whidbey', 'Fort Leonard'. */
export function findInstallationBeginning(name: string, state: string | null = null): Place[] {
  const key = installationKey(name)
  if (!key.includes(' ') || key.slice(key.lastIndexOf(' ') + 1).length < 4) return []
  const near = (byBeginning.get(key) ?? [])
    .filter(([, places]) => inState(places, state).length)
    .toSorted(([one], [other]) => one.length - other.length)
  // 'NAS Whidbey Island' has a 'NAS Whidbey Island Seaplane Base'.
  const [shortest, places] = near[0] ?? []
  const isOnly = near.every(
    ([other, its]) => other === shortest || other.startsWith(`${shortest} `) || its[0] === places?.[0],
  )
  const found = isOnly ? inState([...new Set(places)], state) : []
  return found.length === 1 ? found : []
}

/** Whether a place is one of the installations. */
export const isInstallation = (place: Place): boolean => alsoCalled.has(place)

/** Whether a text is a name of an installation, with or without its state. */
export function namesInstallation(text: string): boolean {
  const { state, candidates } = readPlace(text)
  return findInstallations(text).length > 0 || findInstallations(candidates[0] ?? '', state).length > 0
}

const kinds =
  /^(?:fort|camp|nas|navsta|subase|jb|mcas|mcb|mcrd|mclb|nws|nsa) | (?:afb|angb|aaf|arsenal|barracks|field)$/

type Compared = { name: ComparedName; places: Place[] }
const comparedIn = (names: Map<string, Place[]>): Compared[] =>
  [...names].map(([key, places]) => ({ name: comparedName(key, key.replace(kinds, '')), places }))
const comparedKeys = comparedIn(byKey)
const comparedShortKeys = comparedIn(byShortKey)

/** Installations whose name differs by a slip: 'Camp Lejune', 'Fort Brag', 'Nelis AFB'. */
export function similarInstallations(
  name: string,
  state: string | null = null,
): { place: Place; steps: number }[] {
  const key = installationKey(name)
  const typed = comparedName(key)
  // 'Ofutt', 'Schoffield': without its kind a name is long enough to be told from others.
  const compared =
    key.length > 5 && !key.includes(' ') ? [...comparedKeys, ...comparedShortKeys] : comparedKeys
  const near = compared.flatMap(({ name, places }) => {
    const steps = slipsBetween(typed, name)
    return steps === null ? [] : inState(places, state).map((place) => ({ place, steps }))
  })
  return near.toSorted((a, b) => a.steps - b.steps)
}

const inState = (found: Place[], state: string | null) =>
  state ? found.filter((place) => place.state === state) : found

const lastWords = new Set(
  [...byKey.keys(), ...byShortKey.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)),
)

/** Whether some name of an installation ends with this word. */
export const isLastWordOfInstallation = (word: string): boolean => lastWords.has(installationKey(word))

/** Installations to choose from while typing, with their other names. */
export const offeredInstallations = (): { place: Place; also: string[] }[] =>
  offered.map((place) => ({ place, also: alsoCalled.get(place) ?? [] }))

/** Former names and short forms of an installation; none for other places. */
export const otherNames = (place: Place): string[] => alsoCalled.get(place) ?? []
