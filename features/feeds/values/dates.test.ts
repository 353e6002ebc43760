import { expect, it } from 'vitest'
import { endOfDay, orderOf, readDate } from './dates.ts'

it.each([
  ['2026-11-16', '2026-11-16T00:00:00.000Z'],
  ['2026-11-16T10:00:00Z', '2026-11-16T10:00:00.000Z'],
  ['2025-10-03T09:42:16.9', '2025-10-03T09:42:16.000Z'],
  ['2022-03-25T11:18:12.4200', '2022-03-25T11:18:12.000Z'],
  ['2026-11-16T10:00:00-05:00', '2026-11-16T15:00:00.000Z'],
  ['2026-11-16 10:00:00', '2026-11-16T10:00:00.000Z'],
  ['20260116', '2026-01-16T00:00:00.000Z'],
  ['Mon, 16 Nov 2026 10:00:00 GMT', '2026-11-16T10:00:00.000Z'],
  ['Thu, 31 Jul 2014 07:27:14 PDT', '2014-07-31T14:27:14.000Z'],
  ['16 Nov 2026 10:00:00 +0200', '2026-11-16T08:00:00.000Z'],
  ['November 16, 2026', '2026-11-16T00:00:00.000Z'],
  ['Nov. 16 2026 3:30 PM', '2026-11-16T15:30:00.000Z'],
  ['16 août 2026', '2026-08-16T00:00:00.000Z'],
  ['11/16/2026', '2026-11-16T00:00:00.000Z'],
  ['16/11/2026', '2026-11-16T00:00:00.000Z'],
  ['22-05-2025 00:11:19', '2025-05-22T00:11:19.000Z'],
  ['16.11.2026', '2026-11-16T00:00:00.000Z'],
  ['1795000000', '2026-11-18T11:06:40.000Z'],
  ['1795000000000', '2026-11-18T11:06:40.000Z'],
])('reads %s', (text, iso) => {
  const date = readDate(text)!
  date.setUTCMilliseconds(0)
  expect(date.toISOString()).toBe(iso)
})

it.each([
  '31/02/2026',
  '13/13/2026',
  'soon',
  '',
  '2026-13-01',
  '0000-00-00',
  '1789-07-14',
  '123',
  '99/99/9999',
])('does not make a date of %s', (text) => {
  expect(readDate(text)).toBeNull()
})

it('reads 03/04/2026 in the order that the feed shows elsewhere', () => {
  expect(orderOf(['03/04/2026', '25/04/2026 10:00'])).toBe('day first')
  expect(orderOf(['03/04/2026', '04/25/2026'])).toBe('month first')
  expect(orderOf(['03/04/2026'])).toBeNull()
  expect(readDate('03/04/2026', 'day first')?.toISOString()).toContain('2026-04-03')
  expect(readDate('03/04/2026', 'month first')?.toISOString()).toContain('2026-03-04')
})

it('lets a last day last until it ends in Hawaii', () => {
  expect(endOfDay(readDate('2026-12-01')!, '2026-12-01').toISOString()).toBe('2026-12-02T09:59:59.000Z')
  expect(endOfDay(readDate('2026-12-01 17:00:00')!, '2026-12-01 17:00:00').toISOString()).toBe(
    '2026-12-01T17:00:00.000Z',
  )
})
