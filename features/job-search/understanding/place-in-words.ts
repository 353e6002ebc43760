import {
  exactLocationOf,
  isInstallation,
  isWordToo,
  type Location,
  locationOf,
  mayEndLocation,
  namesInstallation,
  type Places,
  stateCode,
} from '#features/places/index.ts'
import type { Dictionary } from './dictionary.ts'

export type PlaceInWords = { location: Location; text: string; rest: string }

const longestName = 6
/** What comes before a place. 'at' and 'by' come before other things as often. */
const preposition = /^(?:in|near|around|outside|within|nearby|into|by|at|from|to)$/i
const strong = /^(?:in|near|around|outside|within|nearby)$/i
/** What may be between: 'in the', 'near my home in', 'outside of', 'close to'. */
const skipped = /^(?:the|of|to|my|downtown|zip|code|zipcode|city)$/i
const before =
  /\s*\b(?:(?:live|living|based|located|stationed|moving|move|relocating|relocate|pcs(?:ing)?|going|headed|heading|stay(?:ing)?|anywhere|somewhere|close|commut(?:e|ing)|commuting distance|(?:within )?\d+ (?:miles?|mi)(?: radius)?|miles?|work(?:ing)?|right|up|down|out)\s+)*(?:of|in|near|around|to|at|by|from|outside|within|nearby|into)?\s*(?:the|my|downtown|of|zip|code|zipcode|area)?\s*$/i

// Two letters that are hardly ever a word, a trade or a title, in any case.
const plainCodes = new Set(
  'TX FL CA NC SC NY GA WA AZ NV TN KY MN WI IL NJ CT UT KS NE SD ND NM WV WY RI NH VT IA AR AK OH MI'.split(
    ' ',
  ),
)
// Those that are degrees, licenses or departments of a clinic: 'nurse PA' may be a physician assistant.
const clinical = new Set(['PA', 'MD', 'MA', 'OR', 'VA', 'CO', 'MS'])
const isClinical =
  /nurs|physician|medic|clinic|hospital|practitioner|doctor|surg|therap|dent|claims|benefits/i
// Words in any sentence where they are not in capitals.
const smallWords = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'DE',
  'ID',
  'LA',
  'MA',
  'PR',
  'AL',
  'AS',
  'MP',
  'VI',
])
const never = new Set(['MP', 'AS', 'VI'])

// Large cities whose names are words of job titles.
const cityWords = new Set(
  'mobile orange independence reading enterprise surprise commerce industry normal temple security home energy'.split(
    ' ',
  ),
)

/**
 * A place among the words: 'jobs in texas', 'nurse near Fort Bragg part time', 'welder 28310', 'Dallas truck driver',
 * 'mechanic Omaha NE'. Without 'in' before it never one with a slip: it may be a trade.
 */
export function placeInWords(places: Places, known: Dictionary, q: string): PlaceInWords | null {
  const words = q.split(/\s+/)
  const isShouted = q === q.toUpperCase()
  const spanAt = (at: number, length: number): Span => ({
    text: words
      .slice(at, at + length)
      .join(' ')
      .replace(/^[,(]+|[,;.)]+$/g, ''),
    head: words.slice(0, at).join(' '),
    tail: words.slice(at + length).join(' '),
  })
  return (
    asWhole(places, known, q) ??
    postInTown(places, q) ??
    afterPreposition(places, known, words, spanAt) ??
    // 'in Killen, TX' is no search of all Texas.
    (stateCode(words.at(-1)!) ? slipAfterPreposition(places, known, words, spanAt) : null) ??
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
  if (location?.kind !== 'place') return null
  const isPost = isInstallation(location.place)
  const isOfJobs = words.every((word) => known.knows(word.toLowerCase()))
  const isOnly = exact !== null && words.length > 1 && location.others.length === 0 && !isOfJobs
  return isPost || isOnly ? found(location, { text, head: '', tail: '' }) : null
}

/** 'goodfellow afb san angelo': a post and the town beside it. */
function postInTown(places: Places, q: string): PlaceInWords | null {
  const words = q.trim().split(/[\s,]+/)
  for (let at = 1; at < Math.min(words.length, longestName); at++) {
    const text = words.slice(0, at).join(' ')
    if (!namesInstallation(text)) continue
    const [post, town] = [text, words.slice(at).join(' ')].map((each) => exactLocationOf(places, each))
    if (post?.kind !== 'place' || town?.kind !== 'place' || town.place.state !== post.place.state) continue
    return found(post, { text, head: '', tail: '' })
  }
  return null
}
const isLong = (word: string) => word.length > 5
/** So many titles have a word of jobs. */
const several = 3

type Span = { text: string; head: string; tail: string }
type SpanAt = (at: number, length: number) => Span

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
      if (!span.text || !mayEndLocation(places, span.text.split(' ').at(-1)!)) continue
      const location = exactLocationOf(places, span.text)
      if (!location || location.kind === 'remote' || location.kind === 'anywhere') continue
      if (isOfOtherState(location, words[at + length])) continue
      if (
        strong.test(words[i]!)
          ? !isPlaceName(places, known, span.text, location)
          : !isSure(places, span.text, location)
      )
        continue
      return found(location, span)
    }
  }
  return null
}

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
      if (!span.text || !mayEndLocation(places, span.text.split(' ').at(-1)!)) continue
      const others = isEnd ? span.head : span.tail
      if (/^[A-Za-z]{2}$/.test(span.text) && !isCode(span.text, others, known, isShouted, isEnd)) continue
      const location = exactLocationOf(places, span.text)
      if (!location || location.kind === 'remote' || location.kind === 'anywhere') continue
      if (isLonger(places, span.text, location)) continue
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
      if (location?.kind === 'state' && span.text.length > 3) return found(location, span)
    }
  return null
}

const isTelling = (text: string) =>
  /^\d{5}(?:-\d{4})?$/.test(text) ||
  / \p{L}{2}$/u.test(text) ||
  /,/.test(text) ||
  namesInstallation(text) ||
  stateCode(text) !== null

/** 'jobs in Fayettville': where a place must be, also one with a slip. */
function slipAfterPreposition(
  places: Places,
  known: Dictionary,
  words: string[],
  spanAt: SpanAt,
): PlaceInWords | null {
  for (let at = words.length - 1; at > 0; at--) {
    if (!strong.test(words[at - 1]!)) continue
    const span = spanAt(at, words.length - at)
    if (
      words.length - at > longestName ||
      span.text.split(' ').every((word) => known.knows(word.toLowerCase()))
    )
      continue
    const location = locationOf(places, span.text)
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

/** The same, and 'mechanic huston tx'. */
function withSlip(places: Places, known: Dictionary, words: string[], spanAt: SpanAt): PlaceInWords | null {
  const after = slipAfterPreposition(places, known, words, spanAt) ?? postWithSlip(places, words, spanAt)
  if (after) return after
  const state = stateCode(words.at(-1)!)
  for (let length = Math.min(4, words.length); state && length > 1; length--) {
    const span = spanAt(words.length - length, length)
    const names = words.slice(-length, -1)
    if (
      names.some(
        (word) =>
          known.knows(word.toLowerCase()) &&
          !/^(?:fort|ft|san|new|saint|st|port|lake|north|south|east|west)$/i.test(word),
      )
    )
      continue
    const location = locationOf(places, span.text)
    if (location?.kind === 'place' && location.place.state === state) return found(location, span)
  }
  return null
}

function found(location: Location, { text, head, tail }: Span): PlaceInWords {
  const left = head.replace(before, '').replace(/[\s,;–-]+$/, '')
  return {
    location,
    text,
    rest: `${left} ${tail.replace(/^(?:area|region)\b/i, '')}`.replace(/\s+/g, ' ').trim(),
  }
}

/** Whether a place is found without the first word too: 'driver Dallas, TX' is an address to the gazetteer. */
function isLonger(places: Places, text: string, found: Location): boolean {
  if (namesInstallation(text)) return false
  const [, rest] = /^\S+\s+(.+)$/.exec(text) ?? []
  const shorter = rest ? exactLocationOf(places, rest) : null
  if (shorter?.kind !== found.kind) return false
  return shorter.kind === 'place' && found.kind === 'place' ? shorter.text === found.text : false
}

/** Two letters that are a state beside these words. */
function isCode(
  text: string,
  others: string,
  known: Dictionary,
  isShouted: boolean,
  isEnd: boolean,
): boolean {
  const code = text.toUpperCase()
  if (!others || stateCode(code) === null || never.has(code)) return false
  if (/,$/.test(others)) return true
  const isCapitals = text === code && !isShouted
  if (plainCodes.has(code)) return (isEnd || isCapitals) && (isCapitals || isJob(others, known))
  if (clinical.has(code) && isClinical.test(others)) return false
  if (smallWords.has(code) && !isCapitals) return false
  return isEnd && isJob(others, known)
}

/** Without 'in' before it, a name counts with its state, as a state, a post, or as a city that needs no state. */
function isSure(places: Places, text: string, location: Location): boolean {
  if (location.kind === 'state') return !isWordToo(text.replace(/\.$/, ''))
  if (location.kind !== 'place' || cityWords.has(text.toLowerCase()) || !/^[\p{L}\d]/u.test(text))
    return false
  if (/^\d/.test(text) && !/^\d{5}(?:-\d{4})?$/.test(text)) return namesInstallation(text)
  return /\d{5}/.test(text) || stateCode(text.split(/[\s,]+/).at(-1)!) !== null || places.find(text) !== null
}

/** After 'in' or 'near' a village counts too, unless its name is a word of jobs: 'in security', 'in construction'. */
function isPlaceName(places: Places, known: Dictionary, text: string, location: Location): boolean {
  if (/^\p{L}{2}$/u.test(text)) return stateCode(text) !== null && !/^(?:it|hr|me)$/i.test(text)
  if (isSure(places, text, location)) return true
  if (location.kind !== 'place') return false
  return places.isTown(location.place)
    ? !cityWords.has(text.toLowerCase())
    : !text.split(' ').every((word) => known.knows(word.toLowerCase()))
}

/** A town of several namesakes, where its name is no word of jobs: 'warehouse columbus'. */
function isTown(places: Places, known: Dictionary, text: string, location: Location): boolean {
  if (location.kind !== 'place' || /^\p{L}{2,3}$/u.test(text)) return false
  if (text.split(' ').every((word) => known.knows(word.toLowerCase()))) return false
  return places.isTown(location.place) || namesInstallation(text)
}

/** The other words name a job, or nothing but a job: a place and 'Instruments' may be a company. */
const isOfJob = (others: string, known: Dictionary, location: Location) =>
  others === '' || isJob(others, known) || (location.kind === 'state' && /\bjobs?$/i.test(others))

const isJob = (others: string, known: Dictionary) =>
  others
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .every(
      (word) =>
        known.knows(word) ||
        /^(?:jobs?|hiring|near|former|retired|veterans?|vet|army|navy|marines?|usmc|usaf|mos|afsc|for|and|bravo|class|cdl)$/.test(
          word,
        ),
    )
