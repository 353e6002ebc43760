import { expect, test } from 'vitest'
import { daysInWords, filingOn } from './filing.ts'

test('the days that are left are said in words', () => {
  const filing = { filingStart: '2026-11-02', filingEnd: '2026-11-25' }
  const said = (today: string) => daysInWords(filingOn(filing, today))
  expect(
    ['2026-10-30', '2026-11-01', '2026-11-02', '2026-11-24', '2026-11-25', '2026-11-26'].map(said),
  ).toEqual([
    ...[
      'Opens in 3 days',
      'Opens tomorrow',
      '23 days left',
      '1 day left',
      'Closes today, 11:59 PM',
      'Closed',
    ],
  ])
})
