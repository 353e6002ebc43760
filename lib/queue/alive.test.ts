import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import { watchOverWorkers } from '#lib/queue/alive.ts'
import { addTask, installQueue, startWorker, type Tasks } from '#lib/queue.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'

let database: TestDatabase
const ends: (() => Promise<unknown>)[] = []
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  database = await testDatabase()
  await installQueue(database.pool)
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(() => database.close())

/** Another process: its own connections, all ended with `kill`. */
async function startProcess(tasks: Tasks, beatMs: number) {
  const pool = openPool(database.url)
  ends.push(() => pool.end())
  const worker = await startWorker({ db: queryBuilder(pool), pool, tasks, logger, beatMs })
  ends.push(() => worker.stop())
}

test('a task of a process that was killed runs again soon', async () => {
  await addTask(database.db, 'import', {}, { queue: 'feed' })
  await database.pool.query(`
    update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now(), attempts = 1;
    update graphile_worker._private_job_queues set locked_by = 'pool-killed', locked_at = now()`)
  const ran = vi.fn(async () => {})
  await startProcess({ import: ran }, 200)
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce(), 5_000)
})

test('a task that is running stays with its process, though that one loses its connections', async () => {
  const ran = vi.fn(() => sleep(6_000))
  await startProcess({ long: ran }, 1_500)
  await addTask(database.db, 'long')
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce(), 5_000)
  await startProcess({ long: ran }, 1_500)
  await sleep(300)
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await sleep(6_000)
  expect(ran).toHaveBeenCalledOnce()
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select from graphile_worker.jobs')
    expect(rows).toEqual([])
  }, 10_000)
}, 60_000)

test('a runner that begins in the middle of a look holds its lock soon', async () => {
  const pool = openPool(database.url)
  const watch = watchOverWorkers(pool, logger, 60_000)
  ends.push(async () => {
    await watch.stop()
    await pool.end()
  })
  pool.once('acquire', () =>
    setImmediate(() =>
      watch.eventsOf('other').emit('pool:create', { workerPool: { id: 'pool-late' } } as never),
    ),
  )
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`
      select from pg_locks where locktype = 'advisory'
        and objid = (hashtext('pool-late')::bigint & 4294967295)::oid`)
    expect(rows).toHaveLength(1)
  }, 5_000)
})
