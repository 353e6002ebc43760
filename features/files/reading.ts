import type { FastifyRequest } from 'fastify'
import { type Sight, sightFor } from '#features/privacy/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { purposes } from './purposes.ts'
import type { FilePurpose } from './schema.ts'

export type FileRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** A file, if this viewer may read it: asked at each read. For anybody else there is no such file. */
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

/** What a person lets others see decides over what was uploaded for it; the rest is the owner's alone. */
const shownBy: Partial<Record<FilePurpose, keyof Sight>> = {
  photo: 'profile',
  resume: 'resume',
  dd214: 'dd214',
}

/** Every reading of a DD214 is remembered before its first byte leaves: its name is not. */
export async function auditReading(db: Db, request: FastifyRequest, file: FileRow): Promise<void> {
  if (file.purpose !== 'dd214') return
  await audit(db, request, {
    action: 'dd214.read',
    subject: { type: 'user', id: file.ownerId! },
    themeId: request.site.id,
    detail: { file: file.id, byOwner: request.viewer?.id === file.ownerId },
  })
}

/** A resume that its owner has sent somebody with an application: the caller has asked for the proof. */
export async function sharedFile(db: Db, ownerId: string, id: string): Promise<FileRow | null> {
  const file = await rowOf(db, id)
  return file?.ownerId === ownerId && file.purpose === 'resume' ? file : null
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
