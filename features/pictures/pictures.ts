import { sql } from 'kysely'
import { dropFile, fileUrl, giveToSite, storeFile } from '#features/files/index.ts'
import { mayEditThemes } from '#features/pages/index.ts'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { pictureMessages } from '#spec/messages.ts'
import { type Gallery, type NewPicture, type Picture, picturesPerPage } from './schema.ts'

/** The site whose pages this viewer edits. @throws Problem 404 for anybody else */
export async function galleryThemeFor(db: Db, viewer: Person, themeId: string) {
  const theme = mayEditThemes(viewer, themeId)
    ? await db.selectFrom('themes').select(['id', 'name']).where('id', '=', themeId).executeTakeFirst()
    : undefined
  if (!theme) throw notFound()
  return theme
}

const picturesOf = (db: Db, themeId: string) =>
  db.selectFrom('pictures').innerJoin('files', 'files.id', 'file_id').where('pictures.theme_id', '=', themeId)

/** The pictures of a site, the newest first. */
export async function galleryOf(db: Db, theme: Gallery['theme'], page: number): Promise<Gallery> {
  const [rows, { total }] = await Promise.all([
    picturesOf(db, theme.id)
      .select(['files.id', 'name', 'alt', 'width', 'height', 'bytes', 'created_at as createdAt'])
      .orderBy('file_id', 'desc')
      .limit(picturesPerPage)
      .offset((page - 1) * picturesPerPage)
      .execute(),
    picturesOf(db, theme.id).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const pictures = rows.map((row) => ({
    ...row,
    url: fileUrl(row.id),
    createdAt: row.createdAt.toISOString(),
  }))
  return { theme, pictures, totalDocs: total, page, limit: picturesPerPage }
}

/**
 * Adds a picture to the gallery of a site. Adding one again changes nothing.
 * @returns the picture, or why the file was not taken
 * @throws Problem 404 when the viewer has uploaded no such picture, or another site's gallery has it
 */
export async function addPicture(
  db: Db,
  doer: NonNullable<Doer>,
  themeId: string,
  { file, picture, alt }: NewPicture,
): Promise<{ picture: Picture } | { refused: string }> {
  return db.transaction().execute(async (trx) => {
    const viewer = doer.viewer!
    const place = { ownerId: viewer.id, themeId, purpose: 'picture' as const }
    const stored = file
      ? await storeFile(trx, { ...place, ...file })
      : await uploaded(trx, viewer, themeId, picture!)
    if (!stored.ok) return { refused: stored.reason }
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto('pictures')
      .values({ file_id: stored.id, theme_id: themeId, alt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const added = await pictureFor(trx, themeId, stored.id)
    if (isNew) await noted(trx, doer, 'add', themeId, added)
    return { picture: added }
  })
}

async function uploaded(db: Db, viewer: NonNullable<Person>, themeId: string, id: string) {
  const elsewhere = await db
    .selectFrom('pictures')
    .select('file_id')
    .where('file_id', '=', id)
    .where('theme_id', '!=', themeId)
    .executeTakeFirst()
  if (elsewhere || !(await giveToSite(db, id, viewer.id, themeId)))
    throw notFound('There is no such picture of yours. Upload it again.')
  return { ok: true as const, id }
}

/** A picture of this site's gallery. @throws Problem 404 */
export async function pictureFor(db: Db, themeId: string, id: string): Promise<Picture> {
  const row = await picturesOf(db, themeId)
    .select(['files.id', 'name', 'alt', 'width', 'height', 'bytes', 'created_at as createdAt'])
    .where('file_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('There is no such picture. It may have been deleted.')
  return { ...row, url: fileUrl(row.id), createdAt: row.createdAt.toISOString() }
}

/** Says what a picture shows: proposed where it is chosen from now on, pages that have it stay as they are. */
export const describe = (
  db: Db,
  doer: NonNullable<Doer>,
  themeId: string,
  picture: Picture,
  alt: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('pictures').set({ alt }).where('file_id', '=', picture.id).execute()
    await noted(trx, doer, 'describe', themeId, picture)
  })

/** Takes a picture out of the gallery and deletes it. @returns why not, where it is still shown */
export async function deletePicture(
  db: Db,
  doer: NonNullable<Doer>,
  themeId: string,
  picture: Picture,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const where = await shownOn(trx, themeId, picture)
    if (where) return pictureMessages.inUse(where)
    await dropFile(trx, picture.id)
    await noted(trx, doer, 'delete', themeId, picture)
    return null
  })
}

/** The name stands in the entry: what a picture is called is lost with it. */
const noted = (
  trx: Db,
  doer: Doer,
  verb: 'add' | 'describe' | 'delete',
  themeId: string,
  { id, name }: Picture,
): Promise<void> =>
  audit(trx, doer, { action: `picture.${verb}`, subject: { type: 'picture', id }, themeId, detail: { name } })

/** Where a picture is shown, in words; of other sites, which may be copies of this one, not more than that. */
async function shownOn(db: Db, themeId: string, { url }: Picture): Promise<string | null> {
  const pages = await db
    .selectFrom('pages')
    .select(['name', 'theme_id as themeId'])
    .where(sql<boolean>`strpos(document::text, ${url}) > 0 or image = ${url}`)
    .orderBy('name')
    .execute()
  const logo = await db
    .selectFrom('themes')
    .select('id')
    .where((theme) => theme.or([theme('logo_light', '=', url), theme('logo_dark', '=', url)]))
    .executeTakeFirst()
  const own = pages.filter((page) => page.themeId === themeId).map(({ name }) => `“${name}”`)
  const others = pages.length > own.length || (logo && logo.id !== themeId) ? ['another site'] : []
  return [...own, ...(logo?.id === themeId ? ['the logo'] : []), ...others].join(', ') || null
}
