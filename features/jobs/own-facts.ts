import { sql } from 'kysely'
import type { JobQuiz } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'

/** What a job has that no feed says; readings of feeds leave it alone. */
export type OwnFacts = { applyHere?: boolean; benefits: string[]; quiz: JobQuiz | null }

export async function setOwnFacts(
  db: Db,
  id: string,
  { applyHere, benefits, quiz }: OwnFacts,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      benefits,
      quiz: quiz && JSON.stringify(quiz),
      updated_at: new Date(),
      ...(applyHere !== undefined && { apply_here: applyHere }),
    })
    .where('id', '=', id)
    .execute()
  await sql`select pg_notify('content', '')`.execute(db)
}
