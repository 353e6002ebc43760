import { sql } from 'kysely'
import { cleanDocument } from '#features/content/index.ts'
import type { Document } from '#features/content/schema.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { forbidden, Invalid, Problem } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { pageMessages } from '#spec/messages.ts'
import { chooseThemes, publishDateFor } from './article-sites.ts'
import { type Page, selectPages } from './find.ts'
import { keepFormerRoute } from './redirects.ts'
import type { PageInput, PageSettings } from './schema.ts'

/** Adds a page to a theme and records it in the audit trail. @throws Invalid when its route or the home page is taken */
export async function createPage(
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  input: PageInput,
): Promise<Page> {
  checkRights(actor.viewer, input)
  return inTransaction(db, async (trx) =>
    auditPage(trx, actor, 'create', await addPage(trx, actor, themeId, input)),
  ).catch(atField)
}

/** Adds a page as part of a larger change that writes the audit trail itself. Call it in a transaction. */
export async function addPage(trx: Db, actor: Actor, themeId: string, input: PageInput): Promise<Page> {
  const { id } = await trx
    .insertInto('pages')
    .values({
      ...{ theme_id: themeId, ...columnsOf(input) },
      publish_date: await publishDateFor(trx, themeId, input),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await addRevision(trx, actor, id)
  await keepFormerRoute(trx, null, page)
  if (input.themes) await chooseThemes(trx, actor?.viewer ?? null, page, input.themes)
  return page
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
  checkRights(actor.viewer, input)
  const work = db.transaction().execute(async (trx) => {
    const publish_date = await publishDateFor(trx, page.themeId, input, page.publishDate)
    const columns = { ...columnsOf(input), publish_date, updated_at: new Date() }
    const { numUpdatedRows } = await trx
      .updateTable('pages')
      .set((row) => ({ ...columns, rev: row('rev', '+', 1) }))
      .where('id', '=', page.id)
      .where('rev', '=', input.rev ?? page.rev)
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throw new Problem(409, pageMessages.changedMeanwhile)
    const saved = await addRevision(trx, actor, page.id)
    await keepFormerRoute(trx, page, saved)
    if (input.themes) await chooseThemes(trx, actor.viewer, page, input.themes)
    return auditPage(trx, actor, 'change', saved)
  })
  return work.catch(atField)
}

/** Gives one theme the pages of another. In a transaction. */
export async function copyPages(trx: Db, actor: Actor, from: string, to: string): Promise<void> {
  for (const page of await selectPages(trx).where('theme_id', '=', from).execute())
    await addPage(trx, actor, to, { ...page, global: false } as PageInput)
}

/** Deletes a page with its versions. Deleting twice changes nothing. */
export const deletePage = (db: Db, actor: NonNullable<Actor>, page: Page): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('pages')
      .where('id', '=', page.id)
      .executeTakeFirstOrThrow()
    if (!numDeletedRows) return
    await auditPage(trx, actor, 'delete', page)
    await sql`select pg_notify('content', '')`.execute(trx)
  })

async function auditPage(
  trx: Db,
  actor: Actor,
  verb: 'create' | 'change' | 'delete',
  page: Page,
): Promise<Page> {
  const { id, themeId, name } = page
  const subject = { type: 'page', id }
  await audit(trx, actor, { action: `page.${verb}`, subject, themeId, detail: { name } })
  return page
}

const columnsOf = (input: PageInput) => ({
  ...settingsOf(input),
  ...(input.intro !== undefined && { intro: input.intro || null }),
  ...(input.previewImg !== undefined && { preview_img: input.previewImg || null }),
  ...(input.document && { document: JSON.stringify(cleanDocument(input.document as Document)) }),
})

/** Everything about a page except its content, as columns. */
const settingsOf = (page: Omit<PageSettings, 'publishDate' | 'intro' | 'previewImg'>) => ({
  type: page.type,
  name: page.name,
  hide_title: page.hideTitle,
  is_global: page.global,
  route: page.type === 'home' ? null : page.route,
  description: page.description,
  image: page.image,
})

/** Records the saved state as a version, and shows it to visitors. */
async function addRevision(db: Db, actor: Actor, id: string): Promise<Page> {
  const page = await selectPages(db).where('id', '=', id).executeTakeFirstOrThrow()
  await db
    .insertInto('page_revisions')
    .values({
      page_id: id,
      rev: page.rev,
      ...settingsOf(page),
      publish_date: page.publishDate,
      ...{ intro: page.intro, preview_img: page.previewImg },
      document: JSON.stringify(page.document),
      saved_by: actor?.viewer?.id ?? null,
    })
    .execute()
  await sql`select pg_notify('content', '')`.execute(db)
  return page
}

/**
 * A description cannot be removed; pages older than this rule may still be without.
 * @throws Invalid
 */
export function checkDescribed(page: Page, input: PageInput): void {
  if (page.description && !input.description) throw new Invalid({ description: pageMessages.undescribed })
}

/** The type template and the flag global are for administrators (document 2, section 5). */
function checkRights(viewer: Person, { type, global }: PageInput): void {
  if ((type === 'template' || global) && !may(viewer, 'pages.editTemplates'))
    throw forbidden('Only administrators make templates and pages of all sites.')
}

/** What two pages of a site cannot share, at the field that decides it. */
function atField(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'pages_route') throw new Invalid({ route: pageMessages.routeTaken })
  if (constraint === 'pages_one_home') throw new Invalid({ type: pageMessages.homeTaken })
  throw error
}
