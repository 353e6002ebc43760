import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#lib/web.ts'
import { build, type Render } from '../app.ts'
import { nothingShed, readSettings } from '../config.ts'
import { assets } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
let folder: string
let app: App
beforeAll(async () => {
  database = await testDatabase()
  const { id } = await database.db
    .insertInto('themes')
    .values({ name: 'Harbor Veterans' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('theme_domains')
    .values({ domain: 'localhost', theme_id: id, is_primary: true })
    .execute()
  folder = await mkdtemp(join(tmpdir(), 'muster-'))
  await writeFile(join(folder, 'page-1b2c.css'), 'p{}')
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  app = await build({
    // The least delay of the event loop is too much, but for what is shed last.
    settings: { ...settings, shed: { ...nothingShed, delay: { most: Number.MIN_VALUE, mostForLast: 1e9 } } },
    pool: database.application.pool,
    directUrl: database.application.url,
    render: (async () => ({ head: [], body: '' })) as Render,
    assets,
    assetFolder: pathToFileURL(`${folder}/`),
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const statusOf = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html', host: 'localhost' } })).statusCode
/** The first second of a process is not measured. */
const isBusy = () => expect.poll(() => statusOf('/jobs/search'), { timeout: 30_000 }).toBe(503)

test('a busy server refuses pages, but no style sheet of a page that it has answered', async () => {
  await isBusy()
  expect(await statusOf('/assets/page-1b2c.css')).toBe(200)
  const refused = await app.inject({ url: '/jobs/search', headers: { accept: 'application/json' } })
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json().error).toContain('very busy')
})

test('a busy server lets people sign in and give longer than it answers the rest', async () => {
  await isBusy()
  for (const url of ['/user/login', '/employer/login', '/user/passkey', '/captcha/challenge'])
    expect(await statusOf(url), url).toBe(200)
  expect(await statusOf('/forgot')).toBe(503)
})

test('a busy server says that it lives, is ready, and how it is, with every connection in use', async () => {
  await isBusy()
  const taken = await Promise.all(
    Array.from({ length: database.pool.options.max }, () => database.pool.connect()),
  )
  try {
    for (const url of ['/health/live', '/health/ready', '/metrics'])
      expect(await statusOf(url), url).toBe(200)
  } finally {
    for (const connection of taken) connection.release()
  }
})
