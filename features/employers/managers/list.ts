import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Membership, Person } from '#spec/access.ts'
import { membershipsOf } from '../memberships.ts'
import type { Invitation, Manager, ManagerList } from './schema.ts'

/** Who works for an employer, owners first, and who is invited. */
export async function listManagers(
  db: Db,
  viewer: Person,
  { id, isOwner }: Membership,
): Promise<ManagerList> {
  const [employers, managers, invitations] = await Promise.all([
    membershipsOf(db, viewer!.id),
    managersOf(db, viewer!.id, id),
    invitationsOf(db, id),
  ])
  const names = employers.map((employer) => ({ id: employer.id, name: employer.name }))
  return { employer: names.find((one) => one.id === id)!, employers: names, managers, invitations, isOwner }
}

const nameOf = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`

async function managersOf(db: Db, viewerId: string, employerId: string): Promise<Manager[]> {
  const rows = await db
    .selectFrom('employer_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as i', 'i.id', 'm.invited_by')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.type'])
    .select(['m.is_owner as isOwner', 'm.since', 'u.created_at', nameOf('i').as('invitedBy')])
    .select(sql<boolean>`u.activated_at is not null`.as('activated'))
    .where('m.employer_id', '=', employerId)
    .orderBy('m.is_owner', 'desc')
    .orderBy('m.since')
    .orderBy('u.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    since: row.since.toISOString(),
    isYou: row.id === viewerId,
  }))
}

async function invitationsOf(db: Db, employerId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('employer_invitations as v')
    .leftJoin('users as i', 'i.id', 'v.invited_by')
    .select(['v.id', 'v.email', 'v.is_owner as isOwner', nameOf('i').as('invitedBy')])
    .select(['v.sent_at', 'v.expires_at', sql<boolean>`v.expires_at <= now()`.as('isExpired')])
    .where('v.employer_id', '=', employerId)
    .where('v.accepted_at', 'is', null)
    .where('v.withdrawn_at', 'is', null)
    .orderBy('v.id', 'desc')
    .execute()
  return rows.map(({ sent_at, expires_at, ...row }) => ({
    ...row,
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }))
}
