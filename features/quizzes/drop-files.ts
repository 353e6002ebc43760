import { dropFile } from '#features/files/index.ts'
import type { Answers, Question } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'
import { fileQuestions } from './file-questions.ts'

/** Deletes the files of all takes of a quiz, which is about to be deleted. */
export async function dropFilesOfQuiz(trx: Db, quizId: string): Promise<void> {
  const takes = await trx
    .selectFrom('quiz_takes as k')
    .innerJoin('quiz_versions as v', (on) =>
      on.onRef('v.quiz_id', '=', 'k.quiz_id').onRef('v.number', '=', 'k.version'),
    )
    .select(['k.answers', 'v.questions'])
    .where('k.quiz_id', '=', quizId)
    .execute()
  for (const { answers, questions } of takes)
    for (const question of fileQuestions(questions as Question[])) {
      const id = (answers as Answers)[question]
      if (typeof id === 'string') await dropFile(trx, id)
    }
}

/**
 * What becomes of the quizzes of a site: those for all sites stay, as nobody but an administrator deletes them, and the others
 * leave no files in the accounts of those who took them. Call it in the transaction that deletes the site, before the deletion.
 */
export async function leaveQuizzes(trx: Db, themeId: string): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ theme_id: null })
    .where('theme_id', '=', themeId)
    .where('is_global', '=', true)
    .execute()
  const own = await trx.selectFrom('quizzes').select('id').where('theme_id', '=', themeId).execute()
  for (const { id } of own) await dropFilesOfQuiz(trx, id)
}
