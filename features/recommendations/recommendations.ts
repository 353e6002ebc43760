import { notify } from '#features/notices/index.ts'
import { sightFor } from '#features/privacy/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { pageOf } from '#lib/paged.ts'
import { may, type Person } from '#spec/access.ts'
import type { ListQuery } from './schema.ts'

/** What can be recommended. */
export type Recommended = { kind: 'job' | 'training'; subjectId: string }

/** A person whom this mentor may recommend things to: one that the mentor may find; null for anyone else. */
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

/** Recommends, and tells the person. Doing it again changes the note. */
export const recommend = (
  db: Db,
  mentor: { id: string; name: string },
  menteeId: string,
  { kind, subjectId }: Recommended,
  note: string,
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const id = await write(trx, mentor.id, menteeId, { kind, subjectId }, note)
    await notify(trx, {
      ...{ userId: menteeId, actorId: mentor.id, kind: 'recommendation' },
      ...{ who: mentor.name, what: `recommends a ${kind}`, detail: note },
      ...{ href: '/recommendations/list', key: `recommendation ${id}` },
    })
    return id
  })

async function write(
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

/** The mentor who recommended this to the viewer: the one named by `by`, else the last one; null if none did. */
export async function recommenderOf(
  db: Db,
  viewer: Person,
  { kind, subjectId }: Recommended,
  by?: string,
): Promise<{ name: string } | null> {
  if (!viewer || (by !== undefined && !idIn(by))) return null
  const found = await db
    .selectFrom('recommendations as recommendation')
    .innerJoin('users as mentor', 'mentor.id', 'recommendation.mentor_id')
    .select(['mentor.first_name', 'mentor.last_name'])
    .where('mentee_id', '=', viewer.id)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .$if(by !== undefined, (found) => found.where('mentor_id', '=', by!))
    .orderBy('recommendation.created_at', 'desc')
    .executeTakeFirst()
  return found ? { name: `${found.first_name} ${found.last_name}` } : null
}

/** Which of these jobs this mentor has recommended to this person. */
export async function recommendedOf(
  db: Db,
  mentorId: string,
  menteeId: string,
  jobs: string[],
): Promise<string[]> {
  if (!jobs.length) return []
  const rows = await db
    .selectFrom('recommendations')
    .select('subject_id')
    .where('mentor_id', '=', mentorId)
    .where('mentee_id', '=', menteeId)
    .where('kind', '=', 'job')
    .where('subject_id', 'in', jobs)
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}

/** A page of what was recommended to a person, newest first. */
export const recommendationsTo = (db: Db, userId: string, query: ListQuery) =>
  pageOf(
    db,
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
      .$if(query.onlyNonComplete, (list) => list.where('completed_at', 'is', null))
      .orderBy('recommendation.created_at', 'desc')
      .orderBy('recommendation.id'),
    query,
  )

/** How many recommendations to a person are not marked as done. */
export async function openRecommendations(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recommendations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mentee_id', '=', userId)
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function wasMadeTo(db: Db, userId: string, id: string): Promise<boolean> {
  const own = db.selectFrom('recommendations').select('id').where('id', '=', id)
  return (await own.where('mentee_id', '=', userId).executeTakeFirst()) !== undefined
}

/** Marks a recommendation to this person as done. */
export const completeRecommendation = (db: Db, userId: string, id: string): Promise<void> =>
  setCompletedAt(db, userId, id, new Date())

/** Marks everything open as done that recommends this to the person, whoever recommended it. */
export async function completeRecommended(
  db: Db,
  userId: string,
  { kind, subjectId }: Recommended,
): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ completed_at: new Date() })
    .where('mentee_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('completed_at', 'is', null)
    .execute()
}

/** Takes that back: the recommendation is open again. */
export const reopenRecommendation = (db: Db, userId: string, id: string): Promise<void> =>
  setCompletedAt(db, userId, id, null)

async function setCompletedAt(db: Db, userId: string, id: string, at: Date | null): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ completed_at: at })
    .where('id', '=', id)
    .where('mentee_id', '=', userId)
    .execute()
}
