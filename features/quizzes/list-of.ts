import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { may, type Person } from '#spec/access.ts'
import { mayEditQuiz, quizzesOn } from './quizzes.ts'
import type { ListQuery, QuizList } from './schema.ts'
import { lastTakesOf } from './takes.ts'

/** The quizzes and surveys of a site, with what the viewer did of them. */
export async function listQuizzes(
  db: Db,
  viewer: NonNullable<Person>,
  site: { id: string },
  query: ListQuery,
): Promise<QuizList> {
  const { rows, ...page } = await pageOf(
    db,
    quizzesOn(db, site)
      .innerJoin('quiz_versions as v', (on) =>
        on.onRef('v.quiz_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
      )
      .leftJoin('themes as s', 's.id', 'q.theme_id')
      .select(['q.id', 'q.name', 'q.type', 'q.is_global as isGlobal', 'q.lead', 's.name as theme'])
      .select(sql<number>`jsonb_array_length(v.questions)`.as('questions'))
      .select(mayEditQuiz(viewer).as('mayEdit'))
      .select(
        sql<boolean>`exists (select from survey_participants p where p.quiz_id = q.id and p.user_id = ${viewer.id})`.as(
          'isAnswered',
        ),
      )
      .orderBy('q.name')
      .orderBy('q.id'),
    query,
  )
  const takes = await lastTakesOf(
    db,
    viewer.id,
    rows.map(({ id }) => id),
  )
  const quizzes = rows.map(({ theme, type, ...row }) => ({
    ...row,
    type: type as 'quiz' | 'survey',
    ...(may(viewer, 'quizzes.everywhere') && { theme }),
    lastTake: takes.get(row.id) ?? null,
  }))
  return { ...query, ...page, quizzes, mayMake: may(viewer, 'quizzes.edit') }
}
