import type { Answers } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { isUuid } from '#schema/ids.ts'
import { may, type Person } from '#spec/access.ts'
import { fileQuestions } from './file-questions.ts'
import { quizMessages as words } from './messages.ts'
import { marksOf } from './points.ts'
import { findQuiz, mayEditQuiz, quizFor } from './quizzes.ts'
import { asked, type Preview, type QuizQuestion, type Review, type TakePage } from './schema.ts'
import { shuffledFor } from './shuffle.ts'
import { hasAnswered } from './surveys.ts'
import { fileAddress, shownAnswers } from './take-files.ts'
import { openTake, submitted, takeOf, takesOf } from './takes.ts'

type Viewer = NonNullable<Person>
type Here = { id: string }
type Quiz = Awaited<ReturnType<typeof quizFor>>

const shownQuiz = (quiz: Quiz, questions: readonly QuizQuestion[] = quiz.questions): Preview['quiz'] => ({
  ...{ id: quiz.id, name: quiz.name, type: quiz.type, lead: quiz.lead, isGlobal: quiz.is_global },
  ...{ passMark: quiz.pass_mark, timeLimit: quiz.time_limit, attempts: quiz.attempts },
  ...{ anonymous: quiz.anonymous, questions: questions.map(asked) },
})

/** A quiz as it will be asked, without what is right. */
export async function previewOf(db: Db, viewer: Viewer, site: Here, id: string): Promise<Preview> {
  const quiz = await quizFor(db, viewer, site, id)
  const mayDelete = quiz.mayEdit && (!quiz.is_global || may(viewer, 'quizzes.everywhere'))
  return { quiz: shownQuiz(quiz), mayEdit: quiz.mayEdit, mayDelete }
}

export type SurveyHere = { survey: Preview['quiz'] | null; isVisitor: boolean; isAnswered: boolean }

/** A survey as part of a page; null where this site has none with this id. Its questions are for those who may answer. */
export async function surveyHere(db: Db, viewer: Person, site: Here, id: string): Promise<SurveyHere> {
  const isVisitor = !may(viewer, 'learning.use')
  const quiz = isUuid(id) ? await findQuiz(db, viewer, site, id) : null
  if (quiz?.type !== 'survey') return { survey: null, isVisitor, isAnswered: false }
  const isAnswered = viewer !== null && (await hasAnswered(db, viewer.id, id))
  return { survey: shownQuiz(quiz, isVisitor ? [] : quiz.questions), isVisitor, isAnswered }
}

/** The quiz with the take that is going on, if one is, and those before. */
export async function takePageOf(db: Db, viewer: Viewer, site: Here, id: string): Promise<TakePage> {
  const quiz = await quizFor(db, viewer, site, id)
  const [open, takes, isAnswered] = await Promise.all([
    openTake(db, viewer, id),
    takesOf(db, viewer.id, id),
    hasAnswered(db, viewer.id, id),
  ])
  const questions = open?.questions ?? quiz.questions
  const [shown] = open ? await shownAnswers(db, questions, [open]) : []
  return {
    quiz: shownQuiz(quiz, open && quiz.shuffled ? shuffledFor(open.id, questions) : questions),
    take: open
      ? {
          ...{ id: open.id, number: open.number, answers: shown!.answers },
          ...{ endsAt: open.endsAt?.toISOString() ?? null, isOver: open.isOver },
        }
      : null,
    takes,
    attemptsLeft: quiz.attempts === null ? null : Math.max(0, quiz.attempts - takes.length),
    isAnswered,
  }
}

/** A take after it was sent: one's own, or as somebody who may edit the quiz. @throws Problem 404 for anybody else's */
export async function takeFor(db: Db, viewer: Viewer, id: string, takeId: string) {
  const row = await submitted(db)
    .innerJoin('quiz_versions as v', (on) =>
      on.onRef('v.quiz_id', '=', 'k.quiz_id').onRef('v.number', '=', 'k.version'),
    )
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['v.questions', 'k.answers', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('k.id', '=', takeId)
    .where('k.quiz_id', '=', id)
    .where((take) => take.or([take('k.user_id', '=', viewer.id), mayEditQuiz(viewer)]))
    .executeTakeFirst()
  if (!row) throw notFound(words.gone)
  return { ...row, questions: row.questions as QuizQuestion[], answers: row.answers as Answers }
}

/** With what each question was worth. @throws Problem 404 */
export async function reviewOf(db: Db, viewer: Viewer, id: string, takeId: string): Promise<Review> {
  const row = await takeFor(db, viewer, id, takeId)
  const [shown] = await shownAnswers(db, row.questions, [row])
  return {
    quiz: { id, name: row.title },
    take: takeOf(row),
    by: row.userId === viewer.id ? null : `${row.firstName} ${row.lastName}`,
    questions: reviewed(row.questions, shown!.answers).map((question) => ({
      ...question,
      file: hasFile(row.questions, shown!.answers, question.id) ? fileAddress(id, takeId, question.id) : null,
    })),
  }
}

const hasFile = (questions: readonly QuizQuestion[], answers: Answers, id: string) =>
  fileQuestions(questions).includes(id) && id in answers && answers[id] !== words.fileGone

function reviewed(questions: readonly QuizQuestion[], answers: Answers) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return marksOf(questions, answers).map((mark) => {
    const { title, feedbackRight, feedbackWrong, picture, pictureAlt } = byId.get(mark.id)!
    const feedback = mark.isRight === null ? '' : mark.isRight ? feedbackRight : feedbackWrong
    return { ...mark, title, answer: [answers[mark.id] ?? []].flat(), feedback, picture, pictureAlt }
  })
}
