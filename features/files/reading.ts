import type { FastifyRequest } from 'fastify'
import { type Sight, sightFor } from '#features/privacy/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { purposes } from './purposes.ts'
import type { FilePurpose } from './schema.ts'

export type FileRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** A file, if this viewer may read it; checked at each read. For anyone else it does not exist. */
export async function fileFor(db: Db, viewer: Person, id: string): Promise<FileRow | null> {
  const file = await rowOf(db, id)
  return file && (await mayRead(db, viewer, file)) ? file : null
}

async function mayRead(db: Db, viewer: Person, { purpose, ownerId }: FileRow): Promise<boolean> {
  if (purposes[purpose].isPublic) return true
  if (!ownerId) return false
  const shown = shownBy[purpose]
  if (!shown) return viewer?.id === ownerId && may(viewer, 'account.use')
  return (await sightFor(db, viewer, ownerId))?.[shown] ?? false
}

/** A person's visibility settings govern the files they apply to; other files are visible only to the owner. */
const shownBy: Partial<Record<FilePurpose, keyof Sight>> = {
  photo: 'profile',
  resume: 'resume',
  dd214: 'dd214',
}

/** Every read of a DD214 is audited before its first byte is sent, without the file's name. */
export async function auditReading(db: Db, request: FastifyRequest, file: FileRow): Promise<void> {
  if (file.purpose !== 'dd214') return
  await audit(db, request, {
    action: 'dd214.read',
    subject: { type: 'user', id: file.ownerId! },
    themeId: request.site.id,
    detail: { file: file.id, byOwner: request.viewer?.id === file.ownerId },
  })
}

/** A file that its owner gave to somebody, with an application or in a conversation; callers check to whom first. */
export async function sharedFile(
  db: Db,
  ownerId: string,
  id: string,
  purpose: FilePurpose = 'resume',
): Promise<FileRow | null> {
  const file = await rowOf(db, id)
  return file?.ownerId === ownerId && file.purpose === purpose ? file : null
}

/** The DD214 that a person's profile has; callers check who may read it. */
export async function dd214Of(db: Db, userId: string): Promise<FileRow | null> {
  const profile = await db
    .selectFrom('profiles')
    .select('dd214_file_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return profile?.dd214_file_id ? rowOf(db, profile.dd214_file_id) : null
}

async function rowOf(db: Db, id: string) {
  const row = await db
    .selectFrom('files')
    .select(['id', 'owner_id as ownerId', 'purpose', 'name', 'type', 'bytes', 'width', 'height'])
    .select(['store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, purpose: row.purpose as FilePurpose } : null
}
