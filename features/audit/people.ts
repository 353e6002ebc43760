import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'

const most = 200
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The ids that match what was typed: an id, or people by part of their name or address. Never empty, so that it is
 * valid in an SQL list. @returns null when nothing was typed
 */
export async function peopleNamed(db: Db, typed: string): Promise<string[] | null> {
  if (!typed) return null
  if (z.uuid().safeParse(typed).success) return [typed.toLowerCase()]
  const like = `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const people = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) like ${like} or lower(first_name || ' ' || last_name) like ${like}`)
    .limit(most)
    .execute()
  return people.length ? people.map(({ id }) => id) : [nobody]
}
