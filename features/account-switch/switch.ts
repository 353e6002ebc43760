import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { usersFor } from '#features/privacy/index.ts'
import { mailSite, mailSiteOf } from '#features/themes/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import { beginSession, endSession } from '#lib/session.ts'
import type { Tools } from '#lib/web.ts'
import { highestType } from '#spec/roles.ts'
import { keyOf, queueTelling, type Switched, switchMs } from './tell.ts'

type Needed = Pick<Tools, 'db' | 'settings'>

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
export async function switchTo(
  { db, settings }: Needed,
  request: FastifyRequest,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await switchable(trx, request, id)
    await endSession(trx, request.session!.token)
    await audit(trx, request, { action: 'account.switch', subject: { type: 'user', id } })
    const [actorId, expiresAt] = [request.viewer!.id, new Date(Date.now() + switchMs)]
    const token = await beginSession(trx, id, { request, actorId, expiresAt })
    const { rows } = await sql<{ since: Date }>`select now() as since`.execute(trx)
    const since = rows[0]!.since.toISOString()
    const from = await fromOf(trx, settings, request, id)
    await queueTelling(trx, { key: keyOf(token), userId: id, actorId, since, from }, expiresAt)
    return token
  })
}

/** In the name of the person's own site; of the one that staff is on, if that one is not open. */
async function fromOf(
  db: Db,
  settings: Tools['settings'],
  request: FastifyRequest,
  userId: string,
): Promise<Switched['from']> {
  const { source_theme_id: themeId } = await db
    .selectFrom('users')
    .select('source_theme_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const own = themeId && (await mailSiteOf(db, settings, themeId))
  const { timeZone } = request.site
  return own
    ? { site: own, themeId, timeZone }
    : { site: mailSite(request), themeId: request.site.id, timeZone }
}

/** Returns the person who switched to their own account. @returns the new token */
export async function switchBack({ db, settings }: Needed, request: FastifyRequest): Promise<string> {
  const { id, actorId } = request.viewer!
  const { token, begunAt } = request.session!
  return db.transaction().execute(async (trx) => {
    await endSession(trx, token)
    await audit(trx, request, { action: 'account.return', subject: { type: 'user', id } })
    const from = await fromOf(trx, settings, request, id)
    const since = begunAt.toISOString()
    await queueTelling(trx, { key: keyOf(token), userId: id, actorId: actorId!, since, from })
    return beginSession(trx, actorId!, { request })
  })
}
