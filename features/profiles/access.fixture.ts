import { storeFile } from '#features/files/index.ts'
import { pdfOf } from '#test/pdf.ts'
import type { Body, RoomAccess } from '#test/room-access.ts'

const verdict: Body = async ({ db, maria }) => {
  const stored = await storeFile(db, { ownerId: maria, purpose: 'dd214', name: 'Ortiz.pdf', bytes: pdfOf() })
  if (!stored.ok) throw new Error(stored.reason)
  await db.insertInto('profiles').values({ user_id: maria, dd214_file_id: stored.id }).execute()
  return { valid: 'yes' }
}

export default { writes: { 'POST /profile/:id/dd214': verdict } } satisfies RoomAccess
