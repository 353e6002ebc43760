import { z } from 'zod'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { text } from '#schema/fields.ts'

const orNull = (most: number) =>
  text(most)
    .default('')
    .transform((words) => words || null)

/** What a site says on its receipts. */
export const GivingSettings = z.object({
  legalName: orNull(200),
  taxNumber: orNull(40),
  taxWords: orNull(1_000),
})
export type GivingSettings = z.output<typeof GivingSettings>

export async function givingSettings(db: Db, themeId: string): Promise<GivingSettings> {
  const row = await db
    .selectFrom('giving_settings')
    .selectAll()
    .where('theme_id', '=', themeId)
    .executeTakeFirst()
  return {
    legalName: row?.legal_name ?? null,
    taxNumber: row?.tax_number ?? null,
    taxWords: row?.tax_words ?? null,
  }
}

export async function saveGivingSettings(
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  { legalName, taxNumber, taxWords }: GivingSettings,
): Promise<void> {
  const values = { legal_name: legalName, tax_number: taxNumber, tax_words: taxWords }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('giving_settings')
      .values({ theme_id: themeId, ...values })
      .onConflict((conflict) => conflict.column('theme_id').doUpdateSet(values))
      .execute()
    await audit(trx, actor, { action: 'gift.settings', subject: { type: 'theme', id: themeId }, themeId })
  })
}
