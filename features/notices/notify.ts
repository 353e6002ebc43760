import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { wayOf } from './choices.ts'
import { isMailed, isOnSite, kindOf, type NoticeKindName } from './model/kinds.ts'

export type NewNotice = {
  userId: string
  kind: NoticeKindName
  /** the subject of the sentence, printed strong: "Darnell Brooks" */
  who?: string
  /** the rest of it: "wants to connect" */
  what: string
  /** one quiet line below */
  detail?: string
  /** a path of the site: what the notice opens */
  href: string
  /** whose action it was: when that account is deleted, so is the notice */
  actorId?: string | null
  /** the site it happened on; default: the one the person comes from */
  themeId?: string | null
  /** names the thing: another notice with this key replaces the earlier one and is new again */
  key?: string
  /** buttons that answer in place, each a path that is posted to */
  answers?: { label: string; action: string }[]
}

/**
 * Tells a person what happened, in the ways that they chose. Call it in the transaction of what happened.
 * @returns whether a mail is wanted: kinds with `ownMail` write it themselves, the others are mailed from here
 */
export async function notify(db: Db, notice: NewNotice): Promise<{ wantsMail: boolean }> {
  const way = await wayOf(db, notice.userId, notice.kind)
  const isMailedHere = isMailed(way) && !kindOf(notice.kind)?.ownMail
  if (isOnSite(way) || isMailedHere) {
    const id = await write(db, notice, isOnSite(way))
    if (id && isMailedHere) await addTask(db, 'notices.mail', { id }, { key: `notice ${id}`, priority: 5 })
  }
  return { wantsMail: isMailed(way) }
}

/** @returns its id; null when there is no such person any more */
async function write(db: Db, notice: NewNotice, isShown: boolean): Promise<string | null> {
  const { userId, kind, who = '', what, detail = '', href, actorId = null, key = null, answers = [] } = notice
  const { rows } = await sql<{ id: string }>`
    insert into notices (user_id, theme_id, kind, actor_id, who, what, detail, href, answers, key, on_site)
    select id, coalesce(${notice.themeId ?? null}::uuid, source_theme_id), ${kind}, ${actorId}::uuid, ${short(who, 120)},
      ${short(what, 200)}, ${short(detail, 300)}, ${href}, ${JSON.stringify(answers)}::jsonb, ${key}, ${isShown}
    from users where id = ${userId}
    ${newAgain} returning id`.execute(db)
  if (rows[0] && isShown) await tellScreens(db, userId)
  return rows[0]?.id ?? null
}

/** The notice of the same thing is replaced, and new again. */
export const newAgain = sql`on conflict (user_id, key) where key is not null do update set
  who = excluded.who, what = excluded.what, detail = excluded.detail, href = excluded.href, answers = excluded.answers,
  actor_id = excluded.actor_id, theme_id = excluded.theme_id, on_site = excluded.on_site, created_at = now(), read_at = null`

/** The thing was seen elsewhere, such as a conversation that was opened: its notice is no longer new. */
export async function readNotice(db: Db, userId: string, key: string): Promise<void> {
  const { rows } = await sql`update notices set read_at = now()
    where user_id = ${userId} and key = ${key} and read_at is null returning id`.execute(db)
  if (rows.length) await tellScreens(db, userId)
}

/** The thing is gone, such as a request that was canceled: so is its notice. */
export async function withdrawNotice(db: Db, userId: string, key: string): Promise<void> {
  const { rows } =
    await sql`delete from notices where user_id = ${userId} and key = ${key} returning id`.execute(db)
  if (rows.length) await tellScreens(db, userId)
}

/** Open pages of this person show another count. Ids only: everybody who connects to PostgreSQL may listen. */
export const tellScreens = (db: Db, userId: string) =>
  sql`select pg_notify('people', ${JSON.stringify({ notices: userId })})`.execute(db)

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
