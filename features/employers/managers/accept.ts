import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { addMember } from '../members.ts'
import { hashOfInvitation } from './invite.ts'

/** What the link of an invitation leads to. */
export type OpenInvitation = {
  id: string
  employerId: string
  employer: string
  email: string
  isOwner: boolean
  invitedBy: string | null
  inviterId: string | null
}

/** The open invitation of a link; null when it was used, withdrawn or has expired. */
export async function invitationOf(db: Db, token: string): Promise<OpenInvitation | null> {
  const found = await db
    .selectFrom('employer_invitations as v')
    .innerJoin('employers as e', 'e.id', 'v.employer_id')
    .leftJoin('users as i', 'i.id', 'v.invited_by')
    .select(['v.id', 'e.id as employerId', 'e.name as employer', 'v.email', 'v.is_owner as isOwner'])
    .select(sql<string | null>`i.first_name || ' ' || i.last_name`.as('invitedBy'))
    .select('v.invited_by as inviterId')
    .where('v.token_hash', '=', hashOfInvitation(token))
    .where('v.accepted_at', 'is', null)
    .where('v.withdrawn_at', 'is', null)
    .where('v.expires_at', '>', new Date())
    .executeTakeFirst()
  return found ?? null
}

/**
 * Makes the person who was invited a manager. Whether the address is theirs is for the caller to know.
 * @returns false when somebody was quicker, or it was withdrawn meanwhile
 */
export async function acceptInvitation(
  trx: Db,
  actor: Actor,
  token: string,
  userId: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('employer_invitations')
    .set({ accepted_at: new Date(), accepted_by: userId })
    .where('token_hash', '=', hashOfInvitation(token))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['employer_id as employerId', 'is_owner as isOwner', 'invited_by as invitedBy'])
    .executeTakeFirst()
  if (!used) return false
  const { employerId, isOwner, invitedBy } = used
  await addMember(trx, actor, employerId, userId, { isOwner, invitedBy })
  const subject = { type: 'employer', id: employerId }
  await audit(trx, actor, { action: 'employer.accept-invitation', subject, detail: { person: userId } })
  return true
}
