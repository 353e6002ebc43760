import { sql } from 'kysely'
import { dropFile, giveToSite } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { everyPlace } from './places.ts'

/**
 * Queues the cleanup of a site's pictures. Call it in the transaction that deletes the site, before the deletion:
 * afterwards they cannot be found.
 */
export async function leavePictures(trx: Db, themeId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.purpose in ('logo', 'picture', 'download') and (
      f.theme_id = ${themeId}
      or f.id in (select file_id from pictures where theme_id = ${themeId})
      or f.id in (
        select match[1]::uuid from (${everyPlace}) place,
          regexp_matches(place.words, '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') match
        where place.theme_id = ${themeId}))`.execute(trx)
  if (rows.length) await addTask(trx, 'pictures.settle', { pictures: rows.map(({ id }) => id) })
}

/**
 * Settles a picture whose site was deleted: if another gallery or page uses it, it is handed to that site; otherwise it is
 * deleted. Idempotent.
 */
export async function settlePicture(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await isInGallery(trx, id)) || (await isPersonal(trx, id))) return
    const { rows } = await sql<{ themeId: string | null }>`
      select place.theme_id as "themeId" from (${everyPlace}) place
      where strpos(place.words, ${`/files/${id}`}) > 0
      order by place.theme_id nulls last limit 1`.execute(trx)
    if (!rows[0]) await dropFile(trx, id)
    else if (rows[0].themeId) await handOver(trx, id, rows[0].themeId)
  })
}

/** An address that somebody typed may name anybody's file; only files of sites are settled. */
async function isPersonal(db: Db, id: string) {
  const file = await db.selectFrom('files').select('purpose').where('id', '=', id).executeTakeFirst()
  return file !== undefined && !['logo', 'picture', 'download'].includes(file.purpose)
}

async function isInGallery(db: Db, id: string) {
  const found = await db.selectFrom('pictures').select('file_id').where('file_id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Without a site and an uploader, the sweep would delete it. */
async function handOver(db: Db, id: string, themeId: string) {
  if (await giveToSite(db, id, null, themeId))
    await db.insertInto('pictures').values({ file_id: id, theme_id: themeId }).execute()
  else await giveToSite(db, id, null, themeId, 'download')
}

/** Queues the cleanup of files whose addresses something just gave up. Call it in that transaction. */
export async function settlePictures(trx: Db, addresses: (string | null)[]): Promise<void> {
  const pictures = addresses.flatMap((address) => /^\/files\/([0-9a-f-]{36})$/.exec(address ?? '')?.[1] ?? [])
  if (pictures.length) await addTask(trx, 'pictures.settle', { pictures })
}
