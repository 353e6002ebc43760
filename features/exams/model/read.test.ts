// How the city's files write columns, days and periods.
import { expect, test } from 'vitest'
import { meaningOf } from './columns.ts'
import { isoDay, periodOf } from './days.ts'

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

test.each([
  [
    'name',
    [
      'Title',
      'Exam Title',
      'Title of Exam',
      'exam_title',
      'EXAM NAME',
      'List Title Desc',
      'Title Description',
    ],
  ],
  ['number', ['Exam No', 'Exam No.', 'exam_no', 'Exam Number', 'Examination Number', 'EXAM #', 'Exam ID']],
  ['type', ['Exam Type', 'Open Competitive or Promotional', 'O/C or PROM']],
  ['fee', ['Fee', 'Application Fee', 'Filing Fee', 'Exam Fee Amount']],
  ['pdfLink', ['NOE', 'Notice of Examination', 'NOE Link', 'PDF', 'URL', 'Notice of Examination (NOE)']],
  [
    'filingStart',
    [
      ...[
        'Filing Start Date',
        'Application Start Date',
        'Application Open Date',
        'Open Date',
        'Opening Date',
      ],
      ...[
        'Application/Scheduling Start Date',
        'Application Period Start',
        'Filing Period Begin Date',
        'Start',
      ],
    ],
  ],
  [
    'filingEnd',
    [
      ...[
        'Filing End Date',
        'Application End Date',
        'Application Close Date',
        'Close Date',
        'Application Deadline',
      ],
      ...['Application Period End', 'Last Date to File - Filing Deadline', 'Filing Closes', 'End'],
    ],
  ],
  ['period', ['Application Period', 'Filing Period', 'Application Dates', 'Application Window']],
  [
    null,
    [
      'Test Date',
      'Testing Period',
      'List Established Date',
      'Published Date',
      'Agency',
      'Adj. FA',
      'Last Name',
    ],
  ],
])('%s', (field, headers) => {
  expect(headers.map((header) => [header, meaningOf(bare(header))])).toEqual(
    headers.map((header) => [header, field]),
  )
})

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T00:00:00.000', '2026-11-02'],
  ['20261102', '2026-11-02'],
  ['11/2/2026', '2026-11-02'],
  ['11/02/2026 12:00:00 AM', '2026-11-02'],
  ['11/2/26', '2026-11-02'],
  ['2-Nov-26', '2026-11-02'],
  ['02 November 2026', '2026-11-02'],
  ['2026 Nov 02 12:00:00 AM', '2026-11-02'],
  ['Nov. 2, 2026', '2026-11-02'],
  ['Monday, November 2nd, 2026', '2026-11-02'],
  ['Smarch 2, 2026', '2026-00-02'],
  ['soon', 'soon'],
])('the day %s', (typed, day) => {
  expect(isoDay(typed)).toBe(day)
})

test.each([
  ['11/4/2026 – 11/24/2026', '2026-11-04', '2026-11-24'],
  ['From: 11/4/2026 To: 11/24/2026', '2026-11-04', '2026-11-24'],
  ['2026-11-04 to 2026-11-24', '2026-11-04', '2026-11-24'],
  ['November 4, 2026 - November 24, 2026', '2026-11-04', '2026-11-24'],
  ['Nov. 4-24, 2026', '2026-11-04', '2026-11-24'],
  ['November 4 through November 24, 2026', '2026-11-04', '2026-11-24'],
  ['Dec. 27 - Jan. 31, 2027', '2026-12-27', '2027-01-31'],
])('the period %s', (typed, filingStart, filingEnd) => {
  expect(periodOf(typed)).toEqual({ filingStart, filingEnd })
})

test.each(['', 'TBD', '11/4/2026', 'Nov 2026'])('“%s” is no period', (typed) => {
  expect(periodOf(typed)).toBeNull()
})
