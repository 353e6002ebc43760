import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { reachOf } from './reach.ts'
import type { Standing } from './schema.ts'

type Row = Omit<Standing, 'mayChat'>

/** This viewer's relationship with each of these people; there is none with oneself, and visitors have none. */
export async function standingsWith(db: Db, viewer: Person, ids: string[]): Promise<Map<string, Standing>> {
  const others = ids.filter((id) => id !== viewer?.id)
  if (!viewer || !others.length || !may(viewer, 'connections.use')) return new Map()
  const reach = may(viewer, 'chat.use') ? await reachOf(db, viewer, others) : new Map()
  const { rows } = await sql<Row>`
    select u.id as "personId", u.first_name as name,
      case when c.id is not null then json_build_object('id', c.id, 'isApproved', c.approved_at is not null,
        'isSender', c.sender_id = ${viewer.id}) end as connection,
      c.id is null and b.blocker_id is null and coalesce(p.takes_connections, true) and coalesce(own.takes_connections, true)
        as "maySend",
      coalesce(o.capacity <= mentees_of(u.id), false) as "isFull"
    from users u
    left join profiles p on p.user_id = u.id
    left join profiles own on own.user_id = ${viewer.id}
    left join mentor_offers o on o.user_id = u.id
    left join connections c on least(c.sender_id, c.receiver_id) = least(u.id, ${viewer.id}::uuid)
      and greatest(c.sender_id, c.receiver_id) = greatest(u.id, ${viewer.id}::uuid)
    left join lateral (select blocker_id from blocks
      where (blocker_id, blocked_id) in ((u.id, ${viewer.id}::uuid), (${viewer.id}::uuid, u.id)) limit 1) b on true
    where u.id = any(${others}::uuid[]) and u.disabled_at is null`.execute(db)
  return new Map(
    rows.map((row) => [
      row.personId,
      {
        ...row,
        maySend: row.maySend && !row.isFull,
        mayChat: ['known', 'stranger'].includes(reach.get(row.personId) ?? 'none'),
      },
    ]),
  )
}
