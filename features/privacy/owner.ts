import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { managedBy } from './managed.ts'
import { type Owner, type Sight, sightOf } from './sight.ts'

/** What this viewer may see of this person; nothing when there is no such person. */
export async function sightFor(db: Db, viewer: Person, userId: string): Promise<Sight | null> {
  return (await sightsFor(db, viewer, [userId])).get(userId) ?? null
}

/** The same for several people, in one query. */
export async function sightsFor(db: Db, viewer: Person, userIds: string[]): Promise<Map<string, Sight>> {
  const owners = userIds.length ? await ownersOf(db, viewer, userIds) : []
  return new Map(owners.map((owner) => [owner.id, sightOf(viewer, owner)]))
}

/** The employers that this viewer works for and that wait for no approval, as a query. */
const approvedEmployersOf = (viewer: Person) =>
  sql`select id from employers
    where id = any(${(viewer?.employers ?? []).map(({ id }) => id)}::uuid[])
      and (not needs_approval or approved is true)`

async function ownersOf(db: Db, viewer: Person, userIds: string[]): Promise<Owner[]> {
  const approved = approvedEmployersOf(viewer)
  const rows = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'is_public as isPublic',
      'is_findable as isFindable',
      'hides_last_name as hidesLastName',
      'resume_shown_to as resumeShownTo',
    ])
    .select([
      // What went through us to the employer; a link that the person followed is the person's own matter.
      sql<boolean>`exists (select from applications
        where applications.user_id = users.id and employer_id in (${approved}) and applied_by in ('email', 'here'))`.as(
        'hasApplied',
      ),
      sql<boolean>`exists (${approved})`.as('isEmployerApproved'),
      sql<boolean>`exists (select from connections c
        where c.sender_id = users.id and c.receiver_id = ${viewer?.id ?? null}::uuid
          or c.receiver_id = users.id and c.sender_id = ${viewer?.id ?? null}::uuid and c.approved_at is not null)`.as(
        'isConnected',
      ),
      sql<boolean>`exists (select from mentors where mentors.user_id = users.id)`.as('isMentor'),
    ])
    .select((row) => row.parens(managedBy(row, viewer)).as('isManaged'))
    .where('users.id', 'in', userIds)
    .where((where) => where.or([where('disabled_at', 'is', null), where.lit(may(viewer, 'users.manage'))]))
    .execute()
  return rows.map((found) => ({
    ...found,
    isManaged: found.isManaged === true,
    isPublic: found.isPublic ?? false,
    isFindable: found.isFindable ?? false,
    hidesLastName: found.hidesLastName ?? false,
    resumeShownTo: (found.resumeShownTo as Owner['resumeShownTo']) ?? 'nobody',
  }))
}
