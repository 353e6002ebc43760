import { z } from 'zod'
import { TrainingCard } from '#features/learning-cards/answers.ts'
import { linkTypes, trainingTypes } from './list.ts'
import { Step, scormVersions } from './scorm/schema.ts'

const Pages = z.object({
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})

const Theme = z.object({ theme: z.string(), count: z.number().int() })

/** The props of trainings/overview (GET /trainings). */
export const Overview = z.object({
  trainings: z.array(TrainingCard),
  /** begun and not completed, the latest first */
  inProgress: z.array(TrainingCard),
  completed: z.array(TrainingCard),
  /** headings, with how many trainings each has */
  themes: z.array(Theme),
  /** ids of the person's job interests */
  interests: z.array(z.string()),
  mayEdit: z.boolean(),
})

/** The props of trainings/list. */
export const TrainingList = Pages.extend({
  trainings: z.array(TrainingCard),
  themes: z.array(Theme),
  q: z.string(),
  theme: z.string(),
})

/** The props of trainings/search (document 1, section 7: available.trainings). */
export const SearchResult = Pages.extend({
  available: z.object({ trainings: z.array(TrainingCard) }),
  i: z.string(),
  q: z.string(),
  /** the names of the job categories searched for */
  interests: z.array(z.string()),
})

/** The props of trainings/show. */
export const TrainingPage = z.object({
  training: TrainingCard.extend({
    /** whole */
    description: z.string(),
    type: z.enum(trainingTypes),
    /** the package of a training of the type scorm; null: it has none */
    course: z
      .object({
        version: z.enum(scormVersions),
        steps: z.array(Step),
        points: z.number().nullable(),
        /** also where parts were skipped, if the course has them skipped */
        isComplete: z.boolean(),
      })
      .nullable(),
    /** at the end */
    quiz: z.object({ id: z.uuid(), name: z.string(), isPassed: z.boolean() }).nullable(),
    links: z.array(
      z.object({
        id: z.uuid(),
        type: z.enum(linkTypes),
        path: z.string(),
        title: z.string(),
        isDone: z.boolean(),
      }),
    ),
    /** the types of users who do not find it; only for those who may edit it */
    restrictedForUserTypes: z.array(z.string()).optional(),
  }),
  recommendedBy: z.object({ name: z.string() }).nullable(),
  mayEdit: z.boolean(),
  mayRecommend: z.boolean(),
})
