import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { beginSession } from '#lib/session.ts'
import { addSite } from '../site.ts'

export type Member = { id: string; session: string; room: string; other: number }
export type Scene = { members: Member[]; largeRoom: string }

/** People in pairs who know each other, each pair with a room, and one room of the first 500. */
export async function addScene(db: Db, people: number, inLargeRoom: number): Promise<Scene> {
  const site = await addSite(db, { chat: true })
  await sql`insert into users (email, first_name, last_name, activated_at, created_at, source_theme_id)
    select 'person' || n || '@example.org', 'Person', 'Number' || n, now(), now() - interval '90 days', ${site}
    from generate_series(1, ${people}::int) n`.execute(db)
  // Message by message nobody is told by mail: that is not what is measured.
  await sql`insert into notice_choices (user_id, kind, way) select id, 'message', 'none' from users`.execute(
    db,
  )
  await sql`create temporary table pairs as select uuid_v7() as room, min(id::text)::uuid as one, max(id::text)::uuid as two
    from (select id, (row_number() over (order by id) - 1) / 2 as pair from users) u group by pair having count(*) = 2`.execute(
    db,
  )
  await sql`insert into connections (sender_id, receiver_id, approved_at) select one, two, now() from pairs`.execute(
    db,
  )
  await sql`insert into chat_rooms (id, pair_low, pair_high, theme_id) select room, one, two, ${site} from pairs`.execute(
    db,
  )
  await sql`insert into chat_members (room_id, user_id) select room, one from pairs union all select room, two from pairs`.execute(
    db,
  )
  const { rows } = await sql<{
    room: string
    one: string
    two: string
  }>`select * from pairs order by one`.execute(db)
  const members: Member[] = []
  for (const { room, one, two } of rows) {
    const at = members.length
    const [hers, his] = await Promise.all([beginSession(db, one), beginSession(db, two)])
    members.push({ id: one, session: hers, room, other: at + 1 }, { id: two, session: his, room, other: at })
  }
  const { id: largeRoom } = await db
    .insertInto('chat_rooms')
    .values({ name: 'Everybody', theme_id: site })
    .returning('id')
    .executeTakeFirstOrThrow()
  const most = members.slice(0, inLargeRoom).map(({ id }) => ({ room_id: largeRoom, user_id: id }))
  if (most.length) await db.insertInto('chat_members').values(most).execute()
  return { members, largeRoom }
}
