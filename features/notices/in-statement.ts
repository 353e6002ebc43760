import { type RawBuilder, sql } from 'kysely'
import { type NoticeKindName, noticeKinds } from './model/kinds.ts'
import { newAgain } from './notify.ts'

type Told = { kind: NoticeKindName; actorId: string; who: string; key: string; href: string }

/**
 * A notice for each row of `people` (user_id, what, detail), in the ways that they chose, as part of a larger statement: for what
 * happens so often that a statement for each person is too many. Other messages to open pages bring their counts up to date.
 */
export const noticesFor = (people: RawBuilder<unknown>, { kind, actorId, who, key, href }: Told) => sql`
  insert into notices (user_id, theme_id, kind, actor_id, who, what, detail, href, key)
  select u.id, u.source_theme_id, ${kind}::text, ${actorId}::uuid, left(${who}::text, 120), left(p.what, 200),
    left(p.detail, 300), ${href}::text, ${key}::text
  from (${people}) p join users u on u.id = p.user_id
  left join notice_choices c on c.user_id = u.id and c.kind = ${kind}::text
  where coalesce(c.way, ${noticeKinds[kind].usually}::text) in ('site', 'both')
  ${newAgain}`

/** This person has seen the thing, as part of a larger statement. */
export const noticeRead = (userId: string, key: string) => sql`
  update notices set read_at = now() where user_id = ${userId}::uuid and key = ${key}::text and read_at is null`
