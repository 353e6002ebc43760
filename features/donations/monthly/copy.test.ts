// A copy of the database has the same monthly gifts, and charges nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesGifts } from '#features/donations/gift.fixture.ts'
import { donationTasks } from '#features/donations/tasks.ts'
import { becomeCopy } from '#lib/instance.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../../config.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await takesGifts(app)
})
afterAll(() => app.close())
const db = () => app.application.db

test('in a copy the hourly task charges no monthly gift, and says why', async () => {
  await becomeCopy(db())
  const { id: theme } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const plan = {
    ...{ theme_id: theme, amount_cents: 2_500, tip_cents: 0, covers_costs: false, anonymous: false },
    ...{ donor: JSON.stringify({ email: 'denise@example.org' }), provider: 'demo', customer: 'cus_demo' },
    ...{ method: 'pm_demo_4242424242424242', day: 1, next_on: '2026-01-01' },
  }
  await app.db.insertInto('monthly_gifts').values(plan).execute()
  const said: unknown[] = []
  const logger = { error: (words: unknown) => said.push(words), info() {} }
  process.env.DATA_DIR ??= readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' }).dataDir
  await donationTasks['donations.monthly']!({}, { db: db(), logger } as never)
  expect(said).toEqual(['Payments are stopped: this database was moved or copied.'])
  expect(await app.db.selectFrom('donations').select('id').execute()).toEqual([])
})
