import {
  exactLocationOf,
  type Location,
  mayEndLocation,
  type Places,
  stateCode,
} from '#features/places/index.ts'

// Codes of states that are hardly ever a word, a trade or a title.
const plainCodes = new Set(
  'TX FL CA NC SC NY GA WA AZ NV TN KY MO MN WI IL NJ CT UT KS NE SD ND NM WV WY RI NH VT DE IA AR AK'.split(
    ' ',
  ),
)
// Large cities whose names are words of job titles.
const words = new Set([
  'mobile',
  'orange',
  'independence',
  'reading',
  'enterprise',
  'surprise',
  'commerce',
  'industry',
])
const longestName = 5

/**
 * A place at the end of the words: 'jobs in texas', 'nurse near Fort Bragg', 'welder 28310', 'truck driver Dallas, TX',
 * 'San Diego'. Never one with a slip: it may be a trade.
 */
export function placeInWords(
  places: Places,
  q: string,
): { location: Location; text: string; rest: string } | null {
  const preposition =
    /^(.*?)\b(?:in|near|around|close to|outside)\s+(?:the )?([\p{L}\p{N}][\p{L}\p{N}.,'’ -]+)$/iu.exec(q)
  if (preposition) {
    const location = exactLocationOf(places, preposition[2]!)
    if (location) return { location, text: preposition[2]!, rest: preposition[1]!.trim() }
  }
  const parts = q.split(/\s+/)
  if (!mayEndLocation(places, parts.at(-1)!)) return null
  for (let length = Math.min(longestName, parts.length); length > 0; length--) {
    const text = parts.slice(-length).join(' ')
    const rest = parts.slice(0, -length).join(' ')
    if (!namesPlace(text, rest)) continue
    const location = exactLocationOf(places, text)
    if (location && isUnmistakable(location, text, places) && !isLonger(places, text, location))
      return { location, text, rest: rest.replace(/,$/, '') }
  }
  return null
}

/** Whether a place is found without the first word too: 'driver Dallas, TX' is an address to the gazetteer. */
function isLonger(places: Places, text: string, found: Location): boolean {
  const [, rest] = /^\S+\s+(.+)$/.exec(text) ?? []
  const shorter = rest ? exactLocationOf(places, rest) : null
  return shorter?.kind === 'place' && found.kind === 'place' && shorter.text === found.text
}

function namesPlace(text: string, rest: string): boolean {
  if (/^\d/.test(text)) return /^\d{5}(?:-\d{4})?$/.test(text)
  if (/^[A-Za-z]{2}$/.test(text)) return rest !== '' && plainCodes.has(text)
  return /^\p{L}/u.test(text) && !words.has(text.toLowerCase())
}

/** Without 'in' before it, a name counts with its state, as a state, a post, or as a city that needs no state. */
function isUnmistakable(location: Location, text: string, places: Places): boolean {
  if (location.kind === 'state') return true
  if (location.kind !== 'place') return false
  return /\d{5}/.test(text) || stateCode(text.split(/[\s,]+/).at(-1)!) !== null || places.find(text) !== null
}
