import { sql } from 'kysely'
import { notify } from '#features/notices/index.ts'
import { sightFor } from '#features/privacy/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { pageOf } from '#lib/paged.ts'
import { may, type Person } from '#spec/access.ts'
import type { ListQuery } from './schema.ts'

/** What can be recommended. */
export type Recommended = { kind: 'job' | 'training' | 'resource'; subjectId: string }

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

/** Recommends, and notifies the person. Doing it again changes the note. */
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

/** The mentors who recommended these to the viewer and wait for an answer, the last one for each. @returns by subject id */
export async function recommendersOf(
  db: Db,
  viewer: NonNullable<Person>,
  kind: Recommended['kind'],
  ids: string[],
): Promise<Map<string, { name: string }>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('recommendations as recommendation')
    .innerJoin('users as mentor', 'mentor.id', 'recommendation.mentor_id')
    .select(['subject_id', 'mentor.first_name', 'mentor.last_name'])
    .where('mentee_id', '=', viewer.id)
    .where('kind', '=', kind)
    .where('subject_id', 'in', ids)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .orderBy('recommendation.created_at')
    .execute()
  return new Map(rows.map((row) => [row.subject_id, { name: `${row.first_name} ${row.last_name}` }]))
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

/** What was recommended to a person, newest first. */
export const recommendationRows = (db: Db, userId: string, shown: ListQuery['show']) =>
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
      'recommendation.declined_at as declinedAt',
      'mentor.id as mentorId',
      'mentor.first_name as firstName',
      'mentor.last_name as lastName',
    ])
    .where('mentee_id', '=', userId)
    .$if(shown === 'open', (list) => list.where('completed_at', 'is', null).where('declined_at', 'is', null))
    .$if(shown === 'done', (list) => list.where('completed_at', 'is not', null))
    .$if(shown === 'declined', (list) => list.where('declined_at', 'is not', null))
    .orderBy('recommendation.created_at', 'desc')
    .orderBy('recommendation.id')

/** A page of them. */
export const recommendationsTo = (db: Db, userId: string, query: ListQuery) =>
  pageOf(db, recommendationRows(db, userId, query.onlyNonComplete ? 'open' : query.show), query)

/** How many recommendations to a person wait, are done, and are not for them. */
export async function recommendationCounts(
  db: Db,
  userId: string,
): Promise<{ open: number; done: number; declined: number }> {
  const { rows } = await sql<{ open: number; done: number; declined: number }>`
    select count(*) filter (where completed_at is null and declined_at is null) as open,
      count(completed_at) as done, count(declined_at) as declined
    from recommendations where mentee_id = ${userId}`.execute(db)
  return rows[0]!
}

/** How many recommendations to a person wait for an answer. */
export const openRecommendations = async (db: Db, userId: string): Promise<number> =>
  (await recommendationCounts(db, userId)).open
