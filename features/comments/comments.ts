import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { CommentForm, CommentList, CommentQuery } from './schema.ts'

type Site = { id: string; applications: Record<string, boolean> }

export const takesComments = ({ applications }: Site): boolean => applications.comments === true

/** The comments that everybody may read, the newest first. */
export async function shownComments(db: Db, site: Site, query: CommentQuery): Promise<CommentList> {
  const isEnabled = takesComments(site)
  if (!isEnabled) return { ...query, isEnabled, list: [], totalDocs: 0 }
  const shown = db
    .selectFrom('comments')
    .where('theme_id', '=', site.id)
    .where('hidden_at', 'is', null)
    .$if(query.commentIdentifier !== '', (found) => found.where('identifier', '=', query.commentIdentifier))
  const [rows, { total }] = await Promise.all([
    shown
      .select(['id', 'name', 'message', 'created_at'])
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const list = rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
  return { ...query, isEnabled, list, totalDocs: total }
}

/** Keeps a comment; it is shown at once. */
export async function addComment(db: Db, site: Site, viewer: Person, comment: CommentForm): Promise<string> {
  const { commentIdentifier: identifier, ...said } = comment
  const { id } = await db
    .insertInto('comments')
    .values({ ...said, identifier, theme_id: site.id, user_id: viewer?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showAnew(db)
  return id
}

/** Pages that are kept in memory show comments. */
export const showAnew = (db: Db) => sql`select pg_notify('content', '')`.execute(db)
