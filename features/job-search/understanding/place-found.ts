import { type Location, stateCode } from '#features/places/index.ts'

/** The most words in the name of a place, posts aside. */
export const longestName = 6

export type PlaceInWords = { location: Location; text: string; rest: string }

/** Some of the words, and what is before and after them. */
export type Span = { text: string; head: string; tail: string }

export type SpanAt = (at: number, length: number) => Span

/** How people say that they are looking for a place: 'living in', 'within 20 miles of'. */
const before =
  /\s*\b(?:(?:live|living|based|located|stationed|moving|move|relocating|relocate|pcs(?:ing)?|going|headed|heading|stay(?:ing)?|anywhere|somewhere|close|commut(?:e|ing)|commuting distance|(?:within )?\d+ (?:miles?|mi)(?: radius)?|miles?|work(?:ing)?|right|up|down|out)\s+)*(?:of|in|near|around|to|at|by|from|outside|within|nearby|into)?\s*(?:the|my|downtown|of|zip|code|zipcode|area)?\s*$/i

export function found(location: Location, { text, head, tail }: Span): PlaceInWords {
  const left = head.replace(before, '').replace(/[\s,;–-]+$/, '')
  const right = withoutState(location, tail).replace(/^(?:area|region)\b|^[\s–-]+(?=\s)/i, '')
  return { location, text, rest: `${left} ${right}`.replace(/\s+/g, ' ').trim() }
}

/** 'near Hancock Field Air National Guard Base NY': the name is found without its state, too. */
function withoutState(location: Location, tail: string): string {
  const [whole = '', first = ''] = /^[\s,]*(\p{L}{2})(?!\p{L})[\s,]*/u.exec(tail) ?? []
  const isIts = location.kind === 'place' && stateCode(first) === location.place.state
  return isIts && first === first.toUpperCase() ? tail.slice(whole.length) : tail
}
