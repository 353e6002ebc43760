import { sql } from 'kysely'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { showAnew } from './comments.ts'
import type { Moderation, ModerationQuery } from './schema.ts'

/** The comments that this viewer may moderate: an administrator all, a theme owner those of the own sites. */
const moderated = (db: Db, viewer: Person) =>
  db
    .selectFrom('comments')
    .$if(!may(viewer, 'messages.everywhere'), (query) =>
      query.where(sql<boolean>`comments.theme_id = any(${[...(viewer?.ownedThemes ?? [])]}::uuid[])`),
    )

export async function listForStaff(db: Db, viewer: Person, query: ModerationQuery): Promise<Moderation> {
  const [rows, { total }] = await Promise.all([
    moderated(db, viewer)
      .innerJoin('themes', 'themes.id', 'comments.theme_id')
      .select(['comments.id', 'comments.name', 'email', 'message', 'identifier', 'themes.name as site'])
      .select(['comments.created_at', 'hidden_at'])
      .orderBy('comments.id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    moderated(db, viewer)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const comments = rows.map(({ created_at, hidden_at, ...row }) => ({
    ...row,
    isHidden: hidden_at !== null,
    createdAt: created_at.toISOString(),
  }))
  return { ...query, comments, totalDocs: total }
}

/** Takes a comment out of sight, or back into it. */
export async function setHidden(
  db: Db,
  doer: NonNullable<Doer>,
  id: string,
  isHidden: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { theme_id } = await toModerate(trx, doer.viewer, id)
    await trx
      .updateTable('comments')
      .set({ hidden_at: isHidden ? new Date() : null, hidden_by: isHidden ? doer.viewer!.id : null })
      .where('id', '=', id)
      .execute()
    await noted(trx, doer, isHidden ? 'comment.hide' : 'comment.show', id, theme_id)
  })
}

export async function deleteComment(db: Db, doer: NonNullable<Doer>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { theme_id } = await toModerate(trx, doer.viewer, id)
    await trx.deleteFrom('comments').where('id', '=', id).execute()
    await noted(trx, doer, 'comment.delete', id, theme_id)
  })
}

async function toModerate(db: Db, viewer: Person, id: string) {
  const comment = await moderated(db, viewer)
    .select('comments.theme_id')
    .where('comments.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!comment) throw notFound('There is no such comment. It may have been deleted.')
  return comment
}

async function noted(db: Db, doer: NonNullable<Doer>, action: string, id: string, themeId: string) {
  await audit(db, doer, { action, subject: { type: 'comment', id }, themeId })
  await showAnew(db)
}
