import type { Db } from '#lib/db.ts'
import type { Profile } from './schema.ts'

/** A rank as profiles show it (document 1, section 3). */
export async function rankShown(db: Db, id: string | null): Promise<Profile['rank']> {
  if (!id) return null
  const query = db.selectFrom('ranks').select(['id', 'title', 'description']).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}
