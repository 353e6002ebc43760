import { sightFor } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'

/** What can be recommended to somebody. */
export type Recommended = { kind: 'job'; subjectId: string }

/** Whom a mentor may recommend to: somebody that the mentor may find; null for anybody else. */
export async function menteeFor(
  db: Db,
  mentor: Person,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const sight = may(mentor, 'job.recommend') ? await sightFor(db, mentor, id) : null
  if (!sight?.profile) return null
  const found = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { first_name: first, last_name: last } = found
  return { id: found.id, name: sight.fullName ? `${first} ${last}` : first }
}

/** Recommends once; doing it again changes the note. */
export async function recommend(
  db: Db,
  mentorId: string,
  menteeId: string,
  { kind, subjectId }: Recommended,
  note: string,
): Promise<string> {
  const { id } = await db
    .insertInto('recommendations')
    .values({ mentor_id: mentorId, mentee_id: menteeId, kind, subject_id: subjectId, note })
    .onConflict((conflict) =>
      conflict.columns(['mentee_id', 'kind', 'subject_id', 'mentor_id']).doUpdateSet({ note }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who recommended this to the viewer; null when nobody of that id did. */
export async function recommenderOf(
  db: Db,
  viewer: Person,
  by: string,
  { kind, subjectId }: Recommended,
): Promise<{ name: string } | null> {
  if (!viewer) return null
  const found = await db
    .selectFrom('recommendations as recommendation')
    .innerJoin('users as mentor', 'mentor.id', 'recommendation.mentor_id')
    .select(['mentor.first_name', 'mentor.last_name'])
    .where('mentee_id', '=', viewer.id)
    .where('mentor_id', '=', by)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return found ? { name: `${found.first_name} ${found.last_name}` } : null
}

/** What was recommended to a person, the newest first. */
export const recommendationsTo = (db: Db, userId: string, options: { openOnly: boolean; limit: number }) =>
  db
    .selectFrom('recommendations as recommendation')
    .innerJoin('users as mentor', 'mentor.id', 'recommendation.mentor_id')
    .select([
      'recommendation.id',
      'recommendation.kind',
      'recommendation.subject_id as subjectId',
      'recommendation.note',
      'recommendation.created_at as createdAt',
      'recommendation.completed_at as completedAt',
      'mentor.id as mentorId',
      'mentor.first_name as firstName',
      'mentor.last_name as lastName',
    ])
    .where('mentee_id', '=', userId)
    .$if(options.openOnly, (query) => query.where('completed_at', 'is', null))
    .orderBy('recommendation.created_at', 'desc')
    .orderBy('recommendation.id')
    .limit(options.limit)
    .execute()

export async function wasMadeTo(db: Db, userId: string, id: string): Promise<boolean> {
  const own = db.selectFrom('recommendations').select('id').where('id', '=', id)
  return (await own.where('mentee_id', '=', userId).executeTakeFirst()) !== undefined
}

/** Ticks a recommendation to this person off, or opens it again. */
export async function complete(db: Db, userId: string, id: string, completed: boolean): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ completed_at: completed ? new Date() : null })
    .where('id', '=', id)
    .where('mentee_id', '=', userId)
    .execute()
}
