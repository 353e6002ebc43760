import type { FastifyRequest } from 'fastify'
import { dropFile, storeFile } from '#features/files/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { saveProfile } from '../save.ts'

const fields = {
  photo: { column: 'photo_file_id', name: 'photoFileId' },
  resume: { column: 'resume_file_id', name: 'resumeFileId' },
  dd214: { column: 'dd214_file_id', name: 'dd214FileId' },
} as const

type Change = {
  file?: { name: string; bytes: Uint8Array }
  /** one uploaded to a signed URL */
  sent?: string
  remove: boolean
}

/** Replaces or removes a file. @throws Invalid for the field of its purpose when the file is refused */
export async function replaceFile(
  db: Db,
  request: FastifyRequest,
  userId: string,
  purpose: keyof typeof fields,
  { file, sent, remove }: Change,
): Promise<void> {
  if (!file && !sent && !remove) return
  const { column, name } = fields[purpose]
  const before = await db
    .selectFrom('profiles')
    .select(`${column} as id`)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const kept = await keep(db, request, userId, purpose, { file, sent })
  if (kept && !kept.ok) throw new Invalid({ [purpose]: kept.reason })
  const id = kept?.id ?? null
  if (id === before?.id) return
  await inTransaction(db, async (trx) => {
    await saveProfile(trx, userId, { [name]: id })
    if (before?.id) await dropFile(trx, before.id)
  })
}

async function keep(
  db: Db,
  request: FastifyRequest,
  userId: string,
  purpose: keyof typeof fields,
  { file, sent }: Omit<Change, 'remove'>,
) {
  if (file) return storeFile(db, { ownerId: userId, purpose, ...file, themeId: request.site.id })
  if (!sent) return null
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', sent)
    .where('owner_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return own ? ({ ok: true, id: own.id } as const) : ({ ok: false, reason: notThere } as const)
}

const notThere = 'This file did not arrive. Please choose it again.'
