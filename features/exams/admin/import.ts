import type { Actor } from '#lib/audit.ts'
import { csvRecords } from '#lib/csv-records.ts'
import type { Db } from '#lib/db.ts'
import { examMessages as messages } from '../messages.ts'
import { ExamForm, type ImportLine, type ImportPage } from '../schema.ts'
import { type Classify, categoryClassifier, receiveExam } from './exams.ts'

/** The names of columns in the city's lists and open data. */
const columns = {
  name: ['title', 'examtitle', 'titleofexam', 'examname', 'titlename'],
  number: ['examno', 'examnumber', 'exam', 'examid'],
  fee: ['applicationfee', 'examfee'],
  pdfLink: ['pdf', 'noe', 'noticeofexamination', 'noelink', 'url', 'link'],
  filingStart: [
    'filingstartdate',
    'applicationstart',
    'applicationstartdate',
    'applicationopendate',
    'opendate',
    'startdate',
  ],
  filingEnd: [
    'filingenddate',
    'applicationend',
    'applicationenddate',
    'applicationclosedate',
    'closedate',
    'enddate',
  ],
}
const needed = ['name', 'number', 'filingStart', 'filingEnd'] as const
const expected = { columns, needed, missing: messages.csvColumns }

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

async function take(
  db: Db,
  actor: Actor,
  record: Partial<Record<string, string>>,
  line: number,
  classify: Classify,
): Promise<ImportLine> {
  const number = (record.number ?? '').slice(0, 20)
  const given = ExamForm.safeParse(record)
  if (given.success)
    return { line, number, result: await receiveExam(db, actor, given.data, classify), errors: [] }
  return { line, number, result: 'refused', errors: given.error.issues.map(({ message }) => message) }
}
