import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Tree } from './settings.ts'
import type { Snapshot } from './state.ts'

/** What a person has reached, in every course that shares its objectives, by the name that courses have for it. */
export type Reached = Record<string, Value>
type Value = Record<string, unknown>

/** A longer name does not fit into the index of PostgreSQL; it stays within its course. */
const longestName = 500

/** Each is said beside whether it is known. */
const facts = [
  ...['satisfiedStatus', 'normalizedMeasure', 'progressMeasure', 'completionStatus'],
  ...['rawScore', 'minScore', 'maxScore'],
] as const

/** What is known of an objective; nothing of how this course reads and writes it. */
function knownOf(entry: unknown): Value {
  const all = entry as Value
  return Object.fromEntries(
    facts
      .filter((fact) => all[`${fact}Known`] === true)
      .flatMap((fact) => [
        [fact, all[fact]],
        [`${fact}Known`, true],
      ]),
  )
}

/** Nothing for a course that keeps its objectives to itself. */
export async function reachedBy(db: Db, userId: string, tree: Tree | null): Promise<Reached> {
  if (!tree?.sharesObjectives) return {}
  const rows = await db
    .selectFrom('training_objectives')
    .select(['objective', 'value'])
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ objective, value }) => [objective, value as Value]))
}

/** Keeps what a step of a course has changed. */
export async function saveReached(
  trx: Db,
  userId: string,
  tree: Tree,
  { globalObjectives }: Snapshot,
  before: Reached,
): Promise<void> {
  if (!tree.sharesObjectives) return
  const values = Object.entries(globalObjectives).flatMap(([objective, entry]) => {
    const value = { ...before[objective], ...knownOf(entry) }
    const isNew = JSON.stringify(knownOf(entry)) !== JSON.stringify(knownOf(before[objective] ?? {}))
    return isNew && objective.length <= longestName
      ? [{ user_id: userId, objective, value: JSON.stringify(value) }]
      : []
  })
  if (!values.length) return
  await trx
    .insertInto('training_objectives')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'objective'])
        .doUpdateSet({ value: sql`excluded.value`, updated_at: new Date() }),
    )
    .execute()
}
