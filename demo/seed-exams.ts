import { z } from 'zod'
import { receiveExam } from '#features/exams/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

/** Days of filing count from the day of the first start. */
const DemoExam = z.object({
  number: z.string(),
  name: z.string(),
  fee: z.number(),
  from: z.number(),
  until: z.number(),
})

const exams = readData('exams', z.array(DemoExam))

/** Some exams of New York City, made up: once. */
export async function seedExams(db: Db, brought: Brought, today: Date): Promise<void> {
  if (brought.has('exams')) return
  const day = (away: number) => new Date(today.getTime() + away * 86_400_000).toISOString().slice(0, 10)
  for (const { from, until, ...exam } of exams)
    await receiveExam(db, null, { ...exam, pdfLink: null, filingStart: day(from), filingEnd: day(until) })
  await brought.note('exams')
}
