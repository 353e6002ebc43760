import distance from 'damerau-levenshtein'
import { areFar, lettersOf } from '#lib/letters.ts'
import type { Namesake } from './cities.ts'
import type { Place } from './gazetteer.ts'
import { cityKey } from './names.ts'

/** How many letters may be wrong in a name: by its longest word, so that 'Fort' and 'San' alone allow none. */
function slips(key: string): number {
  const words = key.split(' ')
  const longest = Math.max(...words.map((word) => word.length))
  const long = words.length > 1 && joined(key).length > 6
  if (longest < 5) return long ? 1 : 0
  return longest < 9 && joined(key).length < 12 ? 1 : 2
}

const joined = (key: string) => key.replaceAll(' ', '')

/** Two names that differ by a slip, as compared by their keys. */
export function isAlmost(typed: string, name: string): boolean {
  const [a, b] = [joined(typed), joined(name)]
  const most = slips(typed)
  return a.charAt(0) === b.charAt(0) && Math.abs(a.length - b.length) <= most && distance(a, b).steps <= most
}

/** A name that others are compared with: its letters in one word, which they are, and how many may be wrong. */
export type ComparedName = { joined: string; letters: number; slips: number }

/** @param telling the part that tells names apart */
export const comparedName = (name: string, telling = name): ComparedName => ({
  joined: joined(name),
  letters: lettersOf(name),
  slips: slips(telling),
})

/** The letters that are wrong in a name; null when more are than a slip is. */
export function slipsBetween(typed: ComparedName, name: ComparedName): number | null {
  const [a, b, most] = [typed.joined, name.joined, name.slips]
  if (a.charAt(0) !== b.charAt(0) || Math.abs(a.length - b.length) > most) return null
  if (areFar(typed.letters, name.letters, most)) return null
  const { steps } = distance(a, b)
  return steps <= most ? steps : null
}

/** The same letters in another order are one slip: 'Ohama'. */
const stepsBetween = (one: string, other: string): number =>
  one.length > 4 && sorted(one) === sorted(other) ? 1 : distance(one, other).steps
const sorted = (letters: string) => [...letters].toSorted().join('')

/** Cities of a name: its letters in one word, and which they are. */
type Named = { letters: string; has: number; places: Namesake[] }

/** Of four letters only a large city with one of five is meant: 'Miai'. */
function largeCity(named: Named[], typed: string): Place[] {
  const near = named.filter(({ letters }) => letters.length === 5 && distance(letters, typed).steps === 1)
  const large = near.flatMap(({ places }) => places).filter(({ zips }) => zips >= manyZips)
  return large.toSorted((a, b) => b.zips - a.zips).map(({ place }) => place)
}
const manyZips = 15

/** With two slips in a long name only a large city is meant: 'San Antino'. */
function largeCityFurtherOff(named: Named[], typed: string): Place[] {
  const has = lettersOf(typed)
  const near = named.filter(
    (name) =>
      Math.abs(name.letters.length - typed.length) < 3 &&
      !areFar(has, name.has, 2) &&
      stepsBetween(name.letters, typed) === 2,
  )
  const large = near.flatMap(({ places }) => places).filter(({ zips }) => zips >= manyZips)
  return large.toSorted((a, b) => b.zips - a.zips).map(({ place }) => place)
}

/**
 * Finds cities by a name with a slip: 'Sandiego', 'Kileen', 'Albuqurque'. The first letter is right.
 * @param byName the cities of each name, largest first
 */
export function similarNames(byName: Map<string, Namesake[]>) {
  const byLetter = Map.groupBy(
    [...byName].map(([key, places]): Named => ({ letters: joined(key), has: lettersOf(key), places })),
    ({ letters }) => letters.charAt(0),
  )
  return (name: string, state: string | null): Place[] => {
    const typed = joined(cityKey(name))
    const usual = slips(cityKey(name))
    // Where the state is right, a long name may be further off: 'Jaxonville FL'.
    const most = state && (typed.length > 9 || usual === 0) && typed.length > 3 ? usual + 1 : usual
    const known = byLetter.get(typed.charAt(0)) ?? []
    if (!most) return typed.length === 4 ? largeCity(known, typed) : []
    const typedHas = lettersOf(typed)
    const found = known
      .filter(
        ({ letters, has }) => Math.abs(letters.length - typed.length) <= most && !areFar(typedHas, has, most),
      )
      .flatMap(({ letters, places }) => {
        const steps = letters === typed ? 0 : stepsBetween(letters, typed)
        if (steps > most) return []
        const here = state ? places.filter(({ place }) => place.state === state) : places
        return here.map(({ place, zips }) => ({ place, steps, zips }))
      })
    if (!found.length && !state && typed.length > 7) return largeCityFurtherOff(known, typed)
    return found.toSorted((a, b) => a.steps - b.steps || b.zips - a.zips).map(({ place }) => place)
  }
}
