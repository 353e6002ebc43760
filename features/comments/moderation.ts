import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import { dropCachedPages } from './comments.ts'
import type { Moderation, ModerationQuery } from './schema.ts'

type Moderator = NonNullable<Actor>

const sitesOf = (viewer: Person) => ownSites(viewer, 'messages.everywhere')

/** The comments that this viewer may moderate: administrators all, theme owners those of the sites they own. */
const moderated = (db: Db, viewer: Person) =>
  db.selectFrom('comments').where(sitesOf(viewer).has('comments.theme_id'))

export async function listForStaff(db: Db, viewer: Person, query: ModerationQuery): Promise<Moderation> {
  const { rows, ...page } = await inScope(db, sitesOf(viewer).scope, (trx) =>
    pageOf(
      trx,
      moderated(trx, viewer)
        .innerJoin('themes', 'themes.id', 'comments.theme_id')
        .select(['comments.id', 'comments.name', 'email', 'message', 'identifier', 'themes.name as site'])
        .select(['comments.created_at', 'hidden_at'])
        .orderBy('comments.id', 'desc'),
      query,
    ),
  )
  const comments = rows.map(({ created_at, hidden_at, ...row }) => ({
    ...row,
    isHidden: hidden_at !== null,
    createdAt: created_at.toISOString(),
  }))
  return { ...page, comments }
}

/** Takes a comment off its pages; its staff still see it. */
export const hideComment = (db: Db, actor: Moderator, id: string): Promise<void> =>
  moderate(db, actor, id, 'comment.hide', (trx) =>
    trx
      .updateTable('comments')
      .set({ hidden_at: new Date(), hidden_by: actor.viewer!.id })
      .where('id', '=', id),
  )

/** The same by who owns the team page that it was left on: of that page, and of no other. */
export async function hideOnTeamPage(
  trx: Db,
  actor: Moderator,
  { themeId, teamPage, id }: { themeId: string; teamPage: string; id: string },
): Promise<void> {
  await inScope(trx, [themeId], async (scoped) => {
    const hidden = await scoped
      .updateTable('comments')
      .set({ hidden_at: new Date(), hidden_by: actor.viewer!.id })
      .where('id', '=', id)
      .where('team_page_id', '=', teamPage)
      .where('hidden_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!hidden) throw notFound('There is no such comment. It may have been deleted.')
    await audit(scoped, actor, { action: 'comment.hide', subject: { type: 'comment', id }, themeId })
    await dropCachedPages(scoped)
  })
}

/** Puts a hidden comment back on its pages. */
export const showComment = (db: Db, actor: Moderator, id: string): Promise<void> =>
  moderate(db, actor, id, 'comment.show', (trx) =>
    trx.updateTable('comments').set({ hidden_at: null, hidden_by: null }).where('id', '=', id),
  )

export const deleteComment = (db: Db, actor: Moderator, id: string): Promise<void> =>
  moderate(db, actor, id, 'comment.delete', (trx) => trx.deleteFrom('comments').where('id', '=', id))

/** @throws Problem 404 when this moderator finds no such comment */
async function moderate(
  db: Db,
  actor: Moderator,
  id: string,
  action: string,
  change: (trx: Db) => { execute(): Promise<unknown> },
): Promise<void> {
  await inScope(db, sitesOf(actor.viewer).scope, async (trx) => {
    const comment = await moderated(trx, actor.viewer)
      .select('comments.theme_id')
      .where('comments.id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!comment) throw notFound('There is no such comment. It may have been deleted.')
    await change(trx).execute()
    await audit(trx, actor, { action, subject: { type: 'comment', id }, themeId: comment.theme_id })
    await dropCachedPages(trx)
  })
}
