// A copy of the database has the same monthly gifts, and charges nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesGifts } from '#features/donations/gift.fixture.ts'
import { donationTasks } from '#features/donations/tasks.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { chargeFromHere, chargesHere } from './instance.ts'

let app: TestApp
const here = { databaseUrl: 'postgres://bank.example/muster', dataDir: '/data' }
beforeAll(async () => {
  app = await testApp()
  await takesGifts(app)
})
afterAll(() => app.close())
const db = () => app.application.db

test('the first place to ask may charge; a copy elsewhere may not, until a person says so', async () => {
  expect(await chargesHere(db(), here)).toBe(true)
  const copy = { ...here, databaseUrl: 'postgres://staging.example/muster' }
  expect(await chargesHere(db(), copy)).toBe(false)
  expect(await chargesHere(db(), { databaseUrl: null, dataDir: '/restored' })).toBe(false)
  expect(await chargesHere(db(), here)).toBe(true)
  const { id } = await app.signIn({ type: 'Admin' })
  const viewer = { id, actorId: null } as never
  await chargeFromHere(db(), { viewer, ip: '127.0.0.1' }, copy)
  expect([await chargesHere(db(), copy), await chargesHere(db(), here)]).toEqual([true, false])
})

test('in a copy the hourly task charges no monthly gift, and says why', async () => {
  await db().updateTable('payment_instance').set({ address: 'of the original' }).execute()
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
