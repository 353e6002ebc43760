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

/** Keeps a comment; it is shown at once. One that is sent again is the one that is there. @returns its id */
export async function addComment(db: Db, site: Site, viewer: Person, comment: CommentForm): Promise<string> {
  const { commentIdentifier: identifier, ...said } = comment
  const id = await db.transaction().execute(async (trx) => {
    // A double click sends both at the same moment: the second waits, and finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${site.id} ${said.email}`}, 0))`.execute(
      trx,
    )
    const known = await sameComment(trx, site, comment)
    if (known) return known
    const added = await trx
      .insertInto('comments')
      .values({ ...said, identifier, theme_id: site.id, user_id: viewer?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return added.id
  })
  await showAnew(db)
  return id
}

/** The comment with the same words of the same person that came within the hour; null when there is none. */
export async function sameComment(db: Db, site: Site, comment: CommentForm): Promise<string | null> {
  const { commentIdentifier: identifier, name, email, message } = comment
  const known = await db
    .selectFrom('comments')
    .select('id')
    .where('theme_id', '=', site.id)
    .where((row) => row.and({ identifier, name, email, message }))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return known?.id ?? null
}

/** Pages that are kept in memory show comments. */
export const showAnew = (db: Db) => sql`select pg_notify('content', '')`.execute(db)
