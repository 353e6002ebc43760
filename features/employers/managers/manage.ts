import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import type { Membership, Person } from '#spec/access.ts'
import { denied } from '../denial.ts'
import { grantOwnership, lockEmployer, removeMember, withdrawOwnership } from '../members.ts'
import { employerMessages } from '../messages.ts'
import { ownEmployer } from '../own.ts'

/**
 * The employer that somebody owns and means. Reaching for another one is noted.
 * @throws Problem 404 for one they do not work for, 403 for one they do not own
 */
export async function ownedEmployer(db: Db, request: FastifyRequest, id?: string): Promise<Membership> {
  await noteStrangers(db, request, id)
  const employer = ownEmployer(request.viewer, id)
  if (!employer.isOwner) throw forbidden(employerMessages.ownersOnly)
  return employer
}

/** The employer that somebody works for and means. Reaching for another one is noted. @throws Problem 404 */
export async function workplaceOf(db: Db, request: FastifyRequest, id?: string): Promise<Membership> {
  await noteStrangers(db, request, id)
  return ownEmployer(request.viewer, id)
}

async function noteStrangers(db: Db, request: FastifyRequest, id: string | undefined): Promise<void> {
  if (!id || worksFor(request.viewer, id)) return
  const found = await db.selectFrom('employers').select('id').where('id', '=', id).executeTakeFirst()
  if (found) throw await denied(db, request, id, request.routeOptions.url ?? '')
}

const worksFor = (viewer: Person, id: string) => viewer?.employers.some((employer) => employer.id === id)

/**
 * An owner makes another manager an owner (document 1, section 6).
 * @throws Problem 404 for somebody who does not work there, 403 for oneself, or for who is an owner no longer
 */
export const promoteManager = (db: Db, request: FastifyRequest, employerId: string, userId: string) =>
  changing(db, request, employerId, userId, (trx) => grantOwnership(trx, request, employerId, userId))

/** An owner withdraws the ownership of another. @throws as promoteManager */
export const demoteManager = (db: Db, request: FastifyRequest, employerId: string, userId: string) =>
  changing(db, request, employerId, userId, (trx) => withdrawOwnership(trx, request, employerId, userId))

/** An owner removes another manager. @throws as promoteManager */
export const removeManager = (db: Db, request: FastifyRequest, employerId: string, userId: string) =>
  changing(db, request, employerId, userId, (trx) => removeMember(trx, request, employerId, userId))

/**
 * Locks both people in the order of their ids, then the employer, and reads the ownership again: of two owners who remove
 * each other at once the second is an owner no longer.
 */
async function changing(
  db: Db,
  request: FastifyRequest,
  employerId: string,
  userId: string,
  change: (trx: Db) => Promise<void>,
): Promise<void> {
  const self = request.viewer!.id
  if (userId === self) throw forbidden(employerMessages.notOnYourself)
  await noteForeignManager(db, request, employerId, userId)
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [self, userId])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await lockEmployer(trx, employerId)
    const members = await trx
      .selectFrom('employer_members')
      .select(['user_id as id', 'is_owner as isOwner'])
      .where('employer_id', '=', employerId)
      .where('user_id', 'in', [self, userId])
      .execute()
    if (!members.some(({ id, isOwner }) => id === self && isOwner))
      throw forbidden(employerMessages.ownersOnly)
    if (!members.some(({ id }) => id === userId)) throw notFound(employerMessages.noSuchManager)
    await change(trx)
  })
}

async function noteForeignManager(db: Db, request: FastifyRequest, employerId: string, userId: string) {
  const works = await db
    .selectFrom('employer_members')
    .select('employer_id as employer')
    .where('user_id', '=', userId)
    .execute()
  const elsewhere = works[0]?.employer
  if (!elsewhere || works.some(({ employer }) => employer === employerId)) return
  await denied(db, request, elsewhere, 'managers')
  throw notFound(employerMessages.noSuchManager)
}
