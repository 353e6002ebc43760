import { NotTaken, sendFile } from '#features/files/widgets.ts'
import { send } from '#ui/send.ts'
import type { Gallery, Picture } from '../../schema.ts'

const galleryOf = (themeId: string) => `/admin/themes/${themeId}/pictures`

/** One page of the pictures of a site. @throws when the server does not answer with them */
export async function readPictures(themeId: string, page: number): Promise<Gallery> {
  const answer = await fetch(`${galleryOf(themeId)}?page=${page}`, {
    headers: { accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`The gallery was answered with ${answer.status}.`)
  return answer.json()
}

/** Sends a picture and adds it to the gallery of a site. @throws NotTaken with a sentence, or whatever broke on the way */
export async function addPicture(
  themeId: string,
  file: File,
  alt: string,
  onProgress: (share: number) => void,
): Promise<Picture> {
  const url = await sendFile(file, { purpose: 'picture', onProgress })
  const answer = await send(galleryOf(themeId), { body: { picture: url.split('/').at(-1), alt } })
  const body = await answer.json().catch(() => null)
  if (!answer.ok) throw new NotTaken(sentenceOf(body))
  return body.picture
}

/** @returns why it was not deleted, or null */
export async function deletePicture(themeId: string, { id }: Picture): Promise<string | null> {
  const answer = await send(`${galleryOf(themeId)}/${id}`, { method: 'DELETE' })
  return answer.ok ? null : sentenceOf(await answer.json().catch(() => null))
}

function sentenceOf(body: { error?: string; errors?: Record<string, string> } | null): string {
  return Object.values(body?.errors ?? {})[0] ?? body?.error ?? 'The server did not answer. Try again.'
}
