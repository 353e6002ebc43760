import { storeFile } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { pdfOf } from '#test/pdf.ts'
import type { Body, RoomAccess } from '#test/room-access.ts'

/** Maria has sent a DD214. */
async function sends(db: Db, maria: string): Promise<string> {
  const stored = await storeFile(db, { ownerId: maria, purpose: 'dd214', name: 'Ortiz.pdf', bytes: pdfOf() })
  if (!stored.ok) throw new Error(stored.reason)
  const dd214 = { dd214_file_id: stored.id }
  await db
    .insertInto('profiles')
    .values({ user_id: maria, ...dd214 })
    .onConflict((profile) => profile.column('user_id').doUpdateSet(dd214))
    .execute()
  return maria
}

const verdict: Body = async ({ db, maria }) => {
  await sends(db, maria)
  return { valid: 'yes' }
}

export default {
  things: [[/^\/admin\/dd214\/:id\//, sends]],
  writes: { 'POST /profile/:id/dd214': verdict },
} satisfies RoomAccess
