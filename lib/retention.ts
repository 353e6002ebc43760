import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db.ts'
import { inScope } from './site-scope.ts'

/** The environment variables of retention; config.ts spreads them. Without one, what it is about is kept. */
const days = z.coerce
  .number('must be a whole number from 1 to 36500')
  .int('must be a whole number from 1 to 36500')
  .min(1, 'must be a whole number from 1 to 36500')
  .max(36_500, 'must be a whole number from 1 to 36500')
  .optional()
export const RetentionEnvironment = {
  RETAIN_APPLICATIONS_DAYS: days,
  RETAIN_MESSAGES_DAYS: days,
  RETAIN_NOTICES_DAYS: days,
  RETAIN_DD214_DAYS: days,
  RETAIN_FEED_RUNS_DAYS: days,
}
export type RetentionSetting = keyof typeof RetentionEnvironment
/** Days by the name of the setting; null: kept. */
export type RetentionDays = Record<RetentionSetting, number | null>

export function retentionDays(env: { [Name in RetentionSetting]?: number | undefined }): RetentionDays {
  const names = Object.keys(RetentionEnvironment) as RetentionSetting[]
  return Object.fromEntries(names.map((name) => [name, env[name] ?? null])) as RetentionDays
}

/** What a room deletes when it is old, where a setting says so. */
export type Retention = {
  setting: RetentionSetting
  /** the things in the plural, with when their time begins: 'Applications that nobody has changed' */
  what: string
  /** whose `id` names the things */
  table: string
  /** which rows of it are over */
  isOver: (before: Date) => RawBuilder<boolean>
  /** default: the rows are deleted, and what refers to them */
  drop?: (trx: Db, ids: string[]) => Promise<void>
}

export type Expired = { rule: Retention; days: number; ids: string[] }

const batch = 500

/**
 * What is over by the settings, a batch of ids at a time. A dry run reads it; the real one deletes each batch in a transaction
 * of its own, so that it can be interrupted.
 */
export async function* expired(
  db: Db,
  rules: Retention[],
  settings: RetentionDays,
  { isDry, now = new Date() }: { isDry: boolean; now?: Date },
): AsyncGenerator<Expired> {
  for (const rule of rules) {
    const days = settings[rule.setting]
    if (days === null) continue
    const before = new Date(now.getTime() - days * 86_400_000)
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const ids = await inScope(db, 'everywhere', (trx) => oneBatch(trx, rule, { before, after, isDry }))
      if (ids.length) yield { rule, days, ids }
      if (ids.length < batch) break
      after = ids.at(-1)!
    }
  }
}

type Part = { before: Date; after: string; isDry: boolean }

/** Locked before they are deleted: what is changed at the same moment is no longer over, and stays. */
async function oneBatch(trx: Db, rule: Retention, { before, after, isDry }: Part): Promise<string[]> {
  const table = sql.table(rule.table)
  const { rows } = await sql<{ id: string }>`
    select id from ${table} where id > ${after} and ${rule.isOver(before)} order by id limit ${batch}
    ${isDry ? sql`` : sql`for update`}`.execute(trx)
  const ids = rows.map(({ id }) => id)
  if (isDry || !ids.length) return ids
  if (rule.drop) await rule.drop(trx, ids)
  else await sql`delete from ${table} where id = any(${ids}::uuid[])`.execute(trx)
  return ids
}
