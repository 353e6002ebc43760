import { sql } from 'kysely'
import { anyId, type Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { choicesOf } from './choices.ts'
import { noticeDays, noticeMessages } from './messages.ts'
import { kindNames, kindOf, noticeKinds } from './model/kinds.ts'
import { tellScreens } from './notify.ts'
import type { Notice, NoticeList, NoticeQuery } from './schema.ts'

/** What a person sees of their notices: newest first, those of the last 90 days. */
const noticesOf = (db: Db, userId: string) => shownNotices(db).where('user_id', '=', userId)

const shownNotices = (db: Db) => db.selectFrom('notices').where(isShown)

const isShown = sql<boolean>`on_site and created_at > now() - make_interval(days => ${noticeDays})`

export async function listNotices(
  db: Db,
  viewer: NonNullable<Person>,
  query: NoticeQuery,
): Promise<NoticeList> {
  const { id: userId } = viewer
  const [{ rows, ...page }, unread, all, { email }] = await Promise.all([
    pageOf(db, shown(db, userId, query.show), query),
    unreadNotices([userId]).execute(db),
    choicesOf(db, userId),
    db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow(),
  ])
  const notices = rows.map(({ actor_id, read_at, created_at, answers, ...notice }) => ({
    ...notice,
    icon: kindOf(notice.kind)?.icon ?? 'info',
    href: `/notifications/${notice.id}`,
    isPerson: actor_id !== null,
    isNew: read_at === null,
    createdAt: created_at.toISOString(),
    answers: read_at === null ? (answers as Notice['answers']) : [],
  }))
  const choices = all.filter(({ kind }) => may(viewer, kindOf(kind)?.can ?? 'account.use'))
  const newNotices = unread.rows[0]?.count ?? 0
  return { ...page, show: query.show, newNotices, choices, email, now: new Date().toISOString(), notices }
}

const shown = (db: Db, userId: string, show: NoticeQuery['show']) =>
  noticesOf(db, userId)
    .select(['id', 'kind', 'who', 'what', 'detail', 'actor_id', 'read_at', 'created_at', 'answers'])
    .$if(show === 'new', (list) => list.where('read_at', 'is', null))
    .$if(isGroup(show), (list) => list.where('kind', 'in', kindsIn(show)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const isGroup = (show: string) => show !== 'all' && show !== 'new'
const kindsIn = (group: string) => kindNames.filter((kind) => noticeKinds[kind].group === group)

/** A query of how many notices each of these people has not read; without those who have read all. */
export const unreadNotices = (userIds: string[]) => sql<{ user_id: string; count: number }>`
  select user_id, count(*) as count from notices
  where ${isShown} and user_id = ${anyId(userIds)} and read_at is null group by user_id`

/**
 * Marks a notice as read.
 * @returns what it is about: a path
 * @throws Problem 404 for a notice of somebody else, or one that is gone
 */
export async function openNotice(db: Db, userId: string, id: string): Promise<string> {
  const notice = await noticesOf(db, userId)
    .select(['href', 'read_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!notice) throw notFound(noticeMessages.gone)
  if (!notice.read_at) await markRead(db, userId, id)
  return notice.href
}

export const readAllNotices = (db: Db, userId: string): Promise<void> => markRead(db, userId)

async function markRead(db: Db, userId: string, id?: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (update) => update.where('id', '=', id!))
    .execute()
  await tellScreens(db, userId)
}

/** Deletes what is older than the days that notices are kept. */
export const deleteOldNotices = (db: Db) =>
  db
    .deleteFrom('notices')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${noticeDays})`)
    .execute()
