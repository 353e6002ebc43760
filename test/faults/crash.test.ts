// PostgreSQL itself is killed while it is written to: a cluster of its own, with the settings of production.
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { homeFor } from '#db/home.ts'
import { migrate } from '#db/migrate.ts'
import { checkLedger } from '#features/donations/index.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import { inScope } from '#lib/site-scope.ts'
import { expectOnce, isAcknowledged, ready } from './attempt.ts'
import { type Answer, type Client, clientAt } from './client.ts'
import { isExhaustive } from './points.ts'
import { newJob, newPerson, newRoom, type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { visitorWrites } from './visitor-writes.ts'

const folder = join(tmpdir(), `muster-crash-${process.pid}`)
let database: Database
let db: Db
let scene: Scene
let server: Server
beforeAll(async () => {
  database = await openEmbedded({ folder, temporary: true })
  const pool = openPool(database.url)
  db = queryBuilder(pool)
  await migrate(pool)
  await installQueue(pool)
  scene = await sceneOf(db)
  server = await serving(database.url)
}, 240_000)
afterAll(async () => {
  await server.close()
  await db.destroy()
  await database.close()
  await removeEmbedded(folder)
})

/** Ends PostgreSQL as a power cut does, and starts it again. */
async function crash() {
  const { data } = await homeFor(folder)
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await vi.waitFor(async () => {
    await database.revive!()
    await sql`select 1`.execute(db)
  }, 60_000)
}

test('what was acknowledged before PostgreSQL was killed is there afterwards, once', async () => {
  for (let round = 0; round < (isExhaustive ? 10 : 1); round++) {
    await ready(server.origin)
    const jobs = await Promise.all(Array.from({ length: 60 }, () => newJob(scene)))
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(scene)))
    const clients = await Promise.all(people.map(({ session }) => clientAt(server.origin, session)))
    const sent: { user: string; job: string; answer: Answer | null }[] = []
    let isOver = false
    const load = clients.map(async (client, at) => {
      for (const { id } of jobs) {
        if (isOver) return
        const answer = await client.send('POST', `/jobs/${id}/apply`, { message: 'I taught medics.' })
        sent.push({ user: people[at]!.id, job: id, answer })
      }
    })
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(12), 30_000)
    await crash()
    isOver = true
    await Promise.all(load)

    // A connection of ours that PostgreSQL took along says so at its next statement.
    const rows = await vi.waitFor(
      () => db.selectFrom('applications').select(['user_id', 'job_id']).execute(),
      30_000,
    )
    const there = rows.map(({ user_id, job_id }) => `${user_id} ${job_id}`)
    expect(new Set(there).size).toBe(there.length)
    const acknowledged = sent.filter(({ answer }) => isAcknowledged(answer))
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.filter(({ user, job }) => !there.includes(`${user} ${job}`))).toEqual([])
    // Each application and its mail are there together or not at all.
    const mails = db.selectFrom('mails').select('id').where('kind', '=', 'application')
    expect((await mails.execute()).length).toBe(rows.length)
  }
}, 600_000)

test.skipIf(!isExhaustive)(
  'PostgreSQL is killed under fifty gifts a second: each donor gives once, and the books agree',
  async () => {
    await ready(server.origin)
    const make = visitorWrites['a gift is given']!
    const gifts = await Promise.all(Array.from({ length: 100 }, () => make(scene, server.origin)))
    const answers = gifts.map(async (gift, at) => {
      await setTimeout(at * 20)
      return gift.send()
    })
    await Promise.race(answers.slice(30, 40))
    await crash()
    await Promise.all(answers)
    await ready(server.origin)
    for (const [at, gift] of gifts.entries()) await expectOnce(gift, await answers[at]!)
    expect(await inScope(db, 'everywhere', checkLedger)).toEqual([])
  },
  600_000,
)

test('PostgreSQL is killed while people write to each other: open pages have every message once, in one order', async () => {
  await ready(server.origin)
  const { id: room, grace, walter } = await newRoom(scene)
  const clients = await Promise.all([grace, walter].map(({ session }) => clientAt(server.origin, session)))
  const page = await openPage(server.origin, walter.session)

  const path = `/chat/${room}/messages`
  const sent = await sendThrough(clients, path, 60)
  const readAll = async () => {
    const answer = await clients[0]!.send('GET', `${path}?after=0`)
    return (answer?.status === 200 ? answer.body.messages : null) as { body: string; seq: number }[] | null
  }
  const messages = await vi.waitFor(async () => (await readAll()) ?? expect.fail('not yet'), 30_000)
  expect(messages.map(({ body }) => body).sort()).toEqual([...sent].sort())
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1))
  // The socket has lived through it, and hears what is written now.
  await clients[0]!.send('POST', path, { clientId: crypto.randomUUID(), body: 'Here again' })
  await vi.waitFor(() => expect(page.heard()).toContain('Here again'), 30_000)
  expect(page.isOpen()).toBe(true)
  page.close()
}, 600_000)

/** Each writes until it is acknowledged, as a page does; PostgreSQL is killed after the first third. @returns all words */
async function sendThrough(clients: Client[], path: string, count: number): Promise<string[]> {
  const words = Array.from({ length: count }, (_, at) => `Message ${at}`)
  let done = 0
  let crashed: Promise<void> | undefined
  const writer = async (client: Client, at: number) => {
    for (const body of words.filter((_, n) => n % clients.length === at)) {
      const message = { clientId: crypto.randomUUID(), body }
      while ((await client.send('POST', path, message))?.status !== 201) await setTimeout(50)
      if (++done === count / 3) crashed = crash()
    }
  }
  await Promise.all(clients.map(writer))
  await crashed
  return words
}

/** A page's socket, and the words that it heard. */
async function openPage(origin: string, session: string) {
  const bodies: string[] = []
  let isReady = false
  const headers = { cookie: `session=${session}`, origin }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/chat/socket`, { headers } as never)
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as { type: string; messages?: { body: string }[] }
    isReady ||= told.type === 'ready'
    bodies.push(...(told.messages ?? []).map(({ body }) => body))
  })
  await vi.waitFor(() => expect(isReady).toBe(true), 30_000)
  return {
    heard: () => bodies,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  }
}
