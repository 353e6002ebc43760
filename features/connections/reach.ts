import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { blockedAmong } from './blocks.ts'

type Viewer = NonNullable<Person>

/** A person's relationship to the viewer: known people write at once, strangers ask first, some cannot write at all. */
export type Reach = 'known' | 'stranger' | 'none'

/**
 * Whom the viewer may write to, of these: connected people; staff and those they manage; managers of an employer, its
 * applicants and each other. Anybody else who takes requests is a stranger, as are managers of an employer with
 * `allowChat`.
 */
export async function reachOf(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, Reach>> {
  const others = ids.filter((id) => id !== viewer.id)
  if (!others.length) return new Map()
  const [{ rows }, blocked] = await Promise.all([
    sql<{ id: string; isKnown: boolean; takes: boolean }>`
      select u.id, ${knows(viewer.id)} as "isKnown",
        coalesce((select takes_connections from profiles where user_id = u.id), true)
          and (coalesce((select is_public or is_findable from profiles where user_id = u.id), false)
            or exists (select from mentors where user_id = u.id) or ${worksWhereChatIsOpen}) as takes
      from users u where u.id = any(${others}::uuid[]) and u.disabled_at is null and u.activated_at is not null`.execute(
      db,
    ),
    blockedAmong(db, viewer.id, others),
  ])
  return new Map(
    rows.map(({ id, isKnown, takes }) => [
      id,
      blocked.has(id) ? 'none' : isKnown ? 'known' : takes ? 'stranger' : 'none',
    ]),
  )
}

/** Of `u`: known to this person. Each line is one of the ways, in either direction. */
export const knows = (viewerId: string) => sql<boolean>`(
  exists (select from connections c where c.approved_at is not null
    and (c.sender_id, c.receiver_id) in ((u.id, ${viewerId}::uuid), (${viewerId}::uuid, u.id)))
  or exists (select from users v where v.id = ${viewerId} and (v.type = 'Admin' or u.type = 'Admin'))
  or exists (select from users v join theme_owners o on o.user_id = v.id where v.id = ${viewerId} and o.theme_id = u.source_theme_id)
  or exists (select from users v join theme_owners o on o.user_id = u.id where v.id = ${viewerId} and o.theme_id = v.source_theme_id)
  or exists (select from employer_members a join employer_members b using (employer_id)
    where a.user_id = u.id and b.user_id = ${viewerId})
  or exists (select from applicants a join employer_members m on m.employer_id = a.employer_id
    where (a.user_id, m.user_id) in ((u.id, ${viewerId}::uuid), (${viewerId}::uuid, u.id))))`

/** Of `u`: works for an employer that lets members write to it. */
const worksWhereChatIsOpen = sql<boolean>`exists (select from employer_members m join employers e on e.id = m.employer_id
  where m.user_id = u.id and e.allow_chat and (not e.needs_approval or e.approved is true))`
