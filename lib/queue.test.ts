import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openPool } from './db.ts'
import { addTask, inLane, installQueue, removeTask, startWorker, type Tasks, waitingKeys } from './queue.ts'

let database: TestDatabase
let worker: { stop(): Promise<void> } | null = null
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  database = await testDatabase()
  await installQueue(database.pool)
})
afterEach(async () => {
  await worker?.stop()
  worker = null
  await database.pool.query('delete from graphile_worker._private_jobs')
})
afterAll(() => database.close())

const work = async (tasks: Tasks) => {
  worker = await startWorker({ ...database, tasks, logger })
}
const waiting = async () => {
  const { rows } = await database.pool.query(
    'select task_identifier, key, attempts from graphile_worker.jobs',
  )
  return rows
}

test('a task runs with its payload and the database', async () => {
  const seen: unknown[] = []
  await work({
    greet: async (payload, { db }) => {
      const users = await db.selectFrom('users').select('id').execute()
      seen.push(payload, users)
    },
  })
  await addTask(database.db, 'greet', { name: 'Maria Alvarez' })
  await vi.waitFor(() => expect(seen).toEqual([{ name: 'Maria Alvarez' }, []]), 5000)
})

test('a worker whose first look for tasks failed works after a moment', async () => {
  const pool = openPool(database.url)
  const failed = new Set<string>()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const { text = '', values } = given[0] as { text?: string; values?: unknown[] }
      const isFirst = text.includes('_private_tasks as tasks (identifier)') && !failed.has(String(values))
      if (!isFirst) return query(...given)
      failed.add(String(values))
      return Promise.reject(new Error('timeout exceeded when trying to connect'))
    }) as typeof client.query
  })
  onTestFinished(() => pool.end())
  const seen: unknown[] = []
  const tasks: Tasks = { greet: async (payload) => void seen.push(payload) }
  worker = await startWorker({ db: database.db, pool, tasks, logger })
  await addTask(database.db, 'greet', { name: 'Maria Alvarez' })
  await expect.poll(() => seen).toEqual([{ name: 'Maria Alvarez' }])
  expect(failed.size).toBe(1)
  await worker.stop()
  worker = null
})

test('a task of a transaction that fails never existed', async () => {
  const failed = database.db.transaction().execute(async (transaction) => {
    await addTask(transaction, 'mail', { to: 'dana@example.org' })
    throw new Error('changed our mind')
  })
  await expect(failed).rejects.toThrow('changed our mind')
  expect(await waiting()).toEqual([])
})

test('one waiting task for a key', async () => {
  await addTask(database.db, 'import', { feed: 1 }, { key: 'import:1' })
  await addTask(database.db, 'import', { feed: 1 }, { key: 'import:1' })
  await addTask(database.db, 'import', { feed: 2 }, { key: 'import:2' })
  expect(await waiting()).toHaveLength(2)
})

test('a task for later waits', async () => {
  const ran = vi.fn(async () => {})
  await work({ later: ran })
  await addTask(database.db, 'later', {}, { runAt: new Date(Date.now() + 3_600_000) })
  await sleep(200)
  expect(ran).not.toHaveBeenCalled()
})

test('tasks of one queue run one after the other', async () => {
  let [running, most, done] = [0, 0, 0]
  await work({
    careful: async () => {
      most = Math.max(most, ++running)
      await sleep(30)
      running--
      done++
    },
  })
  for (let n = 0; n < 4; n++) await addTask(database.db, 'careful', { n }, { queue: 'careful' })
  await vi.waitFor(() => expect(done).toBe(4), 10_000)
  expect(most).toBe(1)
})

test('imports that do not end hold up other imports, and nothing else', async () => {
  const release = Promise.withResolvers<void>()
  const importing = vi.fn(() => release.promise)
  const [mailed, tidied] = [vi.fn(async () => {}), vi.fn(async () => {})]
  await work({ import: inLane('imports', importing), mail: inLane('mail', mailed), tidy: tidied })
  for (let n = 0; n < 5; n++) await addTask(database.db, 'import', { n }, { key: `import ${n}` })
  await vi.waitFor(() => expect(importing).toHaveBeenCalledTimes(2), 5_000)
  await addTask(database.db, 'mail')
  await addTask(database.db, 'tidy')
  await vi.waitFor(() => expect(mailed).toHaveBeenCalledOnce(), 5_000)
  await vi.waitFor(() => expect(tidied).toHaveBeenCalledOnce(), 5_000)
  expect(importing).toHaveBeenCalledTimes(2)
  const keys = [0, 1, 2, 3, 4].map((n) => `import ${n}`)
  const waiting = [...(await waitingKeys(database.db, keys))]
  expect(waiting).toHaveLength(3)
  await removeTask(database.db, waiting[0]!)
  expect((await waitingKeys(database.db, keys)).size).toBe(2)
  release.resolve()
  await vi.waitFor(() => expect(importing).toHaveBeenCalledTimes(4), 5_000)
})

test('within a lane the lowest priority number runs first', async () => {
  const order: string[] = []
  for (const [name, priority] of [
    ['newsletter', 10],
    ['notice', 0],
    ['reset', -10],
  ] as const)
    await addTask(database.db, 'mail', { name }, { priority, queue: 'mail' })
  await work({
    mail: inLane('mail', async (payload) => void order.push((payload as { name: string }).name)),
  })
  await vi.waitFor(() => expect(order).toEqual(['reset', 'notice', 'newsletter']), 5_000)
})

test('a task that fails is kept for another attempt', async () => {
  await work({
    broken: async () => {
      throw new Error('the mail server is away')
    },
  })
  await addTask(database.db, 'broken')
  await vi.waitFor(
    async () => expect(await waiting()).toMatchObject([{ task_identifier: 'broken', attempts: 1 }]),
    5000,
  )
})

test('stopping lets a running task end', async () => {
  let ended = false
  const begun = Promise.withResolvers<void>()
  await work({
    slow: async () => {
      begun.resolve()
      await sleep(300)
      ended = true
    },
  })
  await addTask(database.db, 'slow')
  await begun.promise
  await worker!.stop()
  worker = null
  expect(ended).toBe(true)
  expect(await waiting()).toEqual([])
})
