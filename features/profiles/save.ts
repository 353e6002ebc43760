import { type Db, inTransaction } from '#lib/db.ts'
import { columns, type ProfileFields } from './columns.ts'
import { type MainService, saveMainService } from './service.ts'

export type ProfileChange = Partial<ProfileFields> & MainService

/**
 * Changes the given fields of a person's profile, and creates the profile if needed.
 * A replaced DD214 must be validated again.
 * @param change ids must be those of the catalog, values those of spec/lists.ts: schema.ts checks a form
 */
export async function saveProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const { corpsId, rankId, occupationIds, ...fields } = change
  await inTransaction(db, async (trx) => {
    const values = valuesOf(fields)
    await trx
      .insertInto('profiles')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: new Date() }))
      .execute()
    if (corpsId !== undefined || rankId !== undefined || occupationIds !== undefined)
      await saveMainService(trx, userId, { corpsId, rankId, occupationIds })
  })
}

function valuesOf(fields: Partial<ProfileFields>): Record<string, unknown> {
  const names = Object.keys(fields) as (keyof ProfileFields)[]
  const values = names
    .filter((name) => fields[name] !== undefined && name in columns)
    .map((name) => [columns[name], name === 'extended' ? JSON.stringify(fields[name]) : fields[name]])
  return {
    ...Object.fromEntries(values),
    ...(fields.dd214FileId !== undefined && unchecked),
  }
}

const unchecked = { dd214_status: null, dd214_reason: null, dd214_checked_at: null, dd214_checked_by: null }
