import type { Resident } from '../segments/resident.ts'
import type { Understood } from '../understand.ts'
import { likingOf, suiter } from './liking.ts'
import type { Seeker } from './profile.ts'

/** Points beside a score of 0 to 100: of a search that asks nothing, that names a place, that says what it wants. */
const weights = { nothing: 100, place: 60, words: 15 } as const

/** Lets what is known of a person order a search by relevance: it decides where nothing is asked, else among the alike. */
export function likedBy(search: Understood, seeker: Seeker | null): Understood {
  if (!seeker || search.query.sort !== 'score') return search
  const { needs, fit, place } = search.measure
  const weight = needs.length || fit ? weights.words : place ? weights.place : weights.nothing
  const suit = suiter(seeker)
  let last: Resident | null = null
  let suitSlot: ReturnType<typeof suit>
  return {
    ...search,
    liking: (segment, slot) => {
      if (segment !== last) suitSlot = suit(segment)
      last = segment
      return weight * likingOf(suitSlot(slot))
    },
  }
}
