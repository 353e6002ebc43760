// A process whose notifications do not arrive, while its database answers: behind a router or a pooler that drops them.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { assets } from '#test/app.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { type TcpProxy, targetOf, tcpProxy, through } from '#test/tcp-proxy.ts'
import { build, type Render } from '../app.ts'
import { readSettings } from '../config.ts'
import { render } from '../web/render.tsx'

let own: TestDatabase
let wire: TcpProxy
let app: App
beforeAll(async () => {
  own = await testDatabase()
  const { id } = await own.db
    .insertInto('themes')
    .values({ name: 'Harbor Veterans', applications: JSON.stringify({ search: true }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await own.db
    .insertInto('theme_domains')
    .values({ domain: 'localhost', theme_id: id, is_primary: true })
    .execute()
  wire = await tcpProxy(targetOf(own.application.url))
  app = await build({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '/tmp', FLOOD_POINTS: '0' }),
    ...{ pool: own.application.pool, directUrl: through(wire, own.application.url) },
    ...{ render: render as unknown as Render, assets },
  })
})
afterAll(async () => {
  await app.close()
  await wire.close()
  await own.close()
})

const ask = () => app.inject({ url: '/jobs/search', headers: { host: 'localhost' } })
const rename = (name: string) => own.db.updateTable('themes').set({ name }).execute()
const soon = { timeout: 30_000 }
const isHit = async () => (await ask()).headers['x-cache'] === 'hit'

test('what changed while nothing is heard is read again, and later nothing comes from memory', async () => {
  await vi.waitFor(async () => expect(await isHit()).toBe(true), soon)
  wire.isSilent = true
  await rename('Anchor Veterans')
  await vi.waitFor(async () => expect((await ask()).body).toContain('Anchor Veterans'), soon)

  await vi.waitFor(() => expect(app.line.silentMs()).toBeGreaterThan(10_000), soon)
  expect([await isHit(), await isHit()]).toEqual([false, false])
  expect((await app.inject('/health/ready')).statusCode).toBe(503)

  wire.isSilent = false
  wire.cut()
  await vi.waitFor(async () => expect((await app.inject('/health/ready')).statusCode).toBe(200), soon)
  await vi.waitFor(async () => expect(await isHit()).toBe(true), soon)
  await rename('Beacon Veterans')
  await vi.waitFor(async () => expect((await ask()).body).toContain('Beacon Veterans'), soon)
})

test('two processes agree about what one of them was told', async () => {
  const pool = openPool(own.application.url, 4)
  const other = await build({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '/tmp', FLOOD_POINTS: '0' }),
    ...{ pool, directUrl: own.application.url, render: render as unknown as Render, assets },
  })
  const theirs = () => other.inject({ url: '/jobs/search', headers: { host: 'localhost' } })
  await vi.waitFor(
    async () => expect([await isHit(), (await theirs()).headers['x-cache']]).toEqual([true, 'hit']),
    soon,
  )
  await rename('Cutter Veterans')
  await vi.waitFor(async () => {
    expect((await ask()).body).toContain('Cutter Veterans')
    expect((await theirs()).body).toContain('Cutter Veterans')
  }, soon)

  await other.close()
  await pool.end()
})
