import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { MemorySegment } from './memory-segment.ts'

// What changes with every change of the index, as the database says it and as a process has it in memory.

/** Of all segments; the same as `stateOf` for those in memory. */
export const currentState = sql<{ state: string }>`
  select concat_ws(' ', count(*), max(id), sum(id), sum(length(dead)), coalesce(sum(classified), 0),
    coalesce(sum(careers_by), 0), count(*) filter (where careers_complete)) as state
  from job_segments`

/** What the database says of a segment. */
export type Described = {
  id: number
  length: number
  classified: number | null
  careersBy: number | null
  isComplete: boolean
}

export const name = ({ id, length, classified, careersBy, isComplete }: Described) =>
  `${id} ${length} ${classified} ${careersBy} ${isComplete}`
export const nameOf = (segment: MemorySegment) =>
  name({
    ...{ id: segment.id, length: segment.dead.length, classified: versionOf(segment) },
    ...careersOf(segment),
  })
const careersOf = ({ shared: { careers } }: MemorySegment) => ({
  careersBy: careers?.version ?? null,
  isComplete: careers?.isComplete ?? false,
})
/** Of its classes; null: it was not classified. */
export const versionOf = ({ shared }: MemorySegment) => shared.classes?.version ?? null

/** As `currentState` says it. */
export function stateOf(segments: MemorySegment[]): string {
  if (!segments.length) return '0 0 0 0'
  const ids = segments.map(({ id }) => id)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const lengths = segments.map(({ dead }) => dead.length)
  const versions = segments.map((segment) => versionOf(segment) ?? 0)
  const careers = segments.map(careersOf)
  return [
    ...[ids.length, Math.max(...ids), sum(ids), sum(lengths), sum(versions)],
    ...[
      sum(careers.map(({ careersBy }) => careersBy ?? 0)),
      careers.filter(({ isComplete }) => isComplete).length,
    ],
  ].join(' ')
}

/** Whether what its jobs are is what the database says. */
export function hasCareersOf(
  segment: MemorySegment | undefined,
  { careersBy, isComplete }: Described,
): boolean {
  if (!segment) return false
  const its = careersOf(segment)
  return its.careersBy === careersBy && its.isComplete === isComplete
}

/** What a database said last. Times are of `performance.now()`. */
type Said = { state: string; since: number; last: number }
const said = new WeakMap<Db, Said>()

/** Notes what a database said its index is. */
export function heard(db: Db, state: string): void {
  const now = performance.now()
  const before = said.get(db)
  if (before?.state === state) before.last = now
  else said.set(db, { state, since: now, last: now })
}

/** While an import runs, the index changes several times a second; what was said a minute ago says little. */
const steady = { ms: 2_000, knownMs: 60_000 }

/** The state that a database is likely to say again. */
export function likelyState(db: Db): string | null {
  const its = said.get(db)
  const now = performance.now()
  const isSteady = its && now - its.since >= steady.ms && now - its.last < steady.knownMs
  return isSteady ? its.state : null
}
