import { sql } from 'kysely'
import { dropFile, giveToSite } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { everyPlace } from './places.ts'

/**
 * Queues what becomes of a site's pictures. Call it in the transaction that deletes the site, before it does: afterwards
 * nobody knows which ones they were.
 */
export async function leavePictures(trx: Db, themeId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.purpose in ('logo', 'picture') and (
      f.theme_id = ${themeId}
      or f.id in (select file_id from pictures where theme_id = ${themeId})
      or f.id in (
        select match[1]::uuid from (${everyPlace}) place,
          regexp_matches(place.words, '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') match
        where place.theme_id = ${themeId}))`.execute(trx)
  if (rows.length) await addTask(trx, 'pictures.settle', { pictures: rows.map(({ id }) => id) })
}

/**
 * Settles a picture whose site is gone: it stays where another gallery has it or another place shows it, and goes to the
 * site that does; else it is dropped. Doing it again changes nothing.
 */
export async function settlePicture(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isInGallery(trx, id)) return
    const { rows } = await sql<{ themeId: string | null }>`
      select place.theme_id as "themeId" from (${everyPlace}) place
      where strpos(place.words, ${`/files/${id}`}) > 0
      order by place.theme_id nulls last limit 1`.execute(trx)
    if (!rows[0]) await dropFile(trx, id)
    else if (rows[0].themeId) await handOver(trx, id, rows[0].themeId)
  })
}

async function isInGallery(db: Db, id: string) {
  const found = await db.selectFrom('pictures').select('file_id').where('file_id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Without a site and without the person who uploaded it, it would be swept away. */
async function handOver(db: Db, id: string, themeId: string) {
  if (await giveToSite(db, id, null, themeId))
    await db.insertInto('pictures').values({ file_id: id, theme_id: themeId }).execute()
}
