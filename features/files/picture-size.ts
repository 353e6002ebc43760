import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import { sitePurposes } from './purposes.ts'

type Size = { width: number; height: number }

/** By id: bytes never change. */
const sizes = new LRUCache<string, Size>({ max: 10_000 })

/** The size in pixels of a picture of a site, by its address; null for a file of elsewhere, or none. */
export async function pictureSize(db: Db, address: string): Promise<Size | null> {
  const id = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1]
  const known = id && sizes.get(id)
  if (!id || known) return known || null
  const { width, height } =
    (await db
      .selectFrom('files')
      .select(['width', 'height'])
      .where('id', '=', id)
      .where('purpose', 'in', sitePurposes)
      .executeTakeFirst()) ?? {}
  if (!width || !height) return null
  sizes.set(id, { width, height })
  return { width, height }
}
