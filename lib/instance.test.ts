import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { becomeCopy, goLive, isLive } from './instance.ts'
import { openLog } from './log.ts'
import { startWorkerWhenLive } from './queue/when-live.ts'
import { addTask } from './queue.ts'

let database: TestDatabase
const here = { databaseUrl: 'postgres://bank.example/muster', dataDir: '/data' }
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
const db = () => database.application.db

test('the first place to ask is live; a copy elsewhere is not, until a person says so', async () => {
  expect(await isLive(db(), here)).toBe(true)
  const copy = { ...here, databaseUrl: 'postgres://staging.example/muster' }
  expect(await isLive(db(), copy)).toBe(false)
  expect(await isLive(db(), { databaseUrl: null, dataDir: '/restored' })).toBe(false)
  expect(await isLive(db(), here)).toBe(true)
  await goLive(db(), copy)
  expect([await isLive(db(), copy), await isLive(db(), here)]).toEqual([true, false])
})

test('in a copy no task runs, and what waits runs once it is live', async () => {
  await becomeCopy(db())
  const done: unknown[] = []
  const said: string[] = []
  const tasks = { 'mail.send': async (payload: unknown) => void done.push(payload) }
  const { pool } = database.application
  const logger = openLog('warn', { write: (line) => void said.push(line) })
  const worker = await startWorkerWhenLive({ db: db(), pool, tasks, logger }, here, 20)
  try {
    await addTask(db(), 'mail.send', { id: 1 })
    await sleep(300)
    expect(done).toEqual([])
    expect(said.join()).toContain('npm run go-live')
    await goLive(db(), here)
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ id: 1 }])
    await becomeCopy(db())
    await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(1)
    await addTask(db(), 'mail.send', { id: 2 })
    await sleep(300)
    expect(done).toEqual([{ id: 1 }])
  } finally {
    await worker.stop()
  }
})
