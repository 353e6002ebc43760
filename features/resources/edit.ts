import { fileUrl, storeFile } from '#features/files/index.ts'
import { editableResources } from '#features/learning-cards/index.ts'
import { settlePictures } from '#features/pictures/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { isModifiedSince } from '#lib/optimistic-lock.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { resourceMessages as words } from './messages.ts'
import type { AdminQuery, FormProps, ResourceForm, ResourceValues } from './schema.ts'

type Acting = NonNullable<Actor>
type Site = { id: string }
const isEverywhere = (viewer: Person) => may(viewer, 'resources.everywhere')

/** @returns its id @throws Invalid */
export const createResource = (db: Db, actor: Acting, form: ResourceForm, site: Site): Promise<string> =>
  inTransaction(db, async (trx) => {
    const themeId = isEverywhere(actor.viewer) && form.site !== undefined ? form.site || null : site.id
    const values = await columnsOf(trx, actor, form, themeId, null)
    const { id } = await trx
      .insertInto('resources')
      .values({ ...values, theme_id: themeId, created_by: actor.viewer!.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(trx, actor, 'resource.create', id, form.title, themeId)
    return id
  })

/** Adds one in nobody's name. @param themeId null: on all sites @returns its id */
export async function addResource(
  db: Db,
  { title, description, category, address }: ResourceForm,
  themeId: string | null,
): Promise<string> {
  const { id } = await db
    .insertInto('resources')
    .values({ title, description, category, address, theme_id: themeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Invalid; Problem 404 for one that the actor may not change */
export const changeResource = (db: Db, actor: Acting, id: string, form: ResourceForm): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await editable(trx, actor.viewer, id)
    if (isModifiedSince(before.updated_at, form)) throw new Invalid({ form: words.savedMeanwhile })
    const themeId =
      isEverywhere(actor.viewer) && form.site !== undefined ? form.site || null : before.theme_id
    const values = await columnsOf(trx, actor, form, themeId, before)
    await trx
      .updateTable('resources')
      .set({ ...values, theme_id: themeId, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    const left = [before.address, before.image].filter(
      (one) => one !== values.address && one !== values.image,
    )
    await settlePictures(trx, left)
    await note(trx, actor, 'resource.change', id, form.title, themeId)
  })

/** Its files go, too, unless a page or a gallery has them. @throws Problem 404 */
export const deleteResource = (db: Db, actor: Acting, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { title, theme_id, address, image } = await editable(trx, actor.viewer, id)
    await trx.deleteFrom('resources').where('id', '=', id).execute()
    await settlePictures(trx, [address, image])
    await note(trx, actor, 'resource.delete', id, title, theme_id)
  })

/** @throws Problem 404 for one that this viewer may not change */
export async function editable(db: Db, viewer: Person, id: string) {
  const row = await editableResources(db, viewer).selectAll('r').where('r.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(words.gone)
  return row
}

type Before = { address: string; image: string | null }

/** Stores what was uploaded. A file takes the place of an address, and an address that of the file before. */
async function columnsOf(
  trx: Db,
  actor: Acting,
  form: ResourceForm,
  themeId: string | null,
  before: Before | null,
) {
  if (form.file && form.address) throw new Invalid({ address: words.both })
  const kept = before && fileIn(before.address) ? before.address : ''
  if (!form.file && !form.address && !kept) throw new Invalid({ address: words.nothing })
  const { title, description, category } = form
  const by = { ownerId: actor.viewer!.id, themeId }
  return {
    ...{ title, description, category },
    address: form.file ? await stored(trx, { ...by, ...form.file }, 'file') : form.address || kept,
    image: form.image
      ? await stored(trx, { ...by, ...form.image }, 'image')
      : form.removeImage
        ? null
        : (before?.image ?? null),
  }
}

type Given = { ownerId: string; themeId: string | null; name: string; bytes: Uint8Array }

async function stored(trx: Db, given: Given, field: 'file' | 'image'): Promise<string> {
  const { ownerId, themeId, name, bytes } = given
  const purpose = field === 'file' ? 'download' : 'picture'
  const result = await storeFile(trx, { ownerId, themeId, name, bytes, purpose })
  if (!result.ok) throw new Invalid({ [field]: result.reason })
  return fileUrl(result.id)
}

const fileIn = (address: string) => /^\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]

const note = (db: Db, actor: Acting, action: string, id: string, title: string, themeId: string | null) =>
  audit(db, actor, { action, subject: { type: 'resource', id }, themeId, detail: { name: title } })

export async function valuesToEdit(db: Db, viewer: Person, id: string): Promise<ResourceValues> {
  const { title, description, category, ...row } = await editable(db, viewer, id)
  const fileId = fileIn(row.address)
  const file = fileId
    ? await db.selectFrom('files').select('name').where('id', '=', fileId).executeTakeFirst()
    : undefined
  return {
    ...{ id, title, description, category, image: row.image, site: row.theme_id ?? '' },
    address: fileId ? '' : row.address,
    file: file ? { url: row.address, name: file.name } : null,
    unmodifiedSince: row.updated_at.toISOString(),
  }
}

/** The resources that this viewer may change. */
export async function listForStaff(db: Db, viewer: Person, query: AdminQuery) {
  const { rows, ...page } = await pageOf(
    db,
    editableResources(db, viewer)
      .leftJoin('themes as s', 's.id', 'r.theme_id')
      .select(['r.id', 'r.title', 'r.category', 's.name as site'])
      .select((r) => r('r.address', 'like', '/files/%').$castTo<boolean>().as('isFile'))
      .$if(query.q !== '', (found) =>
        found.where('r.title', 'ilike', `%${query.q.replace(/[%_\\]/g, '\\$&')}%`),
      )
      .orderBy('r.category')
      .orderBy('r.title')
      .orderBy('r.id'),
    query,
  )
  return { ...query, ...page, resources: rows }
}

/** What the form offers to choose from. */
export async function choicesFor(db: Db, viewer: Person): Promise<Pick<FormProps, 'sites' | 'categories'>> {
  const [sites, categories] = await Promise.all([
    isEverywhere(viewer)
      ? db.selectFrom('themes').select(['id as value', 'name as label']).orderBy('name').execute()
      : [],
    db
      .selectFrom('resources')
      .select('category')
      .distinct()
      .where('category', '<>', '')
      .orderBy('category')
      .execute(),
  ])
  return {
    sites: sites.length ? [{ value: '', label: 'All sites' }, ...sites] : [],
    categories: categories.map(({ category }) => category),
  }
}
