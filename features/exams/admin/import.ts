import { parse } from 'csv-parse/sync'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { examMessages as messages } from '../messages.ts'
import { ExamForm, type ImportLine, type ImportPage } from '../schema.ts'
import { type Classify, categoryClassifier, receiveExam } from './exams.ts'

const most = 5_000

/** The names of columns in the city's lists and open data, without spaces and signs. */
const columns: Record<string, string[]> = {
  name: ['name', 'title', 'examtitle', 'titleofexam', 'examname', 'titlename'],
  number: ['number', 'examno', 'examnumber', 'exam', 'examid'],
  fee: ['fee', 'applicationfee', 'examfee'],
  pdfLink: ['pdflink', 'pdf', 'noe', 'noticeofexamination', 'noelink', 'url', 'link'],
  filingStart: [
    'filingstart',
    'filingstartdate',
    'applicationstart',
    'applicationstartdate',
    'applicationopendate',
    'opendate',
    'startdate',
  ],
  filingEnd: [
    'filingend',
    'filingenddate',
    'applicationend',
    'applicationenddate',
    'applicationclosedate',
    'closedate',
    'enddate',
  ],
}
const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const columnOf = new Map(
  Object.entries(columns).flatMap(([field, names]) => names.map((name) => [name, field])),
)
const needed = ['name', 'number', 'filingStart', 'filingEnd']

/**
 * Reads a file of exams, each line by itself: what is wrong with one stops no other, and is in the report.
 * @throws Invalid when it is no CSV, or lacks a column
 */
export async function importExams(
  db: Db,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<NonNullable<ImportPage['report']>> {
  const parsed = recordsOf(file.bytes)
  const classify = await categoryClassifier(db)
  const lines: ImportLine[] = []
  for (const { record, info } of parsed) lines.push(await take(db, actor, record, info.lines, classify))
  const count = (result: ImportLine['result']) => lines.filter((line) => line.result === result).length
  const counts = {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
  }
  return { name: file.name.slice(0, 200), lines, counts }
}

type Parsed = { record: Record<string, string>; info: { lines: number } }

function recordsOf(bytes: Uint8Array): Parsed[] {
  let names: string[] = []
  let parsed: Parsed[]
  try {
    parsed = parse(Buffer.from(bytes), {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
      columns: (header: string[]) => {
        names = header.map((name) => columnOf.get(bare(name)) ?? name)
        return names
      },
    }) as unknown as Parsed[]
  } catch {
    throw new Invalid({ file: messages.csvUnreadable })
  }
  if (needed.some((name) => !names.includes(name))) throw new Invalid({ file: messages.csvColumns })
  if (parsed.length > most) throw new Invalid({ file: messages.csvLong(most) })
  return parsed
}

async function take(
  db: Db,
  actor: Actor,
  record: Record<string, string>,
  line: number,
  classify: Classify,
): Promise<ImportLine> {
  const number = String(record.number ?? '').slice(0, 20)
  const given = ExamForm.safeParse(record)
  if (given.success)
    return { line, number, result: await receiveExam(db, actor, given.data, classify), errors: [] }
  return { line, number, result: 'refused', errors: given.error.issues.map(({ message }) => message) }
}
