import { notify } from '#features/notices/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import type { Recommended } from './recommendations.ts'
import type { Answer } from './schema.ts'

export async function wasMadeTo(db: Db, userId: string, id: string): Promise<boolean> {
  const own = db.selectFrom('recommendations').select('id').where('id', '=', id)
  return (await own.where('mentee_id', '=', userId).executeTakeFirst()) !== undefined
}

/** Records the person's answer to a recommendation and notifies the mentor; taking it back reopens it and notifies nobody. */
export const answerRecommendation = (db: Db, userId: string, id: string, answer: Answer): Promise<void> =>
  inTransaction(db, async (trx) => {
    const isDone = 'completed' in answer && answer.completed
    const isDeclined = 'declined' in answer && answer.declined
    const before = await trx
      .selectFrom('recommendations')
      .select(['completed_at', 'declined_at'])
      .where('id', '=', id)
      .where('mentee_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return
    await trx
      .updateTable('recommendations')
      .set({
        completed_at: isDone ? (before.completed_at ?? new Date()) : null,
        declined_at: isDeclined ? (before.declined_at ?? new Date()) : null,
        declined_why: isDeclined ? answer.why : '',
      })
      .where('id', '=', id)
      .execute()
    const isNew = (isDone && !before.completed_at) || (isDeclined && !before.declined_at)
    if (isNew) await tellMentors(trx, [id])
  })

/** Marks every open recommendation of this to the person as done, no matter who made it. */
export async function completeRecommended(
  db: Db,
  userId: string,
  { kind, subjectId }: Recommended,
): Promise<void> {
  const rows = await db
    .updateTable('recommendations')
    .set({ completed_at: new Date() })
    .where('mentee_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .returning('id')
    .execute()
  await tellMentors(
    db,
    rows.map(({ id }) => id),
  )
}

/** By first name alone: how much of a name a mentor sees is the person's choice. */
async function tellMentors(db: Db, ids: string[]): Promise<void> {
  if (!ids.length) return
  const answered = await db
    .selectFrom('recommendations as r')
    .innerJoin('users as mentee', 'mentee.id', 'r.mentee_id')
    .select(['r.id', 'r.kind', 'r.mentor_id', 'r.mentee_id', 'r.declined_at', 'r.declined_why'])
    .select('mentee.first_name')
    .where('r.id', 'in', ids)
    .execute()
  for (const one of answered)
    await notify(db, {
      ...{ userId: one.mentor_id, actorId: one.mentee_id, kind: 'recommendation-answer' },
      ...{ who: one.first_name, detail: one.declined_why },
      what: one.declined_at
        ? `says that a ${one.kind} you recommended is not for them`
        : `did what you recommended: a ${one.kind}`,
      ...{ href: `/recommendations/new?mentee=${one.mentee_id}`, key: `answer ${one.id}` },
    })
}
