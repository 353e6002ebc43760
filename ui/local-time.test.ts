import { expect, test } from 'vitest'
import { clockIn, dayName, timeIn } from './local-time.tsx'

test('a day is that of the reader’s zone', () => {
  const evening = new Date('2026-11-23T02:30:00Z')
  const night = new Date('2026-11-23T06:30:00Z')
  expect(dayName(evening, night, 'UTC')).toBe('Today')
  expect(dayName(evening, night, 'America/New_York')).toBe('Yesterday')
  expect(dayName(new Date('2026-11-20T15:00:00Z'), night, 'America/New_York')).toBe('Friday, November 20')
  expect(dayName(new Date('2025-11-20T15:00:00Z'), night, 'UTC')).toBe('Thursday, November 20, 2025')
})

test.each([
  ['UTC', '2026-11-21T15:05:00Z', 'Nov 21, 2026, 3:05 PM UTC', '3:05 PM UTC'],
  ['UTC', '2026-11-21T00:30:00Z', 'Nov 21, 2026, 12:30 AM UTC', '12:30 AM UTC'],
  ['America/New_York', '2026-11-21T02:05:00Z', 'Nov 20, 2026, 9:05 PM EST', '9:05 PM'],
  ['Pacific/Honolulu', '2026-07-01T09:59:00Z', 'Jun 30, 2026, 11:59 PM HST', '11:59 PM'],
])('in %s the time %s is %s', (zone, moment, time, clock) => {
  expect(timeIn(zone, new Date(moment))).toBe(time)
  expect(clockIn(zone, new Date(moment))).toBe(clock)
})
