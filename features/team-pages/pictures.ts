import { fileUrl, storeFile } from '#features/files/index.ts'
import { settlePictures } from '#features/pictures/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { TeamForm } from './schema.ts'

type Place = { id: string; themeId: string; ownerId: string; before: string | null }

/**
 * Gives a team page the picture of the form, or takes it away; the one before goes unless something else shows it. Last in the
 * transaction that writes the page: it reads and scales a picture, and exists only if that commits.
 * @throws Invalid when the file is refused
 */
export async function putPicture(
  trx: Db,
  { id, themeId, ownerId, before }: Place,
  { picture, removePicture }: Pick<TeamForm, 'picture' | 'removePicture'>,
): Promise<void> {
  if (!picture && !(removePicture && before)) return
  const address = picture ? await stored(trx, { ...picture, themeId, ownerId }) : null
  await trx.updateTable('team_pages').set({ picture: address }).where('id', '=', id).execute()
  await settlePictures(trx, [before])
}

async function stored(
  trx: Db,
  file: { name: string; bytes: Uint8Array; themeId: string; ownerId: string },
): Promise<string> {
  const result = await storeFile(trx, { ...file, purpose: 'picture' })
  if (!result.ok) throw new Invalid({ picture: result.reason })
  return fileUrl(result.id)
}
