import type { Db } from '#lib/db.ts'
import { Corrections } from './model/corrections.ts'

export type Feed = {
  id: string
  employerId: string
  employer: string
  url: string
  dialect: string | null
  /** of the employer: for jobs of unknown category */
  defaultCategory: string | null
  lastGoodRead: number | null
  shrinkConfirmed: boolean
  pausedAt: Date | null
  /** what staff say its fields are, and since when */
  corrections: Corrections
  correctedAt: Date | null
}

/** Whether the server can fetch it: a feed imported from a file at the terminal has no web address. */
export const hasAddress = (url: string): boolean => !url.startsWith('file:')

/** One feed with its employer's name, or null. */
export async function feedById(db: Db, id: string): Promise<Feed | null> {
  const row = await db
    .selectFrom('feeds')
    .innerJoin('employers', 'employers.id', 'feeds.employer_id')
    .select([
      'feeds.id',
      'feeds.employer_id as employerId',
      'employers.name as employer',
      'feeds.url',
      'feeds.dialect',
    ])
    .select(['feeds.last_good_read as lastGoodRead', 'feeds.shrink_confirmed as shrinkConfirmed'])
    .select(['feeds.paused_at as pausedAt', 'feeds.corrections', 'feeds.corrected_at as correctedAt'])
    .select('employers.default_category as defaultCategory')
    .where('feeds.id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, corrections: Corrections.parse(row.corrections) } : null
}

/**
 * Adds a feed to an employer, or finds the one with this address.
 * @param options.everyHours how often it runs; null: only by hand
 * @returns its id
 */
export async function addFeed(
  db: Db,
  employerId: string,
  url: string,
  options: { dialect?: string | null; everyHours?: number | null } = {},
): Promise<string> {
  const { dialect, everyHours = null } = options
  const saved = await db
    .insertInto('feeds')
    .values({
      employer_id: employerId,
      url,
      dialect: dialect ?? null,
      ...(everyHours && { every_hours: everyHours, next_run_at: new Date() }),
    })
    .onConflict((conflict) =>
      conflict.columns(['employer_id', 'url']).doUpdateSet((row) => ({
        dialect: dialect === undefined ? row.ref('feeds.dialect') : dialect,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}
