import { z } from 'zod'
import { kindNames, ways } from './model/kinds.ts'

export const Notice = z.object({
  id: z.uuid(),
  kind: z.string(),
  icon: z.string(),
  /** the sentence: its subject, printed strong, and the rest */
  who: z.string(),
  what: z.string(),
  detail: z.string(),
  /** opens what it is about and marks it as read */
  href: z.string(),
  isPerson: z.boolean(),
  isNew: z.boolean(),
  createdAt: z.string(),
  /** what can be answered in place */
  answers: z.array(z.object({ label: z.string(), action: z.string() })),
})

const Choice = z.object({
  kind: z.enum(kindNames),
  label: z.string(),
  help: z.string().nullable(),
  way: z.enum(ways),
})

/** The answer of GET /notifications. */
export const NoticeList = z.object({
  notices: z.array(Notice),
  /** how many are new, whatever is shown */
  newNotices: z.number(),
  show: z.string(),
  choices: z.array(Choice),
  email: z.string(),
  now: z.string(),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})
