import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inTransaction } from '#lib/db.ts'
import { employerNamed, platform, saveEmployer } from './employers.ts'

/**
 * The employer of a feed's source, made if missing. It is found by what the source calls it, which is kept from the
 * first time on: a rename here neither separates it from its feed nor makes a second one.
 * @param source what the feed calls it, whatever its case
 * @param themeId the site it belongs to; null: the platform
 * @returns its id
 */
export async function employerOfSource(db: Db, source: string, themeId: string | null): Promise<string> {
  const key = source.trim().toLowerCase()
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`employer ${themeId} ${key}`}, 0))`.execute(trx)
    const known = await trx
      .selectFrom('employers')
      .select('id')
      .where('name_space', '=', themeId ?? platform)
      .where('source_key', '=', key)
      .executeTakeFirst()
    if (known) return known.id
    const named = await employerNamed(trx, source, themeId)
    const id = named?.id ?? (await saveEmployer(trx, source, { sourceThemeId: themeId }))
    await trx
      .updateTable('employers')
      .set({ source_key: key })
      .where('id', '=', id)
      .where('source_key', 'is', null)
      .execute()
    return id
  })
}
