import { elsewhere, saidElsewhere, whereOf, widest, withinMiles } from './loosen.ts'
import type { ResolvedSearch } from './resolve.ts'

export type LessStrict = {
  search: ResolvedSearch
  /** null: it is what was asked for, by other words */
  note: string | null
  /** so many jobs at the place fit in part, and are shown when asked for */
  partly?: number
}

/** Within the widest radius around the place. @param none what is not there */
export function* withinWidest(
  search: ResolvedSearch,
  none: string,
  which = 'These are',
): Generator<LessStrict> {
  const wide = withinMiles(search, widest)
  if (wide) yield { search: wide, note: `${none} ${whereOf(search)}. ${which} within ${widest} miles.` }
}

/** What the page says of jobs that are nowhere near. */
export function farther(search: ResolvedSearch, none: string, which = 'These are elsewhere'): string {
  return `${none} ${whereOf(withinMiles(search, widest) ?? search)}. ${which}.`
}

/** Around the place, then elsewhere. @param none what is not there */
export function* beyond(search: ResolvedSearch, none: string): Generator<LessStrict> {
  yield* withinWidest(search, none)
  const far = elsewhere(search, true)
  if (far) yield { search: far, note: farther(search, none, saidElsewhere(far, search)) }
}
