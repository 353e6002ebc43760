import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import type { CommentForm, CommentList, CommentQuery } from './schema.ts'

type Site = { id: string; applications: Record<string, boolean> }

export const takesComments = ({ applications }: Site): boolean => applications.comments === true

/** The comments that everybody may read, the newest first. */
export async function shownComments(db: Db, site: Site, query: CommentQuery): Promise<CommentList> {
  const isEnabled = takesComments(site)
  if (!isEnabled) return { ...query, isEnabled, list: [], totalDocs: 0 }
  const { rows, ...page } = await inScope(db, [site.id], (trx) => {
    const shown = trx
      .selectFrom('comments')
      .where('theme_id', '=', site.id)
      .where('hidden_at', 'is', null)
      .where('team_page_id', query.teamPage ? '=' : 'is', query.teamPage)
      .$if(query.commentIdentifier !== '', (found) => found.where('identifier', '=', query.commentIdentifier))
    const newest = shown.select(['id', 'name', 'message', 'created_at']).orderBy('id', 'desc')
    return pageOf(trx, newest, query)
  })
  const list = rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
  return { ...query, ...page, isEnabled, list }
}

/** Adds a comment, which is shown at once. A duplicate submission returns the first one's id. */
export async function addComment(db: Db, site: Site, viewer: Person, comment: CommentForm): Promise<string> {
  const { commentIdentifier: identifier, teamPage, ...words } = comment
  const id = await inScope(db, [site.id], async (trx) => {
    // A double click sends both at once: the second waits for the lock and finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${site.id} ${words.email}`}, 0))`.execute(
      trx,
    )
    const first = await sameComment(trx, site, comment)
    if (first) return first
    if (teamPage) await openTeamPage(trx, site, teamPage)
    const added = await trx
      .insertInto('comments')
      .values({
        ...words,
        identifier,
        team_page_id: teamPage,
        theme_id: site.id,
        user_id: viewer?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return added.id
  })
  await dropCachedPages(db)
  return id
}

/** @throws Problem 404 for a team page of another site, Invalid for a past event */
async function openTeamPage(trx: Db, site: Site, id: string) {
  const page = await trx
    .selectFrom('team_pages')
    .select('status')
    .where('id', '=', id)
    .where('theme_id', '=', site.id)
    .executeTakeFirst()
  if (!page) throw notFound('There is no such team page.')
  if (page.status !== 'active')
    throw new Invalid({ form: 'This is a past event: it takes no more comments.' })
}

/** The id of the same comment by the same person within the last hour, or null. */
export async function sameComment(db: Db, site: Site, comment: CommentForm): Promise<string | null> {
  const { commentIdentifier: identifier, teamPage, name, email, message } = comment
  const target = await inScope(db, [site.id], (trx) =>
    trx
      .selectFrom('comments')
      .select('id')
      .where('theme_id', '=', site.id)
      .where((row) => row.and({ identifier, name, email, message }))
      .where('team_page_id', teamPage ? '=' : 'is', teamPage)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirst(),
  )
  return target?.id ?? null
}

/** Drops cached pages: they show comments. */
export const dropCachedPages = (db: Db) => sql`select pg_notify('content', '')`.execute(db)
