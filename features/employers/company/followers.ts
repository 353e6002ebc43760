import { type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.ts'

const isOf = (id: string) => sql<SqlBool>`query ->> 'employer' = ${id}`

/** Whether somebody gets mails on the new jobs of a company: a saved search for them. */
export async function follows(db: Db, userId: string | undefined, id: string): Promise<boolean> {
  if (!userId) return false
  const found = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('frequency', '!=', 'off')
    .where(isOf(id))
    .executeTakeFirst()
  return found !== undefined
}

export async function followersOf(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((row) => row.fn.count<number>('user_id').distinct().as('count'))
    .where(sql<SqlBool>`frequency <> 'off'`)
    .where(isOf(id))
    .executeTakeFirstOrThrow()
  return count
}
