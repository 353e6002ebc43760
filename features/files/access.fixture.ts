import { pdfOf } from '#test/pdf.ts'
import type { Make, RoomAccess } from '#test/room-access.ts'
import { storeFile } from './index.ts'

const resume: Make = async (db, maria) => {
  const stored = await storeFile(db, { ownerId: maria, purpose: 'resume', name: 'Ortiz.pdf', bytes: pdfOf() })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}

export default {
  things: [[/^\/(account\/)?files\/:id/, resume]],
  parameters: { width: async () => '640' },
} satisfies RoomAccess
