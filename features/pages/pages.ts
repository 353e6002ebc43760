import { type SqlBool, sql } from 'kysely'
import { cleanDocument } from '#features/content/index.ts'
import type { Document } from '#features/content/schema.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { forbidden, Invalid, Problem } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { pageMessages } from '#spec/messages.ts'
import type { PageInput, PageSettings } from './schema.ts'

export type Page = PageSettings & {
  id: string
  themeId: string
  document: Document
  rev: number
}

const selected = (db: Db) =>
  db
    .selectFrom('pages')
    .select([
      'id',
      'theme_id as themeId',
      'type',
      'name',
      'hide_title as hideTitle',
      'is_global as global',
      'route',
      'description',
      'image',
      'document',
      'rev',
    ])
    .$castTo<Page>()

/** The page at a route of a site: the site's own, else one that stands on every site. */
export async function pageAt(db: Db, themeId: string, route: string): Promise<Page | null> {
  const found = await selected(db)
    .where(sql<string>`lower(route)`, '=', route.toLowerCase())
    .where((where) => where.or([where('theme_id', '=', themeId), where('is_global', '=', true)]))
    .where('type', '!=', 'template')
    .orderBy(sql<SqlBool>`theme_id = ${themeId}`, 'desc')
    .executeTakeFirst()
  return found ?? null
}

export async function homeOfTheme(db: Db, themeId: string): Promise<Page | null> {
  return (
    (await selected(db).where('theme_id', '=', themeId).where('type', '=', 'home').executeTakeFirst()) ?? null
  )
}

/** The pages of a theme, for those who may edit them. */
export const pagesOf = (db: Db, themeId: string) =>
  selected(db)
    .clearSelect()
    .select(['id', 'name', 'route', 'type', 'is_global as global', 'updated_at as updatedAt'])
    .where('theme_id', '=', themeId)
    .orderBy(sql`type <> 'home'`)
    .orderBy('route')
    .execute()

/** The pages of a theme that its visitors find, the home page first. */
export const pagesFor = (db: Db, themeId: string) =>
  db
    .selectFrom('pages')
    .select(['id', 'name', 'route'])
    .where('theme_id', '=', themeId)
    .where('type', '!=', 'template')
    .orderBy(sql`type <> 'home'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The page with this id, if this viewer may edit it (document 3, section 6); else null. */
export async function pageFor(db: Db, viewer: Person, themeId: string, id: string): Promise<Page | null> {
  if (!mayEditThemes(viewer, themeId)) return null
  const page = await selected(db).where('theme_id', '=', themeId).where('id', '=', id).executeTakeFirst()
  return page && mayEdit(viewer, page) ? page : null
}

/** Whether this viewer edits pages of a theme at all. */
export const mayEditThemes = (viewer: Person, themeId: string): boolean =>
  may(viewer, 'pages.editTemplates') || (may(viewer, 'pages.edit') && viewer!.ownedThemes.includes(themeId))

export const mayEdit = (viewer: Person, page: Pick<Page, 'themeId' | 'type'>): boolean =>
  mayEditThemes(viewer, page.themeId) && (page.type !== 'template' || may(viewer, 'pages.editTemplates'))

/** Adds a page to a theme and records it in the audit trail. @throws Invalid when its route or the home page is taken */
export async function createPage(
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  input: PageInput,
): Promise<Page> {
  return keep(actor.viewer, input, () =>
    inTransaction(db, async (trx) => noted(trx, actor, 'create', await addPage(trx, actor, themeId, input))),
  )
}

/** Adds a page as part of a larger change that writes the audit trail itself. Call it in a transaction. */
export async function addPage(trx: Db, actor: Actor, themeId: string, input: PageInput): Promise<Page> {
  const { id } = await trx
    .insertInto('pages')
    .values({ theme_id: themeId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return remember(trx, actor, id)
}

/**
 * Saves a page as a new version.
 * @throws Problem 409 when somebody has saved it since `input.rev`; Invalid when its route or the home page is taken
 */
export async function savePage(
  db: Db,
  actor: NonNullable<Actor>,
  page: Page,
  input: PageInput,
): Promise<Page> {
  return keep(actor.viewer, input, () =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('pages')
        .set((row) => ({ ...columnsOf(input), rev: row('rev', '+', 1), updated_at: new Date() }))
        .where('id', '=', page.id)
        .where('rev', '=', input.rev ?? page.rev)
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) throw new Problem(409, pageMessages.changedMeanwhile)
      return noted(trx, actor, 'change', await remember(trx, actor, page.id))
    }),
  )
}

/** Gives one theme the pages of another. In a transaction. */
export async function copyPages(trx: Db, actor: Actor, from: string, to: string): Promise<void> {
  for (const page of await selected(trx).where('theme_id', '=', from).execute())
    await addPage(trx, actor, to, { ...page, global: false } as PageInput)
}

/** Deletes a page with its versions; done twice, it was done once. */
export const deletePage = (db: Db, actor: NonNullable<Actor>, page: Page): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('pages')
      .where('id', '=', page.id)
      .executeTakeFirstOrThrow()
    if (!numDeletedRows) return
    await noted(trx, actor, 'delete', page)
    await sql`select pg_notify('content', '')`.execute(trx)
  })

async function noted(trx: Db, actor: Actor, verb: 'create' | 'change' | 'delete', page: Page): Promise<Page> {
  const { id, themeId, name } = page
  const subject = { type: 'page', id }
  await audit(trx, actor, { action: `page.${verb}`, subject, themeId, detail: { name } })
  return page
}

const columnsOf = (input: PageInput) => ({
  ...settingsOf(input),
  ...(input.document && { document: JSON.stringify(cleanDocument(input.document as Document)) }),
})

/** All of a page but its content, as a row keeps it. */
const settingsOf = (page: PageSettings) => ({
  type: page.type,
  name: page.name,
  hide_title: page.hideTitle,
  is_global: page.global,
  route: page.type === 'home' ? null : page.route,
  description: page.description,
  image: page.image,
})

/** The version that was just kept, among the others; visitors see it from now on. */
async function remember(db: Db, actor: Actor, id: string): Promise<Page> {
  const page = await selected(db).where('id', '=', id).executeTakeFirstOrThrow()
  await db
    .insertInto('page_revisions')
    .values({
      page_id: id,
      rev: page.rev,
      ...settingsOf(page),
      document: JSON.stringify(page.document),
      saved_by: actor?.viewer?.id ?? null,
    })
    .execute()
  await sql`select pg_notify('content', '')`.execute(db)
  return page
}

async function keep(viewer: Person, input: PageInput, write: () => Promise<Page>): Promise<Page> {
  if ((input.type === 'template' || input.global) && !may(viewer, 'pages.editTemplates'))
    throw forbidden('Templates and pages of all sites are for administrators.')
  try {
    return await write()
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'pages_route') throw new Invalid({ route: pageMessages.routeTaken })
    if (constraint === 'pages_one_home') throw new Invalid({ type: pageMessages.homeTaken })
    throw error
  }
}
