import { z } from 'zod'
import type { Tree } from './sequencing/settings.ts'

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
  /** of 2004: how long an attempt may take, and what then happens */
  maxTime: z.string().optional(),
  timeLimitAction: z.string().optional(),
})
export type Item = z.infer<typeof Item>

/** What a manifest describes; `tree`: of 2004, its items with their rules. */
export type Course = { version: ScormVersion; title: string; items: Item[]; tree: Tree | null }

/** What an item keeps. Its own limits are those of SCORM; this one is ours. */
const mostData = 400_000
/** The data model of SCORM by the names of its elements: { 'cmi.core.lesson_status': 'incomplete' }. */
const Data = z
  .record(z.string().max(300), z.union([z.string(), z.number(), z.boolean()]))
  .refine((data) => JSON.stringify(data).length <= mostData, 'That is more than a training may keep.')

export type Data = z.infer<typeof Data>

const Shared = z.record(z.string().max(4_000), z.string().max(64_000))

/** What a page that plays an item sends. */
export const Commit = z.object({
  item: z.string().min(1).max(500),
  /** made by the page: the same one sent twice counts once */
  commit: z.uuid(),
  /** what the page knows to be kept; 0: nothing yet */
  after: z.coerce.number().int().min(0),
  data: Data,
  /** what it shares with other items (2004) */
  shared: Shared.optional(),
})
export type Commit = z.infer<typeof Commit>

const requests = [
  ...(['open', 'continue', 'previous', 'choice', 'jump', 'exit', 'exitAll'] as const),
  ...(['abandon', 'abandonAll', 'suspendAll'] as const),
] as const

/** Where to go in a course of 2004 (Sequencing and Navigation, 5.6); `open` plays what is there, or the item that is named. */
export const Navigation = z.object({
  /** made by the page: the same one sent twice counts once */
  id: z.uuid(),
  request: z.enum(requests),
  /** an item, for open, choice and jump */
  target: z.string().max(500).optional(),
  /** the step that the page knows to be the last */
  after: z.coerce.number().int().min(0).default(0),
})
export type Navigation = z.infer<typeof Navigation>

export const Arrived = z.object({ item: z.string().nullable(), session: z.number().int() })

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
  /** of 1.2 the items beside this one; of 2004 the requests that lead there, as far as the rules grant them */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** false: a course of 2004 brings its own way out, and asks to hide the one of the page */
  mayExit: z.boolean(),
  /** out of 100, of the items that have a score */
  points: z.number().nullable(),
  completedAt: z.string().nullable(),
  /** of 2004: counts the steps from item to item; null: every item may be opened at any time */
  session: z.number().int().nullable(),
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
    /** what the item shares with others (2004) */
    shared: z.object({
      maps: z.array(
        z.object({ targetID: z.string(), readSharedData: z.boolean(), writeSharedData: z.boolean() }),
      ),
      data: z.record(z.string(), z.string()),
    }),
  }),
})
export type PlayPage = z.infer<typeof PlayPage>

export const Kept = State.extend({ revision: z.number().int() })
export type Kept = z.infer<typeof Kept>
