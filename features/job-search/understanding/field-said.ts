import type { Db } from '#lib/db.ts'
import { describedWork } from './described-work.ts'
import type { Dictionary } from './dictionary.ts'
import { fieldDescribed } from './field-described.ts'
import { type FieldOfWork, fieldOfWork } from './field-of-work.ts'
import type { Understanding } from './understanding.ts'

/** The field of work that the words name, or whose work they describe. */
export async function fieldSaid(
  db: Db,
  known: Dictionary,
  { meant: { q }, filters, location }: Pick<Understanding, 'meant' | 'filters' | 'location'>,
  typed: string,
): Promise<FieldOfWork | null> {
  const field = fieldOfWork(q)
  if (field) return field
  // As a whole 'find the right people for jobs' says more than without what seems to be said of the search.
  const mayBeWhole = !filters.length && !location && !known.titlesIn(q).length
  return fieldDescribed(db, known, mayBeWhole ? betterDescribed(q, typed) : q)
}

function betterDescribed(q: string, typed: string): string {
  const [one, other] = [describedWork(q), describedWork(typed)]
  return (other?.fit ?? 0) > (one?.fit ?? 0) ? typed : q
}
