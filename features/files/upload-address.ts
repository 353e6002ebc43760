import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { sign, unsign } from '#lib/signature.ts'
import { uploadBytes } from '#spec/limits.ts'
import { fileUrl } from './files.ts'
import { vault } from './open.ts'
import type { FilePurpose } from './schema.ts'

/** How long an address takes its file. */
const seconds = 15 * 60

export type Wanted = { ownerId: string; themeId: string; purpose: FilePurpose; name: string; type: string }

/** What a signed address is good for: whose file, until a new password; for what; which type; how much; until when. */
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
 * An address that takes one file of this person by PUT, within a quarter of an hour, and where it can be read after
 * that. A store that takes files itself is sent to directly; what arrives there counts once it was checked.
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

/** What the address promised, when its signature is ours and it is not too late; else null. */
export function promisedBy(secret: string, signature: string): Promised | null {
  const text = unsign(secret, 'upload', signature)
  if (!text) return null
  const promised = JSON.parse(Buffer.from(text, 'base64url').toString()) as Promised
  return promised.until > Date.now() ? promised : null
}
