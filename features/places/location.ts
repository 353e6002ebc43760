import distance from 'damerau-levenshtein'
import { states } from '#catalog/states.ts'
import type { Place, Places } from './gazetteer.ts'
import {
  countryOf,
  findInstallationBeginning,
  findInstallations,
  findInstallationsByShortName,
  isLastWordOfInstallation,
  similarInstallations,
} from './installations.ts'
import { cityKey, stateCode, stateNicknames } from './names.ts'
import { readPlace } from './parse.ts'
import {
  aroundState,
  lastWordsOf,
  regionEndings,
  regionKey,
  regionOf,
  stateNames,
  statesOf,
} from './region-names.ts'
import { isAlmost } from './similar-names.ts'

/** What a location means that somebody typed. */
export type Location =
  | {
      kind: 'place'
      place: Place
      /** as `Places.find` understands it: 'Fort Bragg, NC', '28310' */
      text: string
      label: string
      /** the name had a slip */
      isCorrected: boolean
      /** other places of the same name, as texts to search for */
      others: string[]
    }
  | { kind: 'state'; code: string; label: string }
  /** several states: 'New England' */
  | { kind: 'region'; codes: readonly string[]; label: string }
  | { kind: 'remote' }
  /** no place at all */
  | { kind: 'anywhere' }

const remoteWord =
  /^(?:remote(?:ly)?|home|wfh|tele-?work(?:ing)?|telecommut(?:e|ing)|virtual(?:ly)?|online)$/i
const besideRemote =
  /^(?:work(?:ing)?|jobs?|positions?|from|at|my|based|fully|completely|100|percent|only|ok|us|usa|united|states|anywhere|nationwide|conus|in|the|or|hybrid|within|all|over)$/i
const anywhere =
  /^(?:(?:any ?where|all over)(?: (?:in|within|across))? )?(?:any ?where|nation-?wide|(?:the )?(?:lower 48|us|usa|u\.s\.a?\.|united states|country)|america|conus)$/i
const leading =
  /^(?:(?:(?:any|some)(?: ?where|place) )?(?:in|near|around|at|by|close to|outside(?: of)?|the (?:state|city) of|state of)|(?:all|most) (?:of|over)|downtown)\s+/i
const trailing = /(?:\s+(?:area|region|metro|surroundings?|and surrounding areas?|state))+$/i
const country = /(?<=\S)[\s,]+(?:usa|u\.s\.a\.?|u\.s\.|united states(?: of america)?|us)$/i
/** 'State of New York', 'New York State', 'all of New York': not the city. */
const wholeStateName = /^(?:(?:in )?(?:the )?state of|(?:all|most) (?:of|over)) (.+)$|^(.+) state$/i
const mostOthers = 4

const stateEndings = lastWordsOf([...states.flatMap(({ code, name }) => [code, name]), ...stateNicknames])
const militaryName =
  /^(?:f(?:or)?t|camp|nas|mcas|mcb|mcrd|mclb|ns|nsa|nws|jb|joint base|naval|marine corps)\b|\b(?:afb|sfb|air force base|arsenal|barracks)$/i
// Names of a state that people search as a city, with its state as the other meaning.
const cityBeforeState = new Set(['NY'])

/**
 * The location that a text means: a ZIP, a city, a military installation by any of its names, a region, a whole state,
 * remote work. Case, abbreviations and a slip of a letter or two do not matter. Null: no such place.
 */
export function locationOf(places: Places, typed: string): Location | null {
  const text = tidy(typed).replace(country, '')
  const exact = exactLocationOf(places, typed)
  if (!exact) return almost(places, text)
  return (isEndOnly(exact, text) && almost(places, text)) || exact
}

/** Only the end of what was typed was found, as if the rest were a street: 'Norht Las Vegas', 'Chua Vista'. */
function isEndOnly(found: Location, text: string): boolean {
  if (found.kind !== 'place' || /\d/.test(text)) return false
  const [typed, city] = [cityKey(readPlace(text).candidates[0] ?? ''), cityKey(found.place.city)]
  return typed !== city && typed.endsWith(` ${city}`) && typed.split(' ').length < 4
}

/** The same without forgiving a slip: some microseconds, where looking for what is spelled alike takes milliseconds. */
export function exactLocationOf(places: Places, typed: string): Location | null {
  const text = tidy(typed)
  if (!text) return null
  if (isRemote(text)) return { kind: 'remote' }
  if (anywhere.test(text)) return { kind: 'anywhere' }
  const inCountry = text.replace(country, '')
  const [, before, after] = wholeStateName.exec(typed.trim().replace(country, '')) ?? []
  const whole = stateCode(before ?? after ?? '')
  if (whole) return wholeState(whole)
  return (
    named(places, inCountry) ??
    named(places, inCountry.replace(trailing, '')) ??
    inOtherState(inCountry) ??
    firstOfTwo(places, inCountry)
  )
}

/** 'Tampa/St Pete', 'Raleigh-Durham', 'Greenville/Spartanburg SC': the first of two cities. */
function firstOfTwo(places: Places, text: string): Location | null {
  const [, first, second] = /^([\p{L}. ]{3,}?)\s*[/–-]\s*([\p{L}. ,]{3,})$/u.exec(text) ?? []
  if (!first || !second) return null
  const [one, other] = [first, second].map((name) => exactLocationOf(places, name))
  if (other?.kind !== 'place') return null
  const together = exactLocationOf(places, `${first}, ${other.place.state}`)
  return together?.kind === 'place' ? together : one?.kind === 'place' ? one : null
}

/** A post that lies in two states, by the state that we do not list it in: 'Fort Campbell, TN'. */
function inOtherState(text: string): Location | null {
  const { state, candidates } = readPlace(text)
  return state && candidates[0] && militaryName.test(candidates[0])
    ? at(findInstallations(candidates[0])[0] ?? null)
    : null
}

/** Whether a location may end with this word: no for nearly all words that end a job title. */
export function mayEndLocation(places: Places, word: string): boolean {
  return (
    /\d/.test(word) ||
    /^(?:area|region|metro)$/i.test(word) ||
    stateEndings.has(cityKey(word)) ||
    places.isLastWord(word) ||
    isLastWordOfInstallation(word) ||
    regionEndings.has(cityKey(word))
  )
}

/** 'Remote', 'Remote - US', 'work from home', 'anywhere/remote' */
function isRemote(text: string): boolean {
  if (/^work(?:ing)? from anywhere$/i.test(text)) return true
  const words = text
    .split(/[^\p{L}\p{N}-]+|(?<= )-|-(?= )/u)
    .flatMap((word) => (/based/.test(word) ? word.split('-') : word))
  const named = words.filter(Boolean)
  return (
    named.some((word) => remoteWord.test(word)) &&
    named.every((word) => remoteWord.test(word) || besideRemote.test(word))
  )
}

const tidy = (typed: string) => typed.slice(0, 200).replace(/\s+/g, ' ').trim().replace(leading, '')

function named(places: Places, text: string): Location | null {
  const state = stateCode(text)
  const several = statesOf.get(regionKey(text.replace(/^the /i, '')))
  if (several) return several
  const region = regionOf.get(regionKey(text)) ?? aroundState.get(text.toLowerCase()) ?? regionIn(text)
  if (region) return at(places.find(region), { label: `${text}, around ${region}` })
  if (state && !(cityBeforeState.has(state) && text.length > 2)) return wholeState(state)
  const place = installation(text, findInstallations) ?? places.find(text)
  if (place) return at(place, { others: state ? [stateNames.get(state)!] : [] })
  const [first, ...others] = places.namesakes(text)
  const post = installation(text, findInstallationsByShortName)
  // 'Barksdale' is the base, not the village in Texas; the cities of the name are offered.
  if (post && !(first && places.isTown(first)))
    return at(post, {
      others: [first, ...others]
        .filter((city) => city !== undefined)
        .slice(0, mostOthers)
        .map(nameOf),
    })
  if (!first && militaryName.test(text)) return at(installation(text, findInstallationBeginning))
  return at(first ?? null, { others: others.slice(0, mostOthers).map(nameOf) })
}

/** 'Phila PA', 'Jax, FL': what people call a city, with its state. */
function regionIn(text: string): string | undefined {
  const { state, candidates, zip } = readPlace(text)
  const city = state && !zip && candidates[0] ? regionOf.get(regionKey(candidates[0])) : undefined
  return city?.endsWith(`, ${state}`) ? city : undefined
}

function installation(text: string, find: typeof findInstallations): Place | null {
  const { zip, state, candidates } = readPlace(text)
  return zip
    ? null
    : (find(text)[0] ?? (state && candidates[0] ? find(candidates[0], state)[0] : null) ?? null)
}

/** With a slip in the name of the city or the state. */
function almost(places: Places, text: string): Location | null {
  const { zip, state, candidates } = readPlace(text)
  if (zip || !candidates.length) return null
  const post = similarInstallations(candidates[0]!, state)[0]
  const [first, ...others] = places.similar(candidates[0]!, state)
  const isSurely = post?.steps === 1 && (candidates[0]!.includes(' ') || !first || !places.isTown(first))
  if (post && (!first || militaryName.test(text) || isSurely)) return at(post.place, { isCorrected: true })
  const code = state ? null : similarState(candidates[0]!)
  if (code) return wholeState(code)
  const alike = others.filter((place) => place.city === first?.city)
  return first
    ? at(first, { isCorrected: true, others: state ? [] : alike.slice(0, mostOthers).map(nameOf) })
    : null
}

/** 'Virgina', 'Pensylvania', 'Califronia'. */
function similarState(text: string): string | null {
  if (text.length < 4) return null
  const sounds = soundingStates.get(cityKey(text))
  if (sounds) return sounds
  const begun = states.filter(
    ({ name }) => text.includes(' ') && text.length > 5 && cityKey(name).startsWith(cityKey(text)),
  )
  if (begun.length === 1) return begun[0]!.code
  const near = states.filter(({ name }) =>
    text.length < 6
      ? name.length < 7 &&
        name[0]!.toLowerCase() === text[0]!.toLowerCase() &&
        distance(text.toLowerCase(), name.toLowerCase()).steps === 1
      : isAlmost(cityKey(text), cityKey(name)),
  )
  return near.length === 1 ? near[0]!.code : null
}

/** As the ear has it. */
const soundingStates = new Map([
  ['porto rico', 'PR'],
  ['puerto rica', 'PR'],
  ['arkansaw', 'AR'],
  ['ilinoy', 'IL'],
  ['mizzouri', 'MO'],
])

function wholeState(code: string): Location {
  return { kind: 'state', code, label: stateNames.get(code) ?? code }
}

const nameOf = (place: Place) => place.zip ?? `${place.city}, ${place.state}`

/** 'Ramstein Air Base, Germany' */
function labelOf(place: Place): string {
  const country = countryOf(place)
  return country === place.city ? country : `${place.city}, ${country ?? place.state}`
}

function at(
  place: Place | null,
  about: { label?: string; isCorrected?: boolean; others?: string[] } = {},
): Location | null {
  if (!place) return null
  const { isCorrected = false, others = [] } = about
  const label = about.label ?? labelOf(place)
  return { kind: 'place', place, text: nameOf(place), label, isCorrected, others }
}
