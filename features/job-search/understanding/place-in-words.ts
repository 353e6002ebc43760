import {
  exactLocationOf,
  isInstallation,
  type Location,
  locationOf,
  mayEndLocation,
  namesInstallation,
  type Places,
  stateCode,
} from '#features/places/index.ts'
import type { Dictionary } from './dictionary.ts'
import { found, longestName, type PlaceInWords, type Span, type SpanAt } from './place-found.ts'
import {
  beginsWithWork,
  isCode,
  isLonger,
  isNameOnly,
  isOfJob,
  isPlaceName,
  isSure,
  isTown,
} from './place-name.ts'
import { longPost, postCalled, postInTown } from './place-post.ts'
import { slipAfterPreposition, slipBeforeState, strong, withSlip } from './place-with-slip.ts'

/** What comes before a place. 'at' and 'by' come before other things as often. */
const preposition = /^(?:in|near|around|outside|within|nearby|into|by|at|from|to)$/i
/** What may be between: 'in the', 'near my home in', 'outside of', 'close to'. */
const skipped = /^(?:the|of|to|my|downtown|zip|code|zipcode|city)$/i

/** 'huntsvile alabama jobs' is no search of all Alabama. */
export function placeSaid(places: Places, known: Dictionary, q: string): PlaceInWords | null {
  // The headquarters in Belgium is written in capitals: 'get in shape'.
  if (/\bin shape\b/.test(q)) return null
  const found = placeInWords(places, known, q)
  const without = q.replace(/(?: (?:jobs?|careers?|employment|hiring))+$/i, '')
  if (found?.location.kind === 'place' || without === q) return found
  const place = placeInWords(places, known, without)
  return place?.location.kind === 'place' ? place : found
}

/**
 * A place among the words: 'jobs in texas', 'nurse near Fort Bragg part time', 'welder 28310', 'Dallas truck driver',
 * 'mechanic Omaha NE'. Without 'in' before it never one with a slip: it may be a trade.
 */
function placeInWords(places: Places, known: Dictionary, q: string): PlaceInWords | null {
  const words = q.split(/\s+/)
  const isShouted = q === q.toUpperCase()
  const spanAt = (at: number, length: number): Span => ({
    text: words
      .slice(at, at + length)
      .join(' ')
      .replace(/^[,(]+|[,;.)?!]+$/g, ''),
    head: words.slice(0, at).join(' '),
    tail: words.slice(at + length).join(' '),
  })
  return (
    asWhole(places, known, q) ??
    postInTown(places, q) ??
    longPost(places, words, spanAt) ??
    afterPreposition(places, known, words, spanAt) ??
    // 'in Killen, TX' is no search of all Texas.
    (stateCode(words.at(-1)!) ? slipAfterPreposition(places, known, words, spanAt) : null) ??
    slipBeforeState(places, known, words, spanAt) ??
    atEdge(places, known, words, spanAt, isShouted) ??
    inside(places, words, spanAt) ??
    withSlip(places, known, words, spanAt)
  )
}

/** Nothing but a place, that no word of a job is: 'tinker', 'camp lejune', 'cape canaveral'. */
function asWhole(places: Places, known: Dictionary, q: string): PlaceInWords | null {
  const text = q.trim()
  const words = text.split(' ')
  if (words.length > longestName || text.length < 5 || /\d/.test(text)) return null
  if (words.every((word) => known.titlesWith(word.toLowerCase()) >= several)) return null
  const exact = exactLocationOf(places, text)
  const location = exact ?? (words.length > 1 || isLong(text) ? locationOf(places, text) : null)
  // To the gazetteer 'welder Houston, TX' is an address.
  if (location?.kind !== 'place' || isLonger(places, text, location)) return null
  const isPost = isInstallation(location.place)
  const isOfJobs = words.every((word) => known.knows(word.toLowerCase()))
  const isOnly =
    exact !== null &&
    words.length > 1 &&
    !isOfJobs &&
    (location.others.length === 0 || isNameOnly(known, text))
  return isPost || isOnly ? found(location, { text, head: '', tail: '' }) : null
}

const isLong = (word: string) => word.length > 5
/** So many titles have a word of jobs. */
const several = 3

function afterPreposition(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
): PlaceInWords | null {
  for (let i = words.length - 2; i >= 0; i--) {
    if (!preposition.test(words[i]!)) continue
    let at = i + 1
    while (at < words.length - 1 && skipped.test(words[at]!)) at++
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const span = spanAt(at, length)
      const post = postCalled(places, known, span.text)
      if (post) return found(post, span)
      if (!span.text || !mayEndLocation(places, span.text.split(' ').at(-1)!)) continue
      const location = exactLocationOf(places, span.text)
      if (!location || location.kind === 'remote' || location.kind === 'anywhere') continue
      if (beginsWithWork(places, known, span.text, location)) continue
      if (isOfOtherState(location, words[at + length])) continue
      if (
        strong.test(words[i]!)
          ? !isPlaceName(places, known, span.text, location) && !isWrittenAsName(words, span.text)
          : !isSure(places, span.text, location)
      )
        continue
      return found(location, span)
    }
  }
  return null
}

/** 'machinist in Bath': a capital letter where others are small. */
const isWrittenAsName = ([first = '']: string[], text: string) =>
  /^\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(text)

/** 'Huston' in 'huston tx' is not the one in Idaho. */
const isOfOtherState = (location: Location, next = ''): boolean =>
  location.kind === 'place' &&
  /^\p{L}{2},?$/u.test(next) &&
  (stateCode(next.replace(',', '')) ?? location.place.state) !== location.place.state

/** At the end, then at the beginning. */
function atEdge(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
  isShouted: boolean,
): PlaceInWords | null {
  const most = Math.min(longestName, words.length)
  for (const isEnd of [true, false])
    for (let length = isEnd ? most : Math.min(most, words.length - 1); length > 0; length--) {
      const span = spanAt(isEnd ? words.length - length : 0, length)
      const others = isEnd ? span.head : span.tail
      const post = postCalled(places, known, span.text)
      if (post && isOfJob(others, known, post)) return found(post, span)
      if (!span.text || !mayEndLocation(places, span.text.split(' ').at(-1)!)) continue
      if (/^[A-Za-z]{2}$/.test(span.text) && !isCode(span.text, others, known, isShouted, isEnd)) continue
      const location = exactLocationOf(places, span.text)
      if (!location || location.kind === 'remote' || location.kind === 'anywhere') continue
      if (isLonger(places, span.text, location)) continue
      // 'southwest airlines' is a company.
      if (location.kind === 'region' && !isEnd) continue
      if (isSure(places, span.text, location) && (isEnd || isOfJob(others, known, location)))
        return found(location, span)
      if (isTown(places, known, span.text, location) && isOfJob(others, known, location))
        return found(location, span)
    }
  return null
}

/** Among the words what nothing else can be: a ZIP, a city with its state, a post. */
function inside(places: Places, words: string[], spanAt: SpanAt): PlaceInWords | null {
  for (let at = 1; at < words.length - 1; at++)
    for (let length = Math.min(longestName, words.length - at - 1); length > 0; length--) {
      const span = spanAt(at, length)
      if (!mayEndLocation(places, span.text.split(' ').at(-1)!) || !isTelling(span.text)) continue
      const location = exactLocationOf(places, span.text)
      if (
        location?.kind === 'place' &&
        isSure(places, span.text, location) &&
        !isLonger(places, span.text, location)
      )
        return found(location, span)
      if (location?.kind === 'region' || (location?.kind === 'state' && span.text.length > 3))
        return found(location, span)
    }
  return null
}

const isTelling = (text: string) =>
  /^\d{5}(?:-\d{4})?$/.test(text) ||
  / \p{L}{2}$/u.test(text) ||
  /,/.test(text) ||
  namesInstallation(text) ||
  stateCode(text) !== null
