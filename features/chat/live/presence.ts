import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** Somebody is here while a process says so; it says it again before this time is over. */
const hereMs = 90_000
export const refreshMs = 60_000

export async function areHere(db: Db, userIds: string[]): Promise<void> {
  if (!userIds.length) return
  await sql`insert into chat_presence (user_id, here_until)
    select id, now() + make_interval(secs => ${hereMs / 1000}) from users where id = any(${userIds}::uuid[])
    on conflict (user_id) do update set here_until = excluded.here_until`.execute(db)
}

export async function haveLeft(db: Db, userIds: string[]): Promise<void> {
  await sql`update chat_presence set here_until = now() where user_id = any(${userIds}::uuid[])`.execute(db)
}
