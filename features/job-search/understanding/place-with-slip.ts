import { isInstallation, locationOf, type Place, type Places, stateCode } from '#features/places/index.ts'
import type { Dictionary } from './dictionary.ts'
import { found, longestName, type PlaceInWords, type SpanAt } from './place-found.ts'
import { beginsName, beginsWithWork } from './place-name.ts'

/** After these a place must be. */
export const strong = /^(?:in|near|around|outside|within|nearby)$/i

/** 'jobs in Fayettville': where a place must be, also one with a slip. */
export function slipAfterPreposition(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
): PlaceInWords | null {
  for (let at = words.length - 1; at > 0; at--) {
    // 'in a prison' is not in Apison.
    if (!strong.test(words[at - 1]!) || /^(?:an?|the|my|any|some)$/i.test(words[at]!)) continue
    const span = spanAt(at, words.length - at)
    if (
      words.length - at > longestName ||
      span.text.split(' ').every((word) => known.knows(word.toLowerCase()))
    )
      continue
    const location = locationOf(places, span.text)
    if (location && beginsWithWork(places, known, span.text, location)) continue
    if (location?.kind === 'place' || location?.kind === 'state') return found(location, span)
  }
  return null
}

/** 'camp lejune welder', 'cook ft belvor va': what begins like the name of a post is one. */
function postWithSlip(places: Places, words: string[], spanAt: SpanAt): PlaceInWords | null {
  for (let at = 0; at < words.length - 1; at++) {
    if (!postKind.test(words[at]!)) continue
    for (let length = Math.min(4, words.length - at); length > 1; length--) {
      const span = spanAt(at, length)
      const location = locationOf(places, span.text)
      if (location?.kind === 'place' && isInstallation(location.place)) return found(location, span)
    }
  }
  return null
}
const postKind = /^(?:f(?:or)?t\.?|camp|nas|mcas|mcb|jb)$/i

/** What nobody has found yet, by a slip. */
export function withSlip(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
): PlaceInWords | null {
  return (
    slipAfterPreposition(places, known, words, spanAt) ??
    postWithSlip(places, words, spanAt) ??
    slipBeforeState(places, known, words, spanAt)
  )
}

/** 'mechanic huston tx' is no search of all Texas. */
export function slipBeforeState(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
): PlaceInWords | null {
  const state = stateCode(words.at(-1)!)
  for (let length = Math.min(4, words.length); state && length > 1; length--) {
    const span = spanAt(words.length - length, length)
    const names = words.slice(-length, -1)
    if (names.some((word) => known.knows(word.toLowerCase()) && !beginsName.test(word))) continue
    const location = locationOf(places, span.text)
    if (location?.kind !== 'place' || location.place.state !== state) continue
    // '88M killeen tx': what is there without the first word is called without it.
    const shorter = spanAt(words.length - length + 1, length - 1)
    const same = length > 2 && !beginsName.test(names[0]!) ? locationOf(places, shorter.text) : null
    if (same?.kind === 'place' && (isInstallation(same.place) || isSamePlace(same.place, location.place)))
      continue
    return found(location, span)
  }
  return null
}

const isSamePlace = (one: Place, other: Place) => one.city === other.city && one.state === other.state
