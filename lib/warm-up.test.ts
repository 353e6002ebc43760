import { expect, test } from 'vitest'
import { testApp } from '#test/harness.ts'
import { warmUp } from './warm-up.ts'

test('a process visits its pages before it serves, and none of the visits is counted', async () => {
  const app = await testApp()
  const answered: number[] = []
  const inject = app.app.inject.bind(app.app) as (options: object) => Promise<{ statusCode: number }>
  app.app.inject = (async (options: object) => {
    const answer = await inject(options)
    answered.push(answer.statusCode)
    return answer
  }) as never
  await warmUp(app.app, 'localhost', ['/?warm=', '/jobs/search?q=nurse&warm='])
  expect(answered).toEqual(Array(6).fill(200))
  // Counts are written when it closes, at the latest.
  await app.app.close()
  const { rows } = await app.pool.query('select from analytics_events')
  expect(rows).toEqual([])
  await app.close()
})
