import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import { becomeCopy, goLive } from '#lib/instance.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { inServer, withDatabase } from '#test/server.ts'
import { smtpServer } from '#test/smtp.ts'
import { readSettings, type Settings } from '../../config.ts'
import { recordChanges } from './changes.ts'
import { database } from './checks/database.ts'
import { factsOf } from './checks.ts'
import { textOf, verdictOf } from './schema.ts'

let app: TestApp
let dataDir: string
let settings: Settings
let admin: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muster-status-'))
  const environment = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://db.example/muster' }
  settings = readSettings({ NODE_ENV: 'test', ...environment })
  app = await testApp(environment)
  admin = (await app.signIn({ type: 'Admin' })).session
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const look = async (change: Partial<Settings> = {}) => {
  const facts = await factsOf({
    db: app.application.db,
    settings: { ...settings, ...change },
    isThorough: true,
  })
  return Object.fromEntries(facts.map((fact) => [fact.key, fact]))
}

test('each thing that is wrong is said, with what to do', async () => {
  const facts = await look()
  const levels = Object.fromEntries(Object.entries(facts).map(([key, { level }]) => [key, level]))
  expect(levels).toMatchObject({
    ...{ instance: 'well', domains: 'well', mail: 'well', feeds: 'well', backup: 'well', files: 'well' },
    ...{
      database: 'well',
      migrations: 'well',
      rights: 'well',
      replicas: 'well',
      clock: 'well',
      settings: 'well',
    },
    // No worker runs beside this test.
    worker: 'broken',
  })

  await app.db
    .insertInto('theme_domains')
    .values({
      domain: 'nowhere.invalid',
      theme_id: (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id,
    })
    .execute()
  await app.pool.query(`insert into mails (recipient, subject, kind, text_body, html_body, created_at)
    values ('maria@example.org', 'Welcome', 'activate', '', '', now() - interval '2 hours')`)
  await app.pool.query(`insert into backups (id, name, seconds, row_count, file_count, bytes, completed_at)
    values (gen_random_uuid(), 'muster-1', 1, 1, 1, 1, now() - interval '4 days')`)
  await app.pool.query(`delete from migrations where name = '0190-instances-and-backups'`)
  await app.pool.query(`insert into migrations (name, timestamp) values ('9999-later', '')`)
  await writeFile(join(dataDir, 'no-folder'), '')
  const smtp = { ...settings.mail, transport: 'smtp' as const, smtpUrl: 'smtp://127.0.0.1:1' }
  const wrong = await look({
    mail: smtp,
    production: true,
    backupSecret: settings.secret,
    files: { ...settings.files, folder: join(dataDir, 'no-folder') },
  })
  const broken = Object.values(wrong).filter(({ level }) => level !== 'well')
  expect(broken.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['domains', 'mail', 'worker', 'backup', 'files', 'migrations', 'settings']),
  )
  for (const { steps } of broken) expect(steps!.length).toBeGreaterThan(0)
  expect(wrong.domains!.detail).toBe('nowhere.invalid leads nowhere.')
  expect(wrong.mail!.detail).toContain('ECONNREFUSED')
  expect(wrong.backup!.says).toBe('The last one was 4 days ago.')
  expect(wrong.migrations!.detail).toContain('0190-instances-and-backups')
  expect((await look()).mail!.says).toContain('captured')
  await app.pool.query(`delete from migrations where name = '9999-later'`)
  await app.pool.query(`insert into migrations (name, timestamp) values ('0190-instances-and-backups', '')`)
})

test('an administrator reads it as a page and as data, with the time since when', async () => {
  await recordChanges(app.application.db, Object.values(await look()))
  expect(await recordChanges(app.application.db, Object.values(await look()))).toBe(0)
  const { lines, changes } = (await app.get('/admin/status', { as: 'json', session: admin })).json()
  const worker = lines.find(({ key }: { key: string }) => key === 'worker')
  expect(worker).toMatchObject({ level: 'broken', name: 'Background work' })
  expect(Date.parse(worker.since)).toBeLessThanOrEqual(Date.now())
  expect(changes.map(({ name }: { name: string }) => name)).toContain('Background work')
  const { body } = await app.get('/admin/status', { session: admin })
  for (const words of ['Needs attention', 'Nobody does the background work.', 'What to do', 'Working'])
    expect(body).toContain(words)
})

test('the page learns what others answer, and does not wait for it', async () => {
  const mail = await smtpServer()
  const own = await testApp({ MAIL_TRANSPORT: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'us@harbor.example' })
  const { session } = await own.signIn({ type: 'Admin' })
  await mail.close()
  const lines = async () =>
    (await own.get('/admin/status', { as: 'json', session })).json().lines as { key: string; level: string }[]
  expect((await lines()).length).toBeGreaterThan(10)
  await vi.waitFor(
    async () =>
      expect(await lines()).toContainEqual(expect.objectContaining({ key: 'mail', level: 'broken' })),
    60_000,
  )
  await own.close()
}, 90_000)

test('a copy says so: on its status, and beside it on every page of the administration', async () => {
  const { db } = app.application
  try {
    await becomeCopy(db)
    expect((await look()).instance).toMatchObject({ level: 'broken' })
    expect((await app.get('/admin/mail', { session: admin })).body).toContain('on hold')
  } finally {
    // What the side bar asks for are the settings of the process.
    await goLive(db, readSettings())
  }
  expect((await app.get('/admin/mail', { session: admin })).body).not.toContain('on hold')
})

test('a database that was moved away says so, and where to', async () => {
  const { db } = app.application
  try {
    await becomeCopy(db)
    await app.pool.query(`create table moved_away as select 'db.example/muster_new' as address;
      grant select on moved_away to public`)
    const { instance } = await look()
    expect(instance).toMatchObject({ level: 'broken', detail: 'It is at db.example/muster_new now.' })
    expect(instance!.says).not.toContain('copy')
  } finally {
    await app.pool.query('drop table if exists moved_away')
    await goLive(db, readSettings())
  }
})

test('a database without Unicode is said', async () => {
  const server = withDatabase(inject('templateUrl'), 'postgres')
  const name = `status_ascii_${Date.now()}`
  await inServer(server, `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`)
  const pool = openPool(withDatabase(server, name), 1)
  const tools = { db: queryBuilder(pool), settings, isThorough: false }
  expect(await database.look(tools)).toMatchObject({ level: 'broken', detail: 'Its encoding is SQL_ASCII.' })
  await pool.end()
  await inServer(server, `drop database ${name}`)
})

test('the verdict counts what needs somebody, and the text names every line', () => {
  const line = (level: 'well' | 'watch' | 'broken') => ({ level })
  expect(verdictOf([line('well')]).title).toBe('Everything works.')
  expect(verdictOf([line('well'), line('watch')]).title).toBe('The sites work. One thing needs attention.')
  expect(verdictOf([line('broken'), line('watch')])).toMatchObject({ level: 'broken' })
  const fact = {
    key: 'disk',
    name: 'Disk',
    says: '83% is in use.',
    detail: null,
    notice: null,
    steps: [],
    since: null,
  }
  expect(textOf({ lines: [{ ...fact, level: 'watch' }], changes: [], at: 'now', siteName: 'Harbor' })).toBe(
    'Harbor, now\nwatch  Disk: 83% is in use.',
  )
})
