import { z } from 'zod'
import type { Answers } from '#features/questions/schema.ts'
import { addQuiz, answerSurvey, startTake, submitTake } from '#features/quizzes/index.ts'
import { QuizForm } from '#features/quizzes/schema.ts'
import type { Db } from '#lib/db.ts'
import { answers } from '#schema/typed.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

/** A quiz as the file has it; with several sites it is made on the first, and global. */
const DemoQuiz = z.looseObject({
  sites: z.array(z.string()).nonempty(),
  responses: z.array(answers).default([]),
})
const quizzes = readData('quizzes', z.array(DemoQuiz))

/** How two members did in a quiz. */
const taken: Answers[] = [
  { repeat: 'Repeat', end: ['Out', 'Over'], plain: 'No', phonetic: 'Quebec' },
  {
    repeat: 'Say again',
    end: ['Out', 'Clear'],
    plain: 'Yes',
    phonetic: 'Queen',
    used: 'Yes',
    where: 'Fort Cavazos',
  },
  { repeat: 'Say again', end: ['Out'], plain: 'Yes', phonetic: 'Quebec', used: 'No' },
]

/** Quizzes, and a survey with what members answered: once. */
export async function seedQuizzes(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('quizzes')) return
  const members = await db
    .selectFrom('users')
    .select(['id', 'source_theme_id as site'])
    .where('type', '=', 'User')
    .where('email', 'like', '%@demo.example')
    .orderBy('email')
    .execute()
  for (const { sites, responses, ...given } of quizzes) {
    const themeId = themeIds.get(sites[0]!)
    if (!themeId) continue
    const isGlobal = sites.length > 1
    const id = await addQuiz(db, QuizForm.parse(given), { themeId, createdBy: null, isGlobal })
    const here = members.filter(({ site }) => site === themeId).map((one) => viewerOf(one.id))
    for (const [at, response] of responses.entries())
      if (here[at]) await answerSurvey(db, here[at], { id: themeId }, id, response)
    if (sites[0] !== 'true-bearing' || isGlobal) continue
    for (const [at, one] of taken.entries()) {
      const viewer = here[at]
      if (!viewer) continue
      await startTake(db, viewer, { id: themeId }, id)
      await submitTake(db, viewer, id, one)
    }
  }
  await brought.note('quizzes')
}

const viewerOf = (id: string) => ({
  ...{ id, name: '', type: 'User' as const, isThemeOwner: false, ownedThemes: [], sourceThemeId: null },
  ...{ actorId: null, isMentor: false, employers: [] },
})
