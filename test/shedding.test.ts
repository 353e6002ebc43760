import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#lib/web.ts'
import { build, type Render } from '../app.ts'
import { readSettings } from '../config.ts'
import { assets } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
let folder: string
let app: App
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'muster-'))
  await writeFile(join(folder, 'page-1b2c.css'), 'p{}')
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  app = await build({
    // The least delay of the event loop is too much.
    settings: { ...settings, shedAfterMs: Number.MIN_VALUE },
    pool: database.pool,
    databaseUrl: database.url,
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

test('a busy server refuses pages, but no style sheet of a page that it has answered', async () => {
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode
  await expect.poll(() => statusOf('/jobs/search'), { timeout: 10_000 }).toBe(503)
  expect(await statusOf('/assets/page-1b2c.css')).toBe(200)
})
