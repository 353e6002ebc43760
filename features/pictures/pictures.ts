import { sql } from 'kysely'
import { dropFile, fileUrl, giveToSite, storeFile } from '#features/files/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { pictureMessages } from '#spec/messages.ts'
import type { Gallery, GalleryQuery, NewPicture, Picture } from './schema.ts'

/** The site whose pages this viewer edits. @throws Problem 404 for anybody else */
export async function galleryThemeFor(db: Db, viewer: Person, themeId: string) {
  const theme = editableSites(viewer).includes(themeId)
    ? await db.selectFrom('themes').select(['id', 'name']).where('id', '=', themeId).executeTakeFirst()
    : undefined
  if (!theme) throw notFound()
  return theme
}

const picturesOf = (db: Db, themeId: string) =>
  db.selectFrom('pictures').innerJoin('files', 'files.id', 'file_id').where('pictures.theme_id', '=', themeId)

/** The pictures of a site, newest first. */
export async function galleryOf(db: Db, theme: Gallery['theme'], query: GalleryQuery): Promise<Gallery> {
  const { rows, ...page } = await pageOf(
    db,
    picturesOf(db, theme.id)
      .select(['files.id', 'name', 'alt', 'width', 'height', 'bytes', 'created_at as createdAt'])
      .orderBy('file_id', 'desc'),
    query,
  )
  const pictures = rows.map((row) => ({
    ...row,
    url: fileUrl(row.id),
    createdAt: row.createdAt.toISOString(),
  }))
  return { theme, pictures, ...page }
}

/**
 * Adds a picture to the gallery of a site. Idempotent.
 * @throws Invalid when the file is refused; Problem 404 when the actor has uploaded no such picture, or another site's
 * gallery has it
 */
export async function addPicture(
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  { file, picture, alt }: NewPicture,
): Promise<Picture> {
  return db.transaction().execute(async (trx) => {
    const viewer = actor.viewer!
    const place = { ownerId: viewer.id, themeId, purpose: 'picture' as const }
    const stored = file
      ? await storeFile(trx, { ...place, ...file })
      : await uploaded(trx, viewer, themeId, picture!)
    if (!stored.ok) throw new Invalid({ file: stored.reason })
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto('pictures')
      .values({ file_id: stored.id, theme_id: themeId, alt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const added = await pictureFor(trx, themeId, stored.id)
    if (isNew) await auditPicture(trx, actor, 'add', themeId, added)
    return added
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

/** Changes a picture's alternative text: the default where it is chosen from now on; existing pages keep theirs. */
export const describePicture = (
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  picture: Picture,
  alt: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('pictures').set({ alt }).where('file_id', '=', picture.id).execute()
    await auditPicture(trx, actor, 'describe', themeId, picture)
  })

/**
 * Deletes a picture from the gallery.
 * @throws Invalid while it is still in use
 */
export async function deletePicture(
  db: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  picture: Picture,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const where = await shownOn(trx, themeId, picture)
    if (where) throw new Invalid({ form: pictureMessages.inUse(where) })
    await dropFile(trx, picture.id)
    await auditPicture(trx, actor, 'delete', themeId, picture)
  })
}

/** The entry carries the name, which is lost with the picture. */
const auditPicture = (
  trx: Db,
  actor: Actor,
  verb: 'add' | 'describe' | 'delete',
  themeId: string,
  { id, name }: Picture,
): Promise<void> =>
  audit(trx, actor, {
    action: `picture.${verb}`,
    subject: { type: 'picture', id },
    themeId,
    detail: { name },
  })

/** Where a picture is in use, as text; other sites, which may be copies of this one, are not named. */
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
