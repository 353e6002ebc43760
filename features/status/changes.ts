import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { NamedFact } from './checks.ts'
import type { Level } from './fact.ts'

/** Writes down what is another level than at the last look. */
export async function recordChanges(db: Db, facts: NamedFact[]): Promise<number> {
  const last = await lastChanges(db)
  const changed = facts.filter(({ key, level }) => last.get(key)?.level !== level)
  if (changed.length)
    await db
      .insertInto('status_changes')
      .values(changed.map(({ key, level, says }) => ({ fact: key, level, says })))
      .execute()
  return changed.length
}

/** Since when each thing is as it is, as far as it was written down. */
export async function lastChanges(db: Db): Promise<Map<string, { level: Level; at: Date }>> {
  const { rows } = await sql<{ fact: string; level: Level; at: Date }>`
    select distinct on (fact) fact, level, at from status_changes order by fact, at desc, id desc`.execute(db)
  return new Map(rows.map(({ fact, level, at }) => [fact, { level, at }]))
}

/** What happened lately: nothing that merely was well from the start. */
export const recentChanges = (db: Db) =>
  sql<{ fact: string; level: Level; says: string; at: Date }>`
    select fact, level, says, at from status_changes c
    where level <> 'well' or exists (select from status_changes b where b.fact = c.fact and b.at < c.at)
    order by at desc, id desc limit 10`
    .execute(db)
    .then(({ rows }) => rows)

const keptDays = 90

export const forgetOldChanges = (db: Db) =>
  sql`delete from status_changes c where at < now() - make_interval(days => ${keptDays})
    and exists (select from status_changes n where n.fact = c.fact and n.at > c.at)`.execute(db)
