import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { PasskeyRow } from './schema.ts'

/** A passkey is bound to the domain in the address bar. */
function hereOf(request: FastifyRequest) {
  const origin = `${request.protocol}://${request.headers.host}`
  return { origin, domain: new URL(origin).hostname }
}

type Owner = { id: string; email: string; name: string }

/** Passkeys of a person that work at the domain of this request. */
export function passkeysHere(db: Db, request: FastifyRequest, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .where('domain', '=', hereOf(request).domain)
    .execute()
}

/** All passkeys of a person, as their owner sees them. */
export async function passkeysOf(db: Db, request: FastifyRequest, userId: string): Promise<PasskeyRow[]> {
  const { domain } = hereOf(request)
  const kept = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'domain', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return kept.map((passkey) => ({
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.created_at.toISOString(),
    lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    elsewhere: passkey.domain === domain ? null : passkey.domain,
  }))
}

export const deletePasskey = (db: Db, userId: string, id: string) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).executeTakeFirstOrThrow()

export const deletePasskeys = (db: Db, userId: string) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).execute()

/** What the browser needs to create a passkey. */
export async function registrationOptions(db: Db, request: FastifyRequest, owner: Owner) {
  return generateRegistrationOptions({
    rpName: request.site.name,
    rpID: hereOf(request).domain,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    excludeCredentials: await passkeysHere(db, request, owner.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

export const passkeyNotSaved = () =>
  new Invalid({ form: 'The passkey could not be saved. Please try again.' })

/** Saves a passkey that the browser created for our challenge. @throws Invalid when it does not verify */
export async function savePasskey(
  db: Db,
  request: FastifyRequest,
  userId: string,
  { challenge, answer, name }: { challenge: string; answer: string; name: string },
): Promise<void> {
  const { origin, domain } = hereOf(request)
  const response = parsed<RegistrationResponseJSON>(answer)
  const checked =
    response &&
    (await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
    }).catch(() => null))
  if (!checked?.verified) throw passkeyNotSaved()
  const { credential } = checked.registrationInfo
  const kept = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      domain,
      name: name || 'Passkey',
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw passkeyNotSaved()
}

/** What the browser needs to use a passkey: one of this person's, or without a person any for the domain. */
export async function authenticationOptions(db: Db, request: FastifyRequest, userId?: string) {
  return generateAuthenticationOptions({
    rpID: hereOf(request).domain,
    userVerification: userId ? 'preferred' : 'required',
    ...(userId && { allowCredentials: await passkeysHere(db, request, userId) }),
  })
}

/**
 * The owner of the passkey that answers our challenge; null when it is unknown, or when user verification was required
 * and did not happen. A counter that went backwards means a cloned key, and is refused.
 */
export async function passkeyOwner(
  db: Db,
  request: FastifyRequest,
  { challenge, answer, userVerification }: { challenge: string; answer: string; userVerification: boolean },
): Promise<string | null> {
  const { origin, domain } = hereOf(request)
  const response = parsed<AuthenticationResponseJSON>(answer)
  const kept = response && (await passkeyById(db, response.id, domain))
  if (!kept) return null
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: userVerification,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(kept.public_key),
      counter: Number(kept.counter),
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  const used = { counter: checked.authenticationInfo.newCounter, last_used_at: new Date() }
  await db.updateTable('passkeys').set(used).where('id', '=', kept.id).execute()
  return kept.user_id
}

const passkeyById = (db: Db, id: string, domain: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', String(id))
    .where('domain', '=', domain)
    .executeTakeFirst()

function parsed<T>(json: string): T | null {
  try {
    const value = JSON.parse(json)
    return typeof value === 'object' && value !== null && typeof value.id === 'string' ? value : null
  } catch {
    return null
  }
}
