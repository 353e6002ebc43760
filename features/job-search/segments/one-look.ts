import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { type Db, runPrepared } from '#lib/db.ts'
import type { MemorySegment } from './memory-segment.ts'
import { currentState, heard } from './segment-state.ts'

/** The index at a state that its database said. */
export type Snapshot = { state: string; segments: MemorySegment[] }

/** What each database was seen as, and the state of those that were not asked: they said it lately. */
type Look = {
  seen: Map<Db, Promise<MemorySegment[]>>
  assumed: Map<Db, string>
  mayAssume: boolean
  isWrong: boolean
}

const looks = new AsyncLocalStorage<Look>()

/** Whether the work is done again, as the index was not what it was taken for: nothing that was kept of the first time counts. */
export const isSecondLook = (): boolean => looks.getStore()?.mayAssume === false

const newLook = (mayAssume: boolean): Look => ({
  ...{ seen: new Map(), assumed: new Map() },
  ...{ mayAssume, isWrong: false },
})

/**
 * What is searched within sees the index as the first search in it did: the counts beside a result agree with it, and PostgreSQL is asked
 * once which segments are current. Begin it after what the search must see was saved.
 *
 * Where nothing changed for a while, the index is taken to be as it was, and the statement that reads the cards says whether it
 * is (decision 669). If not, the work is done again.
 * @param work only reads
 */
export async function withOneLook<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (looks.getStore()) return work()
  const look = newLook(true)
  const answer = await looks.run(look, work)
  if (await isRight(look)) return answer
  return looks.run(newLook(false), work)
}

async function isRight(look: Look): Promise<boolean> {
  for (const db of look.assumed.keys()) {
    if (look.isWrong) break
    const [current] = await runPrepared(db, currentState)
    confirm(look, db, current!.state)
  }
  return !look.isWrong
}

/**
 * The current segments, or those of this look.
 * @param ask asks the database
 * @param assume what they are if nothing has changed; null: that is not to be expected
 */
export function lookedAt(
  db: Db,
  ask: () => Promise<MemorySegment[]>,
  assume: () => Promise<Snapshot | null>,
): Promise<MemorySegment[]> {
  const look = looks.getStore()
  if (!look) return ask()
  const seen = look.seen.get(db) ?? see(look, db, ask, assume)
  look.seen.set(db, seen)
  // A look that failed is no look.
  seen.catch(() => look.seen.delete(db))
  return seen
}

async function see(
  look: Look,
  db: Db,
  ask: () => Promise<MemorySegment[]>,
  assume: () => Promise<Snapshot | null>,
) {
  const snapshot = look.mayAssume ? await assume() : null
  if (!snapshot) return ask()
  look.assumed.set(db, snapshot.state)
  return snapshot.segments
}

/** The next search in this look looks again: a segment that was current is gone. */
export function lookAgain(db: Db): void {
  const look = looks.getStore()
  if (!look) return
  look.mayAssume = false
  look.seen.delete(db)
  look.assumed.delete(db)
}

/** For a statement after a search: the state of the index, where this look has to know it. Tell `stateWas` what it said. */
export const stateBeside = (db: Db) =>
  looks.getStore()?.assumed.has(db)
    ? sql<string | null>`(select state from (${currentState}) as index)`
    : sql<string | null>`null`

export function stateWas(db: Db, state: string | null | undefined): void {
  const look = looks.getStore()
  if (look && state) confirm(look, db, state)
}

function confirm(look: Look, db: Db, state: string): void {
  heard(db, state)
  const assumed = look.assumed.get(db)
  look.isWrong ||= assumed !== undefined && assumed !== state
  look.assumed.delete(db)
}
