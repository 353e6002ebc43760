import type { Actor } from '#lib/audit.ts'
import { csvRecords } from '#lib/csv-records.ts'
import type { Db } from '#lib/db.ts'
import { examMessages as messages } from '../messages.ts'
import { type ExamColumn, examColumns, meaningOf } from '../model/columns.ts'
import { periodOf } from '../model/days.ts'
import { ExamForm, type ImportLine, type ImportPage } from '../schema.ts'
import { type Classify, categoryClassifier, receiveExam } from './exams.ts'

const expected = {
  columns: Object.fromEntries(examColumns.map((column) => [column, []])) as unknown as Record<ExamColumn, []>,
  meaningOf,
  needed: ['name', 'number', ['filingStart', 'period'], ['filingEnd', 'period']],
  missing: messages.csvColumns,
} as const

/**
 * Reads a file of exams, each line by itself: what is wrong with one stops no other, and is in the report.
 * @throws Invalid when it is no CSV, or lacks a column
 */
export async function importExams(
  db: Db,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<NonNullable<ImportPage['report']>> {
  const parsed = csvRecords(file.bytes, expected)
  const classify = await categoryClassifier(db)
  const lines: ImportLine[] = []
  for (const { record, line } of parsed) lines.push(await take(db, actor, record, line, classify))
  const count = (result: ImportLine['result']) => lines.filter((line) => line.result === result).length
  const counts = {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
  }
  return { name: file.name.slice(0, 200), lines, counts }
}

/** Open to the city's own employees only. */
const promotion = /promo|qualified.incumbent|\bqie\b/i

async function take(
  db: Db,
  actor: Actor,
  record: Partial<Record<string, string>>,
  line: number,
  classify: Classify,
): Promise<ImportLine> {
  const number = (record.number ?? '').slice(0, 20)
  const refused = (errors: string[]): ImportLine => ({ line, number, result: 'refused', errors })
  if (promotion.test(record.type ?? '')) return refused([messages.promotion])
  const given = ExamForm.safeParse({ ...record, ...periodOf(record.period ?? '') })
  if (!given.success) return refused(given.error.issues.map(({ message }) => message))
  return { line, number, result: await receiveExam(db, actor, given.data, classify), errors: [] }
}
