import { pictureSize } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'

export type PictureData = { size: { width: number; height: number } | null }

/** How large a picture is that we store: its place is kept until it has arrived, and narrower variants can be chosen. */
export async function loadPicture(part: object, { db }: { db: Db }): Promise<PictureData> {
  const { image } = part as { image?: unknown }
  return { size: typeof image === 'string' ? await pictureSize(db, image.trim()) : null }
}
