import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { requiredText } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { examMessages as messages } from './messages.ts'
import { isoDay } from './model/days.ts'

/** Where an exam is on its way, in New York time: one may apply, not yet, no longer. */
export const filingStates = ['open', 'soon', 'past'] as const
export type FilingState = (typeof filingStates)[number]

export const ExamQuery = z.object({
  /** document 3, section 2: whether filing is open today; without it, open ones */
  active: z.enum(['true', 'false']).catch('true'),
  /** of those that are not open: not yet, or no longer; empty: both */
  when: z.enum(['', 'soon', 'past']).catch(''),
  sort: z.enum(['fit', 'closing']).catch('fit'),
  ...paged(20, 50),
})
export type ExamQuery = z.output<typeof ExamQuery>

/** A part of the score, 0 to 100. */
export type ExamFactor = { label: string; value: number; text: string | null }

/** An exam for one person (document 3, section 7: id, name, score, pdfLink, filingStart, filingEnd). */
export type Exam = {
  id: string
  name: string
  number: string
  /** in dollars */
  fee: number | null
  /** 0 to 100; null when the profile says nothing that decides */
  score: number | null
  factors: ExamFactor[]
  pdfLink: string | null
  filingStart: string
  filingEnd: string
  state: FilingState
  /** until filing ends; until it begins for one that is not open yet */
  daysLeft: number
  /** of the days of filing, how many are over */
  daysOver: number
  days: number
  isReminded: boolean
  mayRemind: boolean
}

/** The props of exams/list. */
export type ExamList = ExamQuery & {
  data: Exam[]
  totalDocs: number
  counts: Record<FilingState, number>
  profileId: string
  /** the profile says enough to score */
  isScored: boolean
}

export const Reminder = z.object({ remind: z.union([z.boolean(), z.stringbool()]) })

const isDay = (typed: string) => z.iso.date().safeParse(typed).success

const day = (message: string) =>
  z.preprocess((given) => isoDay(String(given ?? '')), z.string().refine(isDay, message))

const blank = (given: unknown) => {
  const typed = String(given ?? '').trim()
  return typed === '' ? null : typed
}

/** What staff enter and a line of a file says. */
export const ExamForm = z
  .object({
    name: requiredText(200, messages.name),
    number: requiredText(20, messages.number),
    fee: z.preprocess(
      (given) => blank(given)?.replace(/[$,]/g, '') ?? null,
      z.coerce.number(messages.fee).min(0, messages.fee).max(10_000, messages.fee).nullable(),
    ),
    pdfLink: z.preprocess(
      blank,
      z
        .string()
        .max(500, messages.pdfLink)
        .refine((to) => /^https?:\/\/[^\s/]+\.\S+$/.test(to), messages.pdfLink)
        .nullable(),
    ),
    filingStart: day(messages.start),
    filingEnd: day(messages.end),
  })
  .refine(({ filingStart, filingEnd }) => filingEnd >= filingStart, {
    path: ['filingEnd'],
    message: messages.order,
  })
export type ExamForm = z.output<typeof ExamForm>

export const AdminQuery = z.object({ q: searchText, ...paged(25) })
export type AdminQuery = z.output<typeof AdminQuery>

export type ExamRow = Pick<Exam, 'id' | 'name' | 'number' | 'filingStart' | 'filingEnd' | 'state'> & {
  category: string | null
}
export type AdminList = AdminQuery & { exams: ExamRow[]; totalDocs: number }
export type ExamEdit = { exam: { id: string } | null; values: Partial<ExamForm> }

export const ImportForm = z.object({ file: FileField })
export type ImportLine = {
  line: number
  number: string
  result: 'added' | 'changed' | 'same' | 'refused'
  errors: string[]
}
export type ImportPage = {
  report: { name: string; lines: ImportLine[]; counts: Record<ImportLine['result'], number> } | null
}
