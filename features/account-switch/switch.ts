import type { FastifyRequest } from 'fastify'
import { usersFor } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import { beginSession, endSession } from '#lib/session.ts'
import { highestType } from '#spec/roles.ts'

/** A switch ends by itself after this long (design: security, Sessions and sign-in). */
const switchMs = 3_600_000

/**
 * A person whose account this viewer may switch to: one they manage, active, and never an administrator.
 * @throws Problem 404 when not found, 403 when not allowed
 */
export async function switchable(db: Db, { viewer }: Pick<FastifyRequest, 'viewer'>, id: string) {
  const person = await usersFor(db, viewer)
    .select(['id', 'first_name', 'last_name', 'type', 'activated_at', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) throw notFound('There is no such person.')
  if (person.id === viewer?.id) throw forbidden('This is your own account.')
  if (person.type === highestType) throw forbidden('Nobody can switch to the account of an administrator.')
  if (person.disabled_at || !person.activated_at)
    throw forbidden('This account is not active: nobody can sign in to it.')
  return { id: person.id, name: `${person.first_name} ${person.last_name}` }
}

/** Switches the viewer to another account for up to an hour and ends their session. @returns the new token */
export async function switchTo(db: Db, request: FastifyRequest, id: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await switchable(trx, request, id)
    await endSession(trx, request.session!.token)
    await audit(trx, request, { action: 'account.switch', subject: { type: 'user', id } })
    return beginSession(trx, id, {
      request,
      actorId: request.viewer!.id,
      expiresAt: new Date(Date.now() + switchMs),
    })
  })
}

/** Returns the person who switched to their own account. @returns the new token */
export async function switchBack(db: Db, request: FastifyRequest): Promise<string> {
  const { id, actorId } = request.viewer!
  return db.transaction().execute(async (trx) => {
    await endSession(trx, request.session!.token)
    await audit(trx, request, { action: 'account.return', subject: { type: 'user', id } })
    return beginSession(trx, actorId!, { request })
  })
}
