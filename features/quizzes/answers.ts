import { z } from 'zod'
import { QuestionFields } from '#features/questions/schema.ts'

const pictured = {
  /** above the question, with what it shows */
  picture: z.string().optional(),
  pictureAlt: z.string().optional(),
}

/** Without what is right. */
const Asked = QuestionFields.extend({ points: z.number(), ...pictured })

/** Document 2, section 3: quiz take. */
export const Take = z.object({
  id: z.uuid(),
  title: z.string(),
  passed: z.boolean().nullable(),
  submittedAt: z.string(),
  pointsAwarded: z.number(),
  pointsRequired: z.number().nullable(),
  pointsPossible: z.number(),
})

/** The props of quizzes/list. */
export const QuizList = z.object({
  quizzes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      type: z.enum(['quiz', 'survey']),
      isGlobal: z.boolean(),
      lead: z.string(),
      questions: z.number().int(),
      /** the site it was made on; only for administrators */
      theme: z.string().nullable().optional(),
      mayEdit: z.boolean(),
      /** the viewer's last take; for surveys, whether it is answered */
      lastTake: Take.nullable(),
      isAnswered: z.boolean(),
    }),
  ),
  mayMake: z.boolean(),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})

/** The props of quizzes/preview (document 3, section 7: id, name, questions). */
export const Preview = z.object({
  quiz: z.object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(['quiz', 'survey']),
    lead: z.string(),
    isGlobal: z.boolean(),
    passMark: z.number().nullable(),
    timeLimit: z.number().nullable(),
    attempts: z.number().nullable(),
    anonymous: z.boolean(),
    questions: z.array(Asked),
  }),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
})

/** The props of quizzes/take. */
export const TakePage = z.object({
  quiz: Preview.shape.quiz,
  /** null: not begun */
  take: z
    .object({
      id: z.uuid(),
      answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      /** when the time is up */
      endsAt: z.string().nullable(),
      isOver: z.boolean(),
      /** of the last save */
      number: z.number().int(),
    })
    .nullable(),
  /** submitted ones, the latest first */
  takes: z.array(Take),
  attemptsLeft: z.number().int().nullable(),
  /** of a survey */
  isAnswered: z.boolean(),
})

/** The props of quizzes/review: a take after it was sent. */
export const Review = z.object({
  quiz: z.object({ id: z.uuid(), name: z.string() }),
  take: Take,
  /** whose it is; null for one's own */
  by: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      answer: z.array(z.string()),
      /** where the file is that was sent */
      file: z.string().nullable(),
      points: z.number(),
      of: z.number(),
      /** null: not scored */
      isRight: z.boolean().nullable(),
      feedback: z.string(),
      ...pictured,
    }),
  ),
})

const Counts = z.array(z.object({ label: z.string(), value: z.number().int(), isRight: z.boolean() }))

/** The props of quizzes/results. */
export const Results = z.object({
  quiz: z.object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(['quiz', 'survey']),
    anonymous: z.boolean(),
  }),
  takes: z.number().int(),
  passed: z.number().int(),
  /** mean of the points, in percent of those that could be reached; null: nothing is scored */
  mean: z.number().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.string(),
      /** by how many it was answered */
      answered: z.number().int(),
      counts: Counts,
      /** of a matrix: the counts of each row */
      rows: z.array(z.object({ label: z.string(), counts: Counts })),
      /** of questions answered in words */
      latest: z.array(z.string()),
      /** of questions answered with a file */
      files: z.array(z.object({ name: z.string(), href: z.string() })),
    }),
  ),
  /** by whom, the latest first; empty where answers are anonymous */
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      passed: z.boolean().nullable(),
      pointsAwarded: z.number(),
      pointsPossible: z.number(),
      submittedAt: z.string(),
    }),
  ),
})
