import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { dropOrphan } from '#features/files/index.ts'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import type { Db } from '#lib/db.ts'
import type { SignupInput } from './schema.ts'

/** Who signs up: a browser can have a draft of each. */
export type DraftKind = 'member' | 'employer'

/** A sign-up under way: what was typed, the password's hash, the files, and how far it has come. */
export type Draft<Fields = Partial<SignupInput>> = {
  key: string
  kind: DraftKind
  typed: Fields
  passwordHash: string | null
  dd214FileId: string | null
  resumeFileId: string | null
  /** the step that comes next; `sent` once the account is made and the mail is on its way */
  step: number
  userId: string | null
}

export const sent = 3
const hours = 24
const cookies: Record<DraftKind, string> = { member: 'sign_up', employer: 'employer_sign_up' }
const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** The draft that this browser has begun at this site within the last day. */
export async function draftOf<Fields = Partial<SignupInput>>(
  db: Db,
  request: FastifyRequest,
  kind: DraftKind = 'member',
): Promise<Draft<Fields> | null> {
  const key = request.cookies[cookieName(request, cookies[kind])]
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
    .where('kind', '=', kind)
    .where('theme_id', '=', request.site.id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row ? { ...row, key, kind, typed: row.typed as Fields } : null
}

/** A new draft; its cookie ends with the browser, since others may use it after. */
export function beginDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: DraftKind = 'member',
): Draft<Record<never, never>> {
  const key = randomBytes(32).toString('base64url')
  reply.setCookie(cookieName(request, cookies[kind]), key, cookieOptions(request))
  const nothing = { passwordHash: null, dd214FileId: null, resumeFileId: null, userId: null }
  return { key, kind, typed: {}, step: 1, ...nothing }
}

/** @returns false when another post of the same browser has completed it meanwhile */
export async function keepDraft(db: Db, request: FastifyRequest, draft: Draft<object>): Promise<boolean> {
  const values = {
    typed: JSON.stringify(draft.typed),
    password_hash: draft.passwordHash,
    dd214_file_id: draft.dd214FileId,
    resume_file_id: draft.resumeFileId,
    step: draft.step,
    user_id: draft.userId,
    expires_at: new Date(Date.now() + hours * 3_600_000),
  }
  const saved = await db
    .insertInto('sign_ups')
    .values({ key_hash: hashOf(draft.key), kind: draft.kind, theme_id: request.site.id, ...values })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(values).where('sign_ups.step', '<>', sent),
    )
    .returning('key_hash')
    .executeTakeFirst()
  return saved !== undefined
}

/**
 * Ends the draft for one of several posts that complete it at the same time.
 * @returns the key by which the background finds it; null for all others
 */
export async function endDraft(trx: Db, { key }: Pick<Draft, 'key'>): Promise<string | null> {
  const ended = await trx
    .updateTable('sign_ups')
    .set({ step: sent })
    .where('key_hash', '=', hashOf(key))
    .where('step', '<>', sent)
    .returning('key_hash')
    .executeTakeFirst()
  return ended ? ended.key_hash.toString('base64url') : null
}

export type EndedDraft<Fields = SignupInput> = Omit<Draft<Fields>, 'key' | 'kind' | 'step' | 'userId'>

/** An ended draft from which no account was made yet. @param key of endDraft */
export async function endedDraft<Fields = SignupInput>(
  trx: Db,
  key: string,
): Promise<EndedDraft<Fields> | null> {
  const row = await trx
    .selectFrom('sign_ups')
    .select(['typed', 'password_hash as passwordHash'])
    .select(['dd214_file_id as dd214FileId', 'resume_file_id as resumeFileId'])
    .where('key_hash', '=', Buffer.from(key, 'base64url'))
    .where('step', '=', sent)
    .where('password_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, typed: row.typed as Fields } : null
}

type Outcome = Partial<Pick<Draft, 'dd214FileId' | 'resumeFileId'>> &
  Pick<Draft<{ email?: string; redirectTo?: string }>, 'userId' | 'typed'>

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
      dd214_file_id: outcome.dd214FileId ?? null,
      resume_file_id: outcome.resumeFileId ?? null,
    })
    .where('key_hash', '=', Buffer.from(key, 'base64url'))
    .execute()
}

/** Forgets a draft; its files, which nobody owns, are dropped within a day. */
export async function forgetDraft(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, kind }: Pick<Draft, 'key' | 'kind'>,
) {
  await db.deleteFrom('sign_ups').where('key_hash', '=', hashOf(key)).execute()
  reply.clearCookie(cookieName(request, cookies[kind]), cookieOptions(request))
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
  return row ? { ...row, redirectTo: (row.typed as Partial<SignupInput>).redirectTo ?? null } : null
}

/** Whether this browser is the one that an account was made in. */
export function madeHere(request: FastifyRequest, signUp: { keyHash: Buffer } | null): boolean {
  if (!signUp) return false
  const keys = Object.values(cookies).map((cookie) => request.cookies[cookieName(request, cookie)])
  return keys.some((key) => key && hashOf(key).equals(signUp.keyHash))
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
