import type { Db } from '#lib/db.ts'
import type { Membership } from '#spec/access.ts'

/** The employers that somebody works for, in the order of joining. */
export async function membershipsOf(db: Db, userId: string): Promise<(Membership & { name: string })[]> {
  return db
    .selectFrom('employer_members')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .select(['employers.id', 'employers.name', 'is_owner as isOwner'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('employers.id')
    .execute()
}
