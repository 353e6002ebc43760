import {
  countryOf,
  exactLocationOf,
  isInstallation,
  type Location,
  namesInstallation,
  type Places,
} from '#features/places/index.ts'
import type { Dictionary } from './dictionary.ts'
import { found, longestName, type PlaceInWords, type SpanAt } from './place-found.ts'

/** 'goodfellow afb san angelo': a post and the town beside it. */
export function postInTown(places: Places, q: string): PlaceInWords | null {
  const words = q.trim().split(/[\s,]+/)
  for (let at = 1; at < Math.min(words.length, longestPost); at++) {
    const text = words.slice(0, at).join(' ')
    if (!namesInstallation(text)) continue
    const [post, town] = [text, words.slice(at).join(' ')].map((each) => exactLocationOf(places, each))
    if (post?.kind !== 'place' || town?.kind !== 'place' || town.place.state !== post.place.state) continue
    return found(post, { text, head: '', tail: '' })
  }
  return null
}

/** 'Hancock Field Air National Guard Base NY': no other place has so long a name. */
export function longPost(places: Places, words: string[], spanAt: SpanAt): PlaceInWords | null {
  for (let length = Math.min(longestPost, words.length); length > longestName; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const span = spanAt(at, length)
      const location = namesInstallation(span.text) ? exactLocationOf(places, span.text) : null
      if (location?.kind === 'place') return found(location, span)
    }
  return null
}
const longestPost = 12

/** 'nurse offutt', 'lejeune welder': a post by the one word of its name that is no town's and no job's. */
export function postCalled(places: Places, known: Dictionary, word: string): Location | null {
  if (!/^\p{L}{5,}$/u.test(word) || known.knows(word.toLowerCase())) return null
  const isPost = (location: Location | null) => location?.kind === 'place' && isInstallation(location.place)
  const exact = exactLocationOf(places, word)
  if (exact) return isPost(exact) ? exact : null
  // 'Schwab' is a bank before it is Camp Schwab of Okinawa.
  const isAtHome = (location: Location | null) =>
    location?.kind === 'place' && isPost(location) && countryOf(location.place) === null
  return (
    [`${word} AFB`, `Fort ${word}`, `Camp ${word}`, `NAS ${word}`]
      .map((name) => exactLocationOf(places, name))
      .find(isAtHome) ?? null
  )
}
