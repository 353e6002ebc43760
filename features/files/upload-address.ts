import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { sign, unsign } from '#lib/signature.ts'
import { uploadBytes } from '#spec/limits.ts'
import { fileUrl } from './files.ts'
import { vault } from './open.ts'
import type { FilePurpose } from './schema.ts'

/** How long an upload address is valid. */
const seconds = 15 * 60

export type Wanted = { ownerId: string; themeId: string; purpose: FilePurpose; name: string; type: string }

/** What a signed address allows: owner (until a new password), purpose, type, size and expiry. */
type Promised = {
  id: string
  owner: string
  stamp: number
  purpose: string
  type: string
  most: number
  until: number
}

/**
 * An address that accepts one file from this person by PUT within 15 minutes, and the file's address afterwards. With a
 * bucket, browsers upload to it directly; the file exists once it was checked.
 */
export async function uploadAddress(db: Db, secret: string, wanted: Wanted) {
  const { staging } = vault().store
  const { stamp } = await db
    .selectFrom('users')
    .select('security_stamp as stamp')
    .where('id', '=', wanted.ownerId)
    .executeTakeFirstOrThrow()
  const id = newId()
  const until = Date.now() + seconds * 1000
  const stagingKey = staging && newId().replaceAll('-', '')
  await db
    .insertInto('uploads')
    .values({
      id,
      owner_id: wanted.ownerId,
      theme_id: wanted.themeId,
      security_stamp: stamp,
      purpose: wanted.purpose,
      name: wanted.name,
      type: wanted.type,
      staging_key: stagingKey,
      expires_at: new Date(until),
    })
    .execute()
  const { ownerId: owner, purpose, type } = wanted
  const promised = { id, owner, stamp, purpose, type, most: uploadBytes, until }
  const signedRequest = staging
    ? await staging.address(stagingKey!, type, seconds)
    : `/user/uploads/${id}?signature=${signed(secret, promised)}`
  return { signedRequest, url: fileUrl(id) }
}

const signed = (secret: string, promised: Promised) =>
  sign(secret, 'upload', Buffer.from(JSON.stringify(promised)).toString('base64url'))

/** The content of a signed address; null when the signature is invalid or has expired. */
export function promisedBy(secret: string, signature: string): Promised | null {
  const text = unsign(secret, 'upload', signature)
  if (!text) return null
  const promised = JSON.parse(Buffer.from(text, 'base64url').toString()) as Promised
  return promised.until > Date.now() ? promised : null
}
