// Twenty people write whatever comes to their minds while processes are killed. What was answered is written down, and a checker that
// replays that log against a model says what must be in the database, and what may be.
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { homeFor } from '#db/home.ts'
import { migrate } from '#db/migrate.ts'
import { checkLedger } from '#features/donations/index.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import { inScope } from '#lib/site-scope.ts'
import { testDatabase } from '../database.ts'
import { isAcknowledged, ready } from './attempt.ts'
import { clientAt } from './client.ts'
import { isExhaustive } from './points.ts'
import { type Entry, numbers, type Person, writer } from './random-writers.fixture.ts'
import { newJob, newRoom, type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'

const people = 20
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

let place: { db: Db; url: string; crash: (() => Promise<void>) | null; close(): Promise<void> }
let scene: Scene
let servers: Server[]
beforeAll(async () => {
  place = isExhaustive ? await ownCluster() : await sharedCluster()
  scene = await sceneOf(place.db)
  servers = await Promise.all(
    (isExhaustive ? ['inside', 'inside'] : ['inside']).map((WORKER) => serving(place.url, { WORKER })),
  )
}, 240_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await place.close()
})

async function sharedCluster() {
  const { db, url, close } = await testDatabase()
  return { db, url, close, crash: null }
}

/** With the settings of production, so that it may be killed. */
async function ownCluster() {
  const folder = join(tmpdir(), `muster-writers-${process.pid}`)
  const database: Database = await openEmbedded({ folder, temporary: true })
  const pool = openPool(database.url)
  await migrate(pool)
  await installQueue(pool)
  const db = queryBuilder(pool)
  return {
    ...{ db, url: database.url },
    async crash() {
      const { data } = await homeFor(folder)
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await vi.waitFor(async () => {
        await database.revive!()
        await sql`select 1`.execute(db)
      }, 60_000)
    },
    async close() {
      await db.destroy()
      await database.close()
      await removeEmbedded(folder)
    },
  }
}

/** What the log allows of each thing at the end. */
function replay(log: Entry[]): Map<string, Set<string>> {
  const model = new Map<string, Set<string>>()
  for (const { thing, value, answer } of log) {
    const before = model.get(thing) ?? new Set([initialOf(thing)])
    if (isAcknowledged(answer)) model.set(thing, new Set([value]))
    // Refused: as it was. Not answered, or not in time: as it was, or done.
    else if (answer && answer.status < 500) model.set(thing, before)
    else model.set(thing, new Set([...before, value]))
  }
  return model
}
const initialOf = (thing: string) => (thing.startsWith('education') ? 'none' : 'absent')

/** What the database has of each thing; 'twice' where it has it more than once. */
async function found({ db }: Scene): Promise<Map<string, string>> {
  const things = new Map<string, string>()
  const add = (thing: string, value: string) => things.set(thing, things.has(thing) ? 'twice' : value)
  for (const { user_id, job_id } of await db.selectFrom('favorites').select(['user_id', 'job_id']).execute())
    add(`favorite ${user_id} ${job_id}`, 'there')
  for (const { user_id, job_id } of await db
    .selectFrom('applications')
    .select(['user_id', 'job_id'])
    .where('status', '!=', 'INTERESTED')
    .execute())
    add(`application ${user_id} ${job_id}`, 'there')
  for (const { user_id, name } of await db.selectFrom('saved_searches').select(['user_id', 'name']).execute())
    add(`search ${user_id} ${name}`, 'there')
  for (const { user_id, education } of await db
    .selectFrom('profiles')
    .select(['user_id', 'education'])
    .execute())
    if (education) add(`education ${user_id}`, education)
  for (const { client_id } of await db.selectFrom('chat_messages').select('client_id').execute())
    add(`message ${client_id}`, 'there')
  return things
}

test(`twenty people write at random while processes are killed, seed ${seed}: the log and the database agree`, async () => {
  const random = numbers(seed)
  const jobs = await Promise.all(Array.from({ length: 30 }, () => newJob(scene)))
  const ids = jobs.map(({ id }) => id)
  const pairs = await Promise.all(Array.from({ length: people / 2 }, () => newRoom(scene)))
  const everybody = await Promise.all(
    pairs
      .flatMap(({ id: room, grace, walter }) => [grace, walter].map((person) => ({ ...person, room })))
      .map(async (person): Promise<Person> => {
        const clients = servers.map(({ origin }) => clientAt(origin, person.session))
        return { ...person, clients: await Promise.all(clients) }
      }),
  )
  const log: Entry[] = []
  const work = Promise.all(everybody.map((person, at) => writer(person, ids, numbers(seed + at + 1), log)))
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  const enough = people * 2
  await vi.waitFor(() => expect(log.length).toBeGreaterThan(enough), { timeout: 120_000, interval: 20 })
  const victims = [
    ...servers.map((server) => async () => {
      await server.kill()
      await server.start()
    }),
    ...(place.crash ? [place.crash] : []),
  ]
  // Each once, and in the long run again and again, in any order.
  const order = [...victims]
  while (isExhaustive && order.length < 12) order.push(victims[random.below(victims.length)]!)
  for (const kill of order) {
    await kill()
    const reached = log.length
    await vi.waitFor(() => expect(isOver || log.length > reached + enough).toBe(true), {
      timeout: 120_000,
      interval: 20,
    })
  }
  await work
  for (const { origin } of servers) await ready(origin)

  const model = replay(log)
  const there = await found(scene)
  const wrong = [...model].flatMap(([thing, allowed]) => {
    if (thing.startsWith('gift')) return []
    const value = there.get(thing) ?? initialOf(thing)
    return allowed.has(value) ? [] : [`${thing} is ${value}; allowed: ${[...allowed].join(' or ')}`]
  })
  expect(wrong).toEqual([])
  // Nothing that nobody sent.
  expect([...there.keys()].filter((thing) => !model.has(thing))).toEqual([])
  expect(log.filter(({ answer }) => isAcknowledged(answer)).length).toBeGreaterThan(people)

  await expectGiftsOf(everybody, model)
  // Each application has its mail, each settled gift its receipt, and the books agree.
  const mails = await scene.db.selectFrom('mails').select('id').where('kind', '=', 'application').execute()
  expect(mails.length).toBe([...there.keys()].filter((thing) => thing.startsWith('application')).length)
  expect(await inScope(scene.db, 'everywhere', checkLedger)).toEqual([])
}, 900_000)

/** What arrived of each donor: the acknowledged amounts, and of those that nobody answered each once or not at all. */
async function expectGiftsOf(everybody: Person[], model: Map<string, Set<string>>) {
  for (const { email } of everybody) {
    const mine = [...model].filter(([thing]) => thing.startsWith(`gift ${email} `))
    const certain = mine.filter(([, allowed]) => !allowed.has('absent')).map(([, [amount]]) => Number(amount))
    const possible = mine
      .filter(([, allowed]) => allowed.has('absent') && allowed.size > 1)
      .map(([, allowed]) => Number([...allowed].find((value) => value !== 'absent')))
    const { rows } = await sql<{ cents: number; lines: number }>`
      select amount_cents as cents, (select count(*) from ledger_entries l where l.donation_id = d.id and part = 'gift') as lines
      from donations d where donor ->> 'email' = ${email} and state = 'succeeded'`.execute(scene.db)
    expect(rows.filter(({ lines }) => lines !== 1)).toEqual([])
    const left = rows.map(({ cents }) => cents / 100)
    const take = (amounts: number[]) =>
      amounts.filter((amount) => {
        const at = left.indexOf(amount)
        if (at >= 0) left.splice(at, 1)
        return at < 0
      })
    expect(take(certain), `gifts of ${email} that were acknowledged and are not there`).toEqual([])
    take(possible)
    expect(left, `gifts of ${email} that are there too often`).toEqual([])
  }
}
