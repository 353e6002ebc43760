import { choicesIn, pairOf } from '#features/questions/list.ts'
import type { Answers } from '#features/questions/schema.ts'
import type { CsvColumn } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { distributionOf } from './distribution.ts'
import { editable } from './quizzes.ts'
import type { QuizQuestion, Results } from './schema.ts'
import { fileAddress, shownAnswers } from './take-files.ts'
import { submitted } from './takes.ts'

/** How many texts and people the screen shows; the CSV has all. */
const latest = 20
const mostPeople = 100

/** What was answered, for those who may edit the quiz. @throws Problem 404 */
export async function resultsOf(db: Db, viewer: Person, id: string): Promise<Results> {
  const quiz = await editable(db, viewer, id)
  const questions = await questionsOf(db, id, quiz.version)
  const rows = await takesWithAnswers(db, id, quiz.version, questions)
  const scored = rows.filter(({ points_possible }) => points_possible)
  const shares = scored.map((row) => row.points_awarded! / row.points_possible!)
  return {
    quiz: { id, name: quiz.name, type: quiz.type as 'quiz' | 'survey', anonymous: quiz.anonymous },
    takes: rows.length,
    passed: rows.filter(({ passed }) => passed).length,
    mean: shares.length
      ? Math.round((shares.reduce((sum, one) => sum + one, 0) / shares.length) * 100)
      : null,
    questions: questions.map((question) => countsOf(id, question, rows)),
    people: rows
      .filter(({ userId }) => userId)
      .slice(0, mostPeople)
      .map((row) => ({
        ...{ id: row.id, name: row.name, passed: row.passed, submittedAt: row.submitted_at!.toISOString() },
        ...{ pointsAwarded: row.points_awarded ?? 0, pointsPossible: row.points_possible ?? 0 },
      })),
  }
}

async function takesWithAnswers(db: Db, id: string, version: number, questions: readonly QuizQuestion[]) {
  const rows = await submitted(db)
    .leftJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.answers', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('k.quiz_id', '=', id)
    .where('k.version', '=', version)
    .orderBy('k.submitted_at', 'desc')
    // Anonymous answers of a day are in no order that reveals who came first.
    .orderBy((take) => take.fn('md5', [take.cast<string>('k.id', 'text')]))
    .execute()
  const taken = rows.map(({ firstName, lastName, answers, ...row }) => ({
    ...row,
    answers: answers as Answers,
    name: firstName ? `${firstName} ${lastName}` : '',
  }))
  return shownAnswers(db, questions, taken)
}
type Taken = Awaited<ReturnType<typeof takesWithAnswers>>[number]

async function questionsOf(db: Db, id: string, version: number): Promise<QuizQuestion[]> {
  const row = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', id)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  return row.questions as QuizQuestion[]
}

function countsOf(
  quizId: string,
  question: QuizQuestion,
  rows: readonly Taken[],
): Results['questions'][number] {
  const { id, title, type, right } = question
  const given = rows.flatMap(({ id: take, answers }) =>
    answers[id] === undefined ? [] : [{ take, texts: [answers[id]].flat() }],
  )
  const choices = choicesIn(question)
  const counted = (choice: string, label = choice) => ({
    ...{ label, isRight: right.includes(choice) },
    value: given.filter(({ texts }) => texts.includes(choice)).length,
  })
  const isFile = type === 'File'
  const texts = given.flatMap((one) => one.texts)
  const counts = choices.length ? choices.map((choice) => counted(choice)) : distributionOf(question, texts)
  return {
    ...{ id, title, type, answered: given.length },
    counts: type === 'Matrix' ? [] : counts,
    rows:
      type === 'Matrix'
        ? (question.rows ?? []).map((label) => ({
            label,
            counts: question.answers.map((answer) => counted(pairOf(label, answer), answer)),
          }))
        : [],
    latest: counts.length || isFile ? [] : given.slice(0, latest).map((one) => one.texts.join(', ')),
    files: isFile
      ? given.slice(0, mostPeople).map(({ take, texts }) => ({
          name: texts.join(', '),
          href: fileAddress(quizId, take, id),
        }))
      : [],
  }
}

/** Everything of the version that is taken now, as CSV: a column for each question. */
export async function csvOf(db: Db, viewer: Person, id: string) {
  const quiz = await editable(db, viewer, id)
  const questions = await questionsOf(db, id, quiz.version)
  const rows = await takesWithAnswers(db, id, quiz.version, questions)
  const facts: CsvColumn<Taken>[] = quiz.anonymous
    ? [{ header: 'Day', cell: ({ submitted_at }) => submitted_at!.toISOString().slice(0, 10) }]
    : [
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Sent (UTC)', cell: ({ submitted_at }) => submitted_at },
      ]
  const points: CsvColumn<Taken>[] = [
    { header: 'Points', cell: ({ points_awarded }) => points_awarded },
    { header: 'Of', cell: ({ points_possible }) => points_possible },
    { header: 'Passed', cell: ({ passed }) => passed },
  ]
  const columns = [...facts, ...(quiz.type === 'quiz' ? points : []), ...questions.flatMap(columnsOf)]
  return { columns, rows }
}

/** A column for each question; of a matrix, for each row. */
function columnsOf({ id, title, type, rows = [], answers: steps }: QuizQuestion): CsvColumn<Taken>[] {
  const given = ({ answers }: Taken) => [answers[id] ?? []].flat()
  if (type !== 'Matrix') return [{ header: title, cell: (taken) => given(taken).join('; ') }]
  return rows.map((row) => ({
    header: `${title}: ${row}`,
    cell: (taken) => steps.find((step) => given(taken).includes(pairOf(row, step))),
  }))
}
