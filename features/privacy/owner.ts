import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import type { UserType } from '#spec/roles.ts'
import { type Owner, type Sight, sightOf } from './sight.ts'

/** What this viewer may see of this person; nothing when there is no such person. */
export async function sightFor(db: Db, viewer: Person, userId: string): Promise<Sight | null> {
  const owner = await ownerOf(db, viewer, userId)
  return owner && sightOf(viewer, owner)
}

/** The employers that this viewer works for and that wait for no approval, as a query. */
const approvedEmployersOf = (viewer: Person) =>
  sql`select id from employers
    where id = any(${(viewer?.employers ?? []).map(({ id }) => id)}::uuid[])
      and (not needs_approval or approved is true)`

async function ownerOf(db: Db, viewer: Person, userId: string): Promise<Owner | null> {
  const approved = approvedEmployersOf(viewer)
  const found = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.type',
      'users.is_theme_owner as isThemeOwner',
      'users.source_theme_id as sourceThemeId',
      'is_public as isPublic',
      'is_findable as isFindable',
      'hides_last_name as hidesLastName',
      'resume_shown_to as resumeShownTo',
    ])
    .select([
      // What went through us to the employer; a link that the person followed is the person's own matter.
      sql<boolean>`exists (select from applications
        where applications.user_id = users.id and employer_id in (${approved}) and applied_by = 'email')`.as(
        'hasApplied',
      ),
      sql<boolean>`exists (${approved})`.as('isEmployerApproved'),
      sql<boolean>`exists (select from mentors where mentors.user_id = users.id)`.as('isMentor'),
    ])
    .where('users.id', '=', userId)
    .where((where) => where.or([where('disabled_at', 'is', null), where.lit(may(viewer, 'users.manage'))]))
    .executeTakeFirst()
  if (!found) return null
  return {
    ...found,
    type: found.type as UserType,
    isPublic: found.isPublic ?? false,
    isFindable: found.isFindable ?? false,
    hidesLastName: found.hidesLastName ?? false,
    resumeShownTo: (found.resumeShownTo as Owner['resumeShownTo']) ?? 'nobody',
  }
}
