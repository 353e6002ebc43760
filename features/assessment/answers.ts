import { z } from 'zod'
import { TrainingCard } from '#features/learning-cards/answers.ts'
import { careerInterests } from '#spec/lists.ts'

const letters = careerInterests.map(({ value }) => value)
const Letter = z.enum(letters as [(typeof letters)[number], ...(typeof letters)[number][]])

/** The props of assessment/statements (GET /assessment). */
export const AssessmentPage = z.object({
  /** the one that is going on; null: none */
  open: z
    .object({
      step: z.number().int(),
      /** of the last save */
      number: z.number().int(),
      /** how many statements of each step are answered */
      answered: z.array(z.number().int()),
      /** of this step; an answer goes from 1, strongly dislike, to 5, strongly like */
      statements: z.array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          text: z.string(),
          answer: z.number().int().nullable(),
        }),
      ),
    })
    .nullable(),
  /** the last one that was completed */
  latest: z.object({ code: z.string(), completedAt: z.string() }).nullable(),
})

const Take = z.object({ id: z.uuid(), code: z.string(), completedAt: z.string() })

const Occupation = z.object({
  soc: z.string(),
  title: z.string(),
  /** its own interests, the strongest first */
  code: z.string(),
  /** the correlation of its six interests with the person's, -1 to 1 */
  fit: z.number(),
  /** the code of the person's military occupation that leads to it */
  service: z.string().nullable(),
  /** how many there are near the person, or anywhere without a ZIP code; null: this site has no job search */
  jobs: z.number().int().nullable(),
  href: z.string(),
})

/** The props of assessment/results (document 3, section 7: code, categories). */
export const ResultsPage = z.object({
  /** three letters, the strongest interest first; empty before the first assessment is completed */
  code: z.string(),
  /** the six interests, the highest score first */
  categories: z.array(
    z.object({
      id: Letter,
      label: z.string(),
      /** 10 to 50 */
      score: z.number().int(),
      /** of the earlier result that it is compared with */
      before: z.number().int().nullable(),
      /** another one has the same score */
      isTied: z.boolean(),
    }),
  ),
  /** what the code is made of; several letters have the same score */
  places: z.array(z.object({ letters: z.array(Letter), score: z.number().int() })),
  take: Take.nullable(),
  /** the earlier result */
  with: Take.nullable(),
  /** every completed one, the latest first */
  takes: z.array(Take),
  /** statements answered of the one that is going on; null: none is */
  open: z.number().int().nullable(),
  occupations: z.array(Occupation),
  trainings: z.array(TrainingCard),
  /** where jobs are counted; null: the profile has no ZIP code */
  zip: z.string().nullable(),
})
