import { expect, test } from 'vitest'
import { dayName } from './local-time.tsx'

test('a day is that of the reader’s zone', () => {
  const evening = new Date('2026-11-23T02:30:00Z')
  const night = new Date('2026-11-23T06:30:00Z')
  expect(dayName(evening, night, 'UTC')).toBe('Today')
  expect(dayName(evening, night, 'America/New_York')).toBe('Yesterday')
  expect(dayName(new Date('2026-11-20T15:00:00Z'), night, 'America/New_York')).toBe('Friday, November 20')
  expect(dayName(new Date('2025-11-20T15:00:00Z'), night, 'UTC')).toBe('Thursday, November 20, 2025')
})
