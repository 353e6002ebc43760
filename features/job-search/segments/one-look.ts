import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#lib/db.ts'
import type { MemorySegment } from './memory-segment.ts'

const looks = new AsyncLocalStorage<Map<Db, Promise<MemorySegment[]>>>()

/**
 * What is searched within sees the index as the first search in it did: the counts beside a result agree with it, and PostgreSQL is asked
 * once which segments are current. Begin it after what the search must see was saved.
 */
export const withOneLook = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  looks.getStore() ? work() : looks.run(new Map(), work)

/** The current segments, or those of this look. */
export function lookedAt(db: Db, look: () => Promise<MemorySegment[]>): Promise<MemorySegment[]> {
  const known = looks.getStore()
  if (!known) return look()
  const seen = known.get(db) ?? look()
  known.set(db, seen)
  // A look that failed is no look.
  seen.catch(() => known.delete(db))
  return seen
}

/** The next search in this look looks again: a segment that was current is gone. */
export const lookAgain = (db: Db): void => {
  looks.getStore()?.delete(db)
}
