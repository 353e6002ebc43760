// Faults of the process itself: an event loop that stops, little memory, and a clock that is wrong or changes its hour.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { expectOnce, isAcknowledged, ready } from './attempt.ts'
import { clientAt } from './client.ts'
import { isExhaustive, sampled } from './points.ts'
import { newJob, newPerson, type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

let own: TestDatabase
let server: Server
let scene: Scene
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  server = await serving(own.url, { NODE_OPTIONS: imported(blocking) })
}, 240_000)
afterAll(async () => {
  await server.close()
  await own.close()
})

const imported = (module: string) => `--import=data:text/javascript,${encodeURIComponent(module)}`

/** A module that stops the event loop for two seconds when the process is sent SIGUSR2. */
const blocking = `process.on('SIGUSR2', () => { const until = Date.now() + 2000; while (Date.now() < until); })`

test('an event loop that is blocked for two seconds: requests wait, none fails, and nothing is shed afterwards', async () => {
  await ready(server.origin)
  const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(scene)))
  const clients = await Promise.all(people.map(({ session }) => clientAt(server.origin, session)))
  const jobs = await Promise.all(Array.from({ length: 12 }, () => newJob(scene)))
  const attempt = await writes['an application is sent']!(scene, server.origin)
  server.signal('SIGUSR2')
  const statuses = clients.map(async (client) => {
    const answers: number[] = []
    for (const { id } of jobs) {
      const saved = await client.send('POST', `/jobs/${id}/favorite`, { favorite: true })
      answers.push(saved!.status, (await client.send('GET', '/jobs/favorites'))!.status)
    }
    return answers
  })
  const answer = await attempt.send()
  expect(isAcknowledged(answer)).toBe(true)
  expect([...new Set((await Promise.all(statuses)).flat().filter((status) => status >= 400))]).toEqual([])
  const saved = await own.db.selectFrom('favorites').select('job_id').execute()
  expect(saved.length).toBe(clients.length * jobs.length)
  await expectOnce(attempt, answer)
})

test('with 256 MB of heap, people search, read and write', async () => {
  await server.kill()
  await server.start({ NODE_OPTIONS: '--max-old-space-size=256' })
  await ready(server.origin)
  const paths = ['/?', '/jobs/search?q=nurse&', '/jobs/search?q=driver&', '/comments?', '/user/login?']
  const rounds = isExhaustive ? 100 : 4
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => fetch(`${server.origin}${paths[i % paths.length]}visit=${round}`)),
    )
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }
  for (const make of sampled(Object.values(writes))) {
    const attempt = await make(scene, server.origin)
    await expectOnce(attempt, await attempt.send())
  }
}, 600_000)

const hour = 3_600_000
/** The clock of a process in New York that is about to be set: at 2 a.m. to 3 in March, and back to 1 in November. */
const clocks: [string, string, Record<string, string>][] = [
  ['an hour ahead of PostgreSQL', `Date.now() + ${hour}`, {}],
  ['an hour behind PostgreSQL', `Date.now() - ${hour}`, {}],
  [
    'going from 1:59 to 3:00 as daylight saving begins',
    `Date.parse('2027-03-14T06:59:58Z')`,
    { TZ: 'America/New_York' },
  ],
  [
    'going from 1:59 to 1:00 as daylight saving ends',
    `Date.parse('2027-11-07T05:59:58Z')`,
    { TZ: 'America/New_York' },
  ],
]

test.each(isExhaustive ? clocks : clocks.slice(2, 3))(
  'with the clock %s, each write is there once',
  async (_, now, environment) => {
    await server.kill()
    await server.start({ NODE_OPTIONS: imported(shifted(now)), ...environment })
    await ready(server.origin)
    for (const make of sampled(Object.values(writes))) {
      const attempt = await make(scene, server.origin)
      await expectOnce(attempt, await attempt.send())
    }
  },
  600_000,
)

/** A module that sets the clock of a process to this moment when it begins. */
const shifted = (now: string) => `
  const RealDate = Date
  const shift = ${now} - RealDate.now()
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(RealDate.now() + shift) }
    static now() { return RealDate.now() + shift }
  }`
