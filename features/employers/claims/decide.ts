import type { FastifyRequest } from 'fastify'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound, Problem } from '#lib/problem.ts'
import { addMember } from '../members.ts'
import { employerMessages } from '../messages.ts'
import { doneWaiting } from '../tell-staff.ts'
import { holdClaimant } from './claim.ts'
import { type ClaimSites, tellClaimant } from './mail.ts'

type Decision = { state: 'approved' | 'rejected'; reason: string | null }

/**
 * The claimant becomes an owner of the employer and is notified. Idempotent.
 * @returns the claimant's first name
 * @throws Problem 403 for one's own claim, 404, 409 when it was rejected
 */
export const approveClaim = (db: Db, request: FastifyRequest, sites: ClaimSites, id: string) =>
  decide(db, request, sites, id, { state: 'approved', reason: null })

/** Notifies the claimant, with the reason if there is one. @throws as approveClaim */
export const rejectClaim = (
  db: Db,
  request: FastifyRequest,
  sites: ClaimSites,
  id: string,
  reason: string | null,
) => decide(db, request, sites, id, { state: 'rejected', reason })

async function decide(
  db: Db,
  request: FastifyRequest,
  sites: ClaimSites,
  id: string,
  { state, reason }: Decision,
): Promise<{ name: string }> {
  return db.transaction().execute(async (trx) => {
    const claim = await heldClaim(trx, id)
    const viewer = request.viewer!
    if ([viewer.id, viewer.actorId].includes(claim.userId)) throw forbidden(employerMessages.ownClaim)
    if (claim.state === state) return { name: claim.firstName }
    if (claim.state !== 'pending') throw new Problem(409, employerMessages.decidedOtherwise(claim.state))
    await trx
      .updateTable('employer_claims')
      .set({ state, reason, decided_at: new Date(), decided_by: viewer.actorId ?? viewer.id })
      .where('id', '=', id)
      .execute()
    const { employerId, userId } = claim
    if (state === 'approved') await addMember(trx, request, employerId, userId, { isOwner: true })
    await audit(trx, request, {
      action: state === 'approved' ? 'employer.approve-claim' : 'employer.reject-claim',
      subject: { type: 'user', id: userId },
      detail: { employer: employerId, ...(reason && { reason }) },
    })
    await tellClaimant(trx, sites, claim, { state, reason })
    await doneWaiting(trx, id)
    return { name: claim.firstName }
  })
}

export type HeldClaim = Awaited<ReturnType<typeof heldClaim>>

/** A claim that nobody else decides meanwhile. The person first: that is the order in which all locks are taken. */
async function heldClaim(trx: Db, id: string) {
  const made = await trx
    .selectFrom('employer_claims')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (made) await holdClaimant(trx, made.user_id)
  const claim = await trx
    .selectFrom('employer_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('employers as e', 'e.id', 'c.employer_id')
    .select([
      'c.id',
      'c.state',
      'c.employer_id as employerId',
      'c.user_id as userId',
      'c.theme_id as themeId',
    ])
    .select(['u.email', 'u.first_name as firstName', 'u.last_name as lastName', 'e.name as employer'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()
  if (!claim) throw notFound(employerMessages.noSuchClaim)
  return claim
}
