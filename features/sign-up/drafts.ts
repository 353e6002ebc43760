import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { dropOrphan } from '#features/files/index.ts'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import type { Db } from '#lib/db.ts'
import type { Typed } from './schema.ts'

/** A sign-up under way: what was typed, the password's hash, the files, and how far it has come. */
export type Draft = {
  key: string
  typed: Partial<Typed>
  passwordHash: string | null
  dd214FileId: string | null
  resumeFileId: string | null
  /** the step that comes next; `sent` once the account is made and the mail is on its way */
  step: number
  userId: string | null
}

export const sent = 3
const hours = 24
const cookie = 'sign_up'
const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** The draft that this browser has begun at this site within the last day. */
export async function draftOf(db: Db, request: FastifyRequest): Promise<Draft | null> {
  const key = request.cookies[cookieName(request, cookie)]
  if (!key) return null
  const row = await db
    .selectFrom('sign_ups')
    .select([
      'typed',
      'password_hash as passwordHash',
      'dd214_file_id as dd214FileId',
      'resume_file_id as resumeFileId',
      'step',
      'user_id as userId',
    ])
    .where('key_hash', '=', hashOf(key))
    .where('theme_id', '=', request.site.id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row ? { ...row, key, typed: row.typed as Partial<Typed> } : null
}

/** A new draft; its cookie ends with the browser, since others may use it after. */
export function beginDraft(request: FastifyRequest, reply: FastifyReply): Draft {
  const key = randomBytes(32).toString('base64url')
  reply.setCookie(cookieName(request, cookie), key, cookieOptions(request))
  return { key, typed: {}, passwordHash: null, dd214FileId: null, resumeFileId: null, step: 1, userId: null }
}

/** @returns false when another post of the same browser has completed it meanwhile */
export async function keepDraft(db: Db, request: FastifyRequest, draft: Draft): Promise<boolean> {
  const values = {
    typed: JSON.stringify(draft.typed),
    password_hash: draft.passwordHash,
    dd214_file_id: draft.dd214FileId,
    resume_file_id: draft.resumeFileId,
    step: draft.step,
    user_id: draft.userId,
    expires_at: new Date(Date.now() + hours * 3_600_000),
  }
  const kept = await db
    .insertInto('sign_ups')
    .values({ key_hash: hashOf(draft.key), theme_id: request.site.id, ...values })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(values).where('sign_ups.step', '<>', sent),
    )
    .returning('key_hash')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Ends the draft for one of several posts that complete it at the same time.
 * @returns the key by which the background finds it; null for all others
 */
export async function endDraft(trx: Db, { key }: Draft): Promise<string | null> {
  const ended = await trx
    .updateTable('sign_ups')
    .set({ step: sent })
    .where('key_hash', '=', hashOf(key))
    .where('step', '<>', sent)
    .returning('key_hash')
    .executeTakeFirst()
  return ended ? ended.key_hash.toString('base64url') : null
}

export type EndedDraft = Omit<Draft, 'key' | 'step' | 'userId' | 'typed'> & { typed: Typed }

/** An ended draft from which no account was made yet. @param key of endDraft */
export async function endedDraft(trx: Db, key: string): Promise<EndedDraft | null> {
  const row = await trx
    .selectFrom('sign_ups')
    .select(['typed', 'password_hash as passwordHash'])
    .select(['dd214_file_id as dd214FileId', 'resume_file_id as resumeFileId'])
    .where('key_hash', '=', Buffer.from(key, 'base64url'))
    .where('step', '=', sent)
    .where('password_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, typed: row.typed as Typed } : null
}

type Outcome = Pick<Draft, 'userId' | 'dd214FileId' | 'resumeFileId' | 'typed'>

/**
 * What stays of a draft for a day: the account that came of it, its files, the address, for the screen that says where
 * the mail went, and where the person was on the way to.
 */
export async function keepOutcome(
  trx: Db,
  key: string,
  { typed: { email, redirectTo }, ...outcome }: Outcome,
): Promise<void> {
  await trx
    .updateTable('sign_ups')
    .set({
      typed: JSON.stringify({ email, redirectTo }),
      password_hash: null,
      user_id: outcome.userId,
      dd214_file_id: outcome.dd214FileId,
      resume_file_id: outcome.resumeFileId,
    })
    .where('key_hash', '=', Buffer.from(key, 'base64url'))
    .execute()
}

/** Forgets a draft; its files, which nobody owns, are dropped within a day. */
export async function forgetDraft(db: Db, request: FastifyRequest, reply: FastifyReply, key: string) {
  await db.deleteFrom('sign_ups').where('key_hash', '=', hashOf(key)).execute()
  reply.clearCookie(cookieName(request, cookie), cookieOptions(request))
}

/** The newest sign-up that an account came from. */
export async function signUpOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('sign_ups')
    .select([
      'key_hash as keyHash',
      'dd214_file_id as dd214FileId',
      'resume_file_id as resumeFileId',
      'typed',
    ])
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst()
  return row ? { ...row, redirectTo: (row.typed as Partial<Typed>).redirectTo ?? null } : null
}

/** Whether this browser is the one that an account was made in. */
export function madeHere(request: FastifyRequest, signUp: { keyHash: Buffer } | null): boolean {
  const key = request.cookies[cookieName(request, cookie)]
  return Boolean(key && signUp && hashOf(key).equals(signUp.keyHash))
}

export async function forgetSignUpsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('user_id', '=', userId).execute()
}

/** Forgets the sign-ups that were begun with an address until then, and their files: its owner has gone. */
export async function forgetDraftsOf(db: Db, email: string, until: Date): Promise<void> {
  const drafts = await db
    .deleteFrom('sign_ups')
    .where(sql<boolean>`lower(typed ->> 'email') = ${email.trim().toLowerCase()}`)
    .where('created_at', '<=', until)
    .returning(['dd214_file_id as dd214', 'resume_file_id as resume'])
    .execute()
  for (const { dd214, resume } of drafts) for (const id of [dd214, resume]) if (id) await dropOrphan(db, id)
}

export async function forgetOldDrafts(db: Db): Promise<void> {
  await db.deleteFrom('sign_ups').where('expires_at', '<', new Date()).execute()
}
