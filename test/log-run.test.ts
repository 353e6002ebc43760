// A real process with its background work takes every kind of write, a feed, mails that are refused and sign-ins that fail; its log has
// nothing that anybody typed, and no token.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addFeed } from '#features/feeds/index.ts'
import { addTask } from '#lib/queue.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { clientAt } from './faults/client.ts'
import { newPerson, type Scene, sceneOf } from './faults/scene.ts'
import { type Server, serving } from './faults/server-process.ts'
import { writes } from './faults/writes.ts'
import { smtpServer } from './smtp.ts'

let own: TestDatabase
let scene: Scene
let server: Server
let post: Awaited<ReturnType<typeof smtpServer>>
let log = ''

/** Everything that was sent: what people typed, cookies and tokens. */
const planted = new Set<string>()
const isId = /^[0-9a-f-]{36}$/
function plant(given: unknown): void {
  if (typeof given === 'string') {
    // Names, sentences, addresses and tokens; not “monthly”, which the log may say as well.
    if (!isId.test(given) && (/[\s@]|^[A-Z][a-z]+$/.test(given) || given.length > 20)) planted.add(given)
  } else if (given instanceof FormData) for (const value of given.values()) plant(value)
  else if (typeof given === 'object' && given) for (const value of Object.values(given)) plant(value)
}

/** A partner whose jobs come at an address with a key, and with the names of people. */
const partner = createServer((_, response) => {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0"?><jobs>
    ${['Ward nurse', 'Medic']
      .map(
        (title, n) => `<job><title>${title}</title><id>P-${n}</id><contact>Winifred Tallow</contact>
      <email>winifred@tallow.example</email><url>https://tallow.example/${n}?who=Winifred</url><company>Tallow</company>
      <description>Ask Winifred Tallow, 417 Foundry Lane.</description></job>`,
      )
      .join('')}
    <job><title>Unfinished by Winifred Tallow</jobs>`)
})
const feedKey = 'key-5eaf00d5eaf00d5eaf00d'

beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  post = await smtpServer({
    onRcptTo({ address }, _session, done) {
      if (!address.endsWith('harbor.example')) return done()
      done(Object.assign(new Error(`<${address}>: Recipient address rejected`), { responseCode: 550 }))
    },
  })
  await new Promise<void>((listening) => partner.listen(0, '127.0.0.1', listening))
  server = await serving(
    own.application.url,
    {
      ...{ DATABASE_OWNER_URL: own.url, LOG_LEVEL: 'info', WORKER: 'inside' },
      ...{ MAIL_TRANSPORT: 'smtp', SMTP_URL: post.url, MAIL_FROM: 'no-reply@harbor.example' },
    },
    (text) => (log += text),
  )
}, 240_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  await post.close()
  partner.close()
  await own.close()
})

test('the log of a whole run names routes and ids, and nothing that was typed', {
  timeout: 600_000,
}, async () => {
  const { fetch: send } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
    plant(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body)
    const headers = (init?.headers ?? {}) as Record<string, string>
    plant(headers['x-csrf-token'])
    for (const cookie of (headers.cookie ?? '').split('; ')) plant(cookie.split('=')[1])
    return send(to, init)
  })

  const statuses: [string, number | undefined][] = []
  for (const [what, make] of Object.entries(writes)) {
    const attempt = await make(scene, server.origin)
    statuses.push([what, (await attempt.send())?.status])
  }
  expect(statuses.filter(([, status]) => !status || status >= 300)).toEqual([])

  const grace = await newPerson(scene)
  for (const text of ['Grace Kim', grace.email, 'Winifred Tallow', '417 Foundry Lane', feedKey])
    planted.add(text)
  const client = await clientAt(server.origin, grace.session)
  await client.send('POST', '/user/login', { email: grace.email, password: 'lantern over the harbor' })
  await client.send('POST', `/user/reset?token=${'lost-token-'.repeat(3)}`, {
    password: 'lantern over the harbor',
  })
  await client.send('GET', `/jobs/search?q=${encodeURIComponent('Winifred Tallow')}&l=417+Foundry+Lane`)
  planted.add('lost-token-')
  const { port } = partner.address() as { port: number }
  const feed = await addFeed(own.db, scene.employer, `http://127.0.0.1:${port}/jobs.xml?key=${feedKey}`)
  await addTask(own.db, 'runFeed', { feed })
  await addTask(own.db, 'signIn.reset', { email: grace.email })
  await settled(feed)
  await server.terminate()

  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((text) => ({ text, ...(JSON.parse(text) as Line) }))
  const found = lines.flatMap(({ text }) =>
    [...planted].filter((one) => holds(text, one)).map((one) => `${one}: ${text}`),
  )
  expect(found).toEqual([])
  // The patterns above do find something.
  expect(holds('{"msg":"Denise Okafor wrote"}', 'Okafor')).toBe(true)
  expect(planted.size).toBeGreaterThan(100)

  const requests = lines.filter(({ msg }) => msg === 'request completed')
  expect(requests.length).toBeGreaterThan(80)
  for (const line of requests)
    expect(line).toMatchObject({
      reqId: expect.stringMatching(isId),
      trace: expect.any(String),
      site: scene.theme,
    })
  expect(requests.some(({ person }) => person === grace.id)).toBe(true)
  const tasks = new Set(lines.map(({ task }) => task))
  for (const task of ['mail.send', 'runFeed', 'signIn.reset']) expect([...tasks]).toContain(task)
})

type Line = { msg?: string; reqId?: string; trace?: string; site?: string; person?: string; task?: string }

/** A name is looked for as a word: “Dale” is not in “Avondale”. */
const holds = (text: string, one: string) =>
  /^\w+$/.test(one) ? new RegExp(`\\b${one}\\b`).test(text) : text.includes(JSON.stringify(one).slice(1, -1))

/** The feed was read, and no mail and no task of this run waits for its first try. */
async function settled(feed: string) {
  for (;;) {
    const { rows } = await own.pool.query(
      `select exists (select from feed_runs where feed_id = $1 and finished_at is not null) as read,
        (select count(*) from graphile_worker._private_jobs where attempts = 0 and run_at <= now()) as waiting`,
      [feed],
    )
    if (rows[0].read && Number(rows[0].waiting) === 0) return
    await sleep(100)
  }
}
