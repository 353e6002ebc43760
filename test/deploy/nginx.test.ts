// nginx from Debian with deploy/nginx.conf in front of two processes, as in production, and a worker beside them.
import { readdir } from 'node:fs/promises'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { newJob, newPerson, type Scene, sceneOf } from '../faults/scene.ts'
import { type Server, serving } from '../faults/server-process.ts'
import { http2At, writesOf } from './h2.ts'
import { nginxBefore, nginxMissing } from './nginx.ts'

const missing = nginxMissing()
if (missing) console.log(`Not tried: deploy/nginx.conf. ${missing}`)

let own: TestDatabase
let scene: Scene
let servers: [Server, Server]
let front: Awaited<ReturnType<typeof nginxBefore>>
let client: Awaited<ReturnType<typeof http2At>>
const host = { ':authority': 'localhost' }

/** What runs, the newest last: a set-up that fails midway leaves nothing behind. */
const running: (() => unknown)[] = []
const begun = <Thing extends { close(): unknown }>(thing: Thing): Thing => {
  running.push(() => thing.close())
  return thing
}

describe.skipIf(missing)('behind nginx', () => {
  beforeAll(async () => {
    own = begun(await testDatabase())
    scene = await sceneOf(own.db)
    const production = {
      ...{ NODE_ENV: 'production', SECRET: 'harbor'.repeat(6), REQUIRE_SECOND_FACTOR: 'false' },
      ...{ HOST: '127.0.0.1', DATABASE_OWNER_URL: own.url, TRUST_PROXY: '127.0.0.1' },
    }
    const url = own.application.url
    const starts = [serving(url, production), serving(url, { ...production, WORKER: 'inside' })]
    const started = await Promise.allSettled(starts.map(async (start) => begun(await start)))
    servers = started.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    }) as [Server, Server]
    const ports = servers.map(({ origin }) => Number(new URL(origin).port)) as [number, number]
    front = begun(await nginxBefore(ports))
    client = begun(await http2At(front.https))
  }, 240_000)
  afterAll(async () => {
    for (const close of running.reverse()) await close()
  })

  test('pages come by HTTP/2 and TLS, and plain HTTP leads there', async () => {
    expect(client.protocol).toBe('h2')
    const page = await client.ask('/', host)
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    expect(page.body.toString()).toContain('Harbor Veterans')
    const plain = await fetch(`${front.http}/jobs/search?q=nurse`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://localhost/jobs/search?q=nurse',
    ])
  })

  test('static files come from disk, as small as the build has made them, and forever', async () => {
    const name = (await readdir('dist/client')).find((file) => /^client-.*\.js$/.test(file))!
    const packed = await client.ask(`/assets/${name}`, { ...host, 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    // The application names its requests; nginx does not.
    expect(packed.headers).not.toHaveProperty('x-request-id')
    const whole = await client.ask(`/assets/${name}`, host)
    expect(brotliDecompressSync(packed.body).equals(whole.body)).toBe(true)
    expect((await client.ask('/assets/none.js', host)).status).toBe(404)
  })

  test('a socket opens through it', async () => {
    const { session } = await newPerson(scene)
    const headers = {
      ...{ host: 'localhost', origin: 'https://localhost', cookie: `__Host-session=${session}` },
      ...{ connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    }
    const open = () =>
      new Promise((answered, failed) => {
        request(`${front.https}/chat/socket`, { headers, rejectUnauthorized: false })
          .on('upgrade', (answer, socket) => {
            socket.destroy()
            answered(answer.statusCode)
          })
          .on('response', (answer) => answered(answer.statusCode))
          .on('error', failed)
          .end()
      })
    // A process on a busy machine may ask to try again, as a browser does.
    await expect.poll(open, { timeout: 60_000, interval: 1_000 }).toBe(101)
  })

  test('what is too large, and what is for the machine alone, is refused', async () => {
    const length = { ...host, 'content-length': String(65 * 1024 * 1024) }
    expect((await client.ask('/contact', length, { method: 'POST', body: '' })).status).toBe(413)
    expect((await client.ask('/metrics', host)).status).toBe(404)
    const claimed = { ...host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }
    expect((await client.ask('/health/ready', claimed)).status).toBe(200)
  })

  test('its log has no query strings and no addresses of visitors', async () => {
    await client.ask('/jobs/search?q=Dolores+Whitfield', host)
    await vi.waitFor(async () => expect(await front.log()).toContain('/jobs/search'))
    expect(await front.log()).not.toMatch(/Dolores|"GET [^"]*\?|^127\.0\.0\.1/m)
  })

  test('both processes are restarted under load, one after the other: no request fails, no write is lost', async () => {
    const { id, session } = await newPerson(scene)
    const jobs = await Array.fromAsync({ length: 60 }, () => newJob(scene))
    const token = await writesOf(client, host, session)
    const wrong: number[] = []
    const saved: string[] = []
    let isOver = false
    let reads = 0
    const reading = Array.from({ length: 8 }, async () => {
      while (!isOver || reads < fewest) {
        const { status } = await client.ask('/jobs/search?q=nurse', host)
        reads++
        if (status !== 200) wrong.push(status)
      }
    })
    const writing = (async () => {
      for (const job of jobs) {
        if (isOver) return
        const sent = { method: 'POST', body: JSON.stringify({ favorite: true }) }
        const { status } = await client.ask(`/jobs/${job.id}/favorite`, token, sent)
        if (status === 200) saved.push(job.id)
        else wrong.push(status)
        await sleep(200)
      }
    })()
    for (const server of servers) {
      await server.terminate()
      await server.start()
    }
    isOver = true
    await Promise.all([...reading, writing])
    expect(wrong).toEqual([])
    const rows = await own.db.selectFrom('favorites').select('job_id').where('user_id', '=', id).execute()
    expect(rows.map(({ job_id }) => job_id).sort()).toEqual(saved.sort())
    expect(saved.length).toBeGreaterThan(10)
  }, 300_000)
})

/** Reads during the restart at least; TEST_REQUESTS=10000 for more. */
const fewest = Number(process.env.TEST_REQUESTS ?? 1_000)
