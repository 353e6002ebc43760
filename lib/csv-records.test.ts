import { expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'
import { Invalid } from './problem.ts'

const expected = {
  columns: { number: ['examno'], filingStart: ['opendate'] },
  needed: ['number', 'filingStart'],
  missing: 'The file needs columns for the number and the first day.',
} as const
const read = (text: string) => csvRecords(Buffer.from(text), expected)
const refusal = (text: string) => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Invalid) return error.errors
    throw error
  }
  return null
}

test('headers are found however they are written; other columns keep their names', () => {
  expect(
    read('\ufeffExam No.,Open_Date,Agency\r\n7001,2026-07-01,"Parks, NYC"\r\n\r\n7002,2026-08-01\r\n'),
  ).toEqual([
    { line: 2, record: { number: '7001', filingStart: '2026-07-01', Agency: 'Parks, NYC' } },
    { line: 4, record: { number: '7002', filingStart: '2026-08-01' } },
  ])
})

test('what cannot be read is refused in words: no CSV, a missing column, too many lines', () => {
  expect(refusal('number,filingStart\n"7001,2026-07-01')).toEqual({
    file: 'This is not a CSV file that we can read.',
  })
  expect(refusal('number\n7001')).toEqual({ file: expected.missing })
  expect(refusal('')).toEqual({ file: expected.missing })
  const lines = (count: number) => `number,filingStart\n${'7001,2026-07-01\n'.repeat(count)}`
  expect(read(lines(5_000))).toHaveLength(5_000)
  expect(refusal(lines(5_001))).toEqual({ file: 'A file can have 5,000 lines at most. Split it.' })
})
