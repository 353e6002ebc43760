import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { mailSite } from '#features/themes/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound, Problem } from '#lib/problem.ts'
import { lockEmployer } from '../members.ts'
import { employerMessages } from '../messages.ts'
import { mailInvitation } from './mail.ts'
import type { InvitationForm } from './schema.ts'

const days = 7
const mostOpen = 50
export const hashOfInvitation = (token: string) => createHash('sha256').update(token).digest()
const expiry = () => new Date(Date.now() + days * 86_400_000)

/**
 * Mails somebody a link by which they become a manager: it works once, for seven days. Inviting the same address again
 * while it is open mails a new link, and the earlier one stops working.
 * @returns the invitation's id
 * @throws Invalid for somebody who works there, or too many that are open
 */
export async function invite(
  db: Db,
  request: FastifyRequest,
  employerId: string,
  { email, isOwner }: InvitationForm,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockEmployer(trx, employerId)
    await refuseMember(trx, employerId, email)
    const open = await openInvitations(trx, employerId).select(['id', 'email']).execute()
    const same = open.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!same && open.length >= mostOpen) throw new Invalid({ email: employerMessages.tooManyInvitations })
    const token = randomBytes(32).toString('base64url')
    const fresh = {
      ...{
        token_hash: hashOfInvitation(token),
        is_owner: isOwner,
        expires_at: expiry(),
        sent_at: new Date(),
      },
      ...{ invited_by: request.viewer!.id, theme_id: request.site.id },
    }
    const { id } = await (same
      ? trx.updateTable('employer_invitations').set(fresh).where('id', '=', same.id).returning('id')
      : trx
          .insertInto('employer_invitations')
          .values({ ...fresh, employer_id: employerId, email })
          .returning('id')
    ).executeTakeFirstOrThrow()
    await note(trx, request, 'employer.invite', employerId, email)
    await mailInvitation(trx, mailSite(request), request.site.id, {
      id,
      employerId,
      email,
      token,
      inviter: request.viewer!.name,
    })
    return id
  })
}

/** Mails an invitation again, with a new link. @throws Problem 404 for one that is not open */
export async function resendInvitation(
  db: Db,
  request: FastifyRequest,
  employerId: string,
  id: string,
): Promise<void> {
  const { email, isOwner } = await openInvitation(db, employerId, id)
  await invite(db, request, employerId, { email, isOwner })
}

/** Ends an invitation: its link stops working. Twice is once. @throws Problem 404, 409 when it was accepted */
export async function withdrawInvitation(
  db: Db,
  request: FastifyRequest,
  employerId: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('employer_invitations')
      .select(['email', 'accepted_at', 'withdrawn_at'])
      .where('id', '=', id)
      .where('employer_id', '=', employerId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound(employerMessages.noSuchInvitation)
    if (found.accepted_at) throw new Problem(409, employerMessages.invitationAccepted)
    if (found.withdrawn_at) return
    await trx
      .updateTable('employer_invitations')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute()
    await note(trx, request, 'employer.withdraw-invitation', employerId, found.email)
  })
}

const openInvitations = (db: Db, employerId: string) =>
  db
    .selectFrom('employer_invitations')
    .where('employer_id', '=', employerId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

async function openInvitation(db: Db, employerId: string, id: string) {
  const found = await openInvitations(db, employerId)
    .select(['email', 'is_owner as isOwner'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound(employerMessages.noSuchInvitation)
  return found
}

async function refuseMember(trx: Db, employerId: string, email: string): Promise<void> {
  const member = await trx
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('employer_id', '=', employerId)
    .where(sql<boolean>`lower(users.email) = ${email.toLowerCase()}`)
    .executeTakeFirst()
  if (member) throw new Invalid({ email: employerMessages.worksHere })
}

const note = (trx: Db, request: FastifyRequest, action: string, employerId: string, email: string) =>
  audit(trx, request, { action, subject: { type: 'employer', id: employerId }, detail: { email } })

/** Forgets the invitations of an address whose owner has gone. */
export async function forgetInvitationsOf(db: Db, email: string, until: Date): Promise<void> {
  await db
    .deleteFrom('employer_invitations')
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
    .where('created_at', '<=', until)
    .execute()
}
