import { z } from 'zod'

export const scormVersions = ['1.2', '2004'] as const
export type ScormVersion = (typeof scormVersions)[number]

/** An item of a package, as its manifest says it. */
export const Item = z.object({
  id: z.string(),
  title: z.string(),
  /** how deep it is below the course */
  level: z.number().int(),
  /** the file that it opens; null: a heading */
  launch: z.string().nullable(),
  /** what follows the name of the file: ?… or #… */
  parameters: z.string(),
  /** it keeps progress by itself; otherwise it is complete once it was opened */
  isSco: z.boolean(),
  isVisible: z.boolean(),
  /** given to the item as it is */
  launchData: z.string(),
  /** what passes it: 0 to 100 in 1.2, -1 to 1 in 2004 */
  passingScore: z.string(),
  /** what completes it in 2004: 0 to 1 */
  threshold: z.string(),
  /** may be chosen from the list; otherwise it opens once those before it are complete */
  isChoice: z.boolean(),
  /** has a next and a previous one */
  isFlow: z.boolean(),
  /** nobody goes back to it */
  isForwardOnly: z.boolean(),
})
export type Item = z.infer<typeof Item>

export type Course = { version: ScormVersion; title: string; items: Item[] }

/** What an item keeps. Its own limits are those of SCORM; this one is ours. */
const mostData = 400_000
/** The data model of SCORM by the names of its elements: { 'cmi.core.lesson_status': 'incomplete' }. */
const Data = z
  .record(z.string().max(300), z.union([z.string(), z.number(), z.boolean()]))
  .refine((data) => JSON.stringify(data).length <= mostData, 'That is more than a training may keep.')

export type Data = z.infer<typeof Data>

/** What a page that plays an item sends. */
export const Commit = z.object({
  item: z.string().min(1).max(500),
  /** made by the page: the same one sent twice counts once */
  commit: z.uuid(),
  /** what the page knows to be kept; 0: nothing yet */
  after: z.coerce.number().int().min(0),
  data: Data,
})
export type Commit = z.infer<typeof Commit>

export const PlayQuery = z.object({ item: z.string().max(500).optional() })

/** An item with how far the person is. */
export const Step = z.object({
  id: z.string(),
  title: z.string(),
  level: z.number().int(),
  /** a heading opens nothing */
  isHeading: z.boolean(),
  isOpen: z.boolean(),
  isComplete: z.boolean(),
  passed: z.boolean().nullable(),
  score: z.number().nullable(),
})
export type Step = z.infer<typeof Step>

const State = z.object({
  steps: z.array(Step),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** out of 100, of the items that have a score */
  points: z.number().nullable(),
  completedAt: z.string().nullable(),
})
export type State = z.infer<typeof State>

/** The props of trainings/play. */
export const PlayPage = State.extend({
  training: z.object({ id: z.uuid(), title: z.string() }),
  version: z.enum(scormVersions),
  /** what is played */
  current: z.object({
    id: z.string(),
    title: z.string(),
    isSco: z.boolean(),
    /** where its file is, for four hours */
    src: z.string(),
    revision: z.number().int(),
    /** what the item finds when it begins: the data model of SCORM */
    data: Data,
  }),
})
export type PlayPage = z.infer<typeof PlayPage>

export const Kept = State.extend({ revision: z.number().int() })
export type Kept = z.infer<typeof Kept>
