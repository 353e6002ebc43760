import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { keepFilesIn, storeFile } from '#features/files/index.ts'
import { RetentionEnvironment, type RetentionSetting } from '#lib/retention.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { features } from '../list.ts'

const old = new Date('2024-02-01')
const recent = new Date()

let app: TestApp
let home: string
let maria: string
/** ids by the setting that is about them: what is over, and what must stay */
const over: Record<string, string[]> = {}
const stays: Record<string, string[]> = {}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-retention-'))
  app = await testApp({ DATA_DIR: home })
  keepFilesIn(readSettings({ NODE_ENV: 'test', DATA_DIR: home }))
  maria = (await app.signIn({ firstName: 'Maria' })).id
  await addApplications()
  await addMessages()
  await addDd214s()
  await addNotices()
  await addRuns()
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

async function insert(query: string, values: unknown[]): Promise<string> {
  return (await app.pool.query<{ id: string }>(`insert into ${query} returning id`, values)).rows[0]!.id
}

async function addApplications() {
  const employer = await insert(`employers (name, slug) values ('Harbor Works', 'harbor-works')`, [])
  const apply = (at: Date, next: Date | null = null) =>
    insert(
      `applications (user_id, job_id, employer_id, status, created_at, set_at, updated_at, next_step_on)
       values ($1, $2, $3, 'APPLIED', $4, $4, $4, $5)`,
      [maria, randomUUID(), employer, at, next],
    )
  const decided = await apply(old)
  await app.pool.query(
    `insert into applicants (application_id, employer_id, job_id, user_id, status_at) select id, employer_id, job_id, user_id, now()
     from applications where id = $1`,
    [decided],
  )
  over.RETAIN_APPLICATIONS_DAYS = [await apply(old)]
  stays.RETAIN_APPLICATIONS_DAYS = [await apply(recent), await apply(old, new Date('2099-01-01')), decided]
}

async function addMessages() {
  const room = await insert(`chat_rooms (name, last_seq) values ('Medics', 3)`, [])
  const other = (await app.signIn({ firstName: 'Tom' })).id
  await app.pool.query(`insert into chat_members (room_id, user_id) values ($1, $2)`, [room, maria])
  const write = (seq: number, at: Date) =>
    insert(
      `chat_messages (room_id, seq, change, sender_id, client_id, body, created_at) values ($1, $2, $2, $3, $4, 'Hello', $5)`,
      [room, seq, other, randomUUID(), at],
    )
  over.RETAIN_MESSAGES_DAYS = [await write(1, old)]
  const reported = await write(2, old)
  const report = await insert(`chat_reports (reported_id, reason) values ($1, 'spam')`, [other])
  await app.pool.query('insert into chat_reported_messages (report_id, message_id) values ($1, $2)', [
    report,
    reported,
  ])
  stays.RETAIN_MESSAGES_DAYS = [reported, await write(3, recent)]
}

async function addDd214s() {
  const send = async (status: string | null, at: Date | null) => {
    const { id } = await app.signIn({})
    const stored = await storeFile(app.db, {
      ...{ ownerId: id, purpose: 'dd214', name: 'Discharge.pdf', bytes: document },
    })
    if (!stored.ok) throw new Error(stored.reason)
    await app.pool.query(
      `insert into profiles (user_id, dd214_file_id, dd214_status, dd214_checked_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set dd214_file_id = $2, dd214_status = $3, dd214_checked_at = $4`,
      [id, stored.id, status, at],
    )
    return stored.id
  }
  over.RETAIN_DD214_DAYS = [await send('validated', old)]
  stays.RETAIN_DD214_DAYS = [
    await send('validated', recent),
    await send('rejected', old),
    await send(null, null),
  ]
}

async function addNotices() {
  const tell = (at: Date) =>
    insert(
      `notices (user_id, kind, what, href, created_at) values ($1, 'dd214', 'Validated', '/account', $2)`,
      [maria, at],
    )
  over.RETAIN_NOTICES_DAYS = [await tell(old)]
  stays.RETAIN_NOTICES_DAYS = [await tell(recent)]
}

async function addRuns() {
  const employer = await insert(`employers (name, slug) values ('Docks', 'docks')`, [])
  const feed = await insert(`feeds (employer_id, url) values ($1, 'https://feeds.example.org/jobs.xml')`, [
    employer,
  ])
  const run = (at: Date) =>
    insert(`feed_runs (id, feed_id, started_at, finished_at) values ($1, $2, $3, $3)`, [
      randomUUID(),
      feed,
      at,
    ])
  over.RETAIN_FEED_RUNS_DAYS = [await run(new Date('2023-01-01'))]
  stays.RETAIN_FEED_RUNS_DAYS = [await run(old)]
}

const { tasks, retention } = features({ development: false, demo: false })
const names = Object.keys(RetentionEnvironment) as RetentionSetting[]
const all = Object.fromEntries(names.map((name) => [name, '365']))

function command(settings: Record<string, string>, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: home, ...settings }
  const urls = { DATABASE_URL: app.application.url, DATABASE_OWNER_URL: app.url }
  return execFileSync('node', ['bin/privacy-retention.ts', ...args], {
    env: { ...env, ...urls },
    encoding: 'utf8',
  })
}
const there = async (table: string) =>
  (await app.pool.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id)

async function nightly(settings: Record<string, string>) {
  for (const name of names) delete process.env[name]
  Object.assign(process.env, settings)
  try {
    await tasks['retention.apply']!({}, { db: app.application.db, logger: app.app.log } as never)
  } finally {
    for (const name of names) delete process.env[name]
  }
}

test('each setting is about something, and nothing is deleted without one', async () => {
  expect(retention.map(({ setting }) => setting).sort()).toEqual(names.toSorted())
  await nightly({})
  expect(command({})).toContain('Nothing is over.')
  for (const { setting, table } of retention)
    expect(await there(table)).toEqual(expect.arrayContaining([...over[setting]!, ...stays[setting]!]))
})

test('a dry run lists what would go, and leaves it', { timeout: 60_000 }, async () => {
  const said = command(all, '--dry-run')
  for (const { setting, table, what } of retention) {
    expect(said).toContain(`${what}: 1 would go`)
    for (const id of over[setting]!) expect(said).toContain(`${table} ${id}`)
    for (const id of stays[setting]!) expect(said).not.toContain(id)
    expect(await there(table)).toEqual(expect.arrayContaining(over[setting]!))
  }
})

test('the nightly task deletes what the dry run listed, and no more; the next night nothing', async () => {
  await nightly({ RETAIN_NOTICES_DAYS: '365' })
  expect(await there('notices')).toEqual(stays.RETAIN_NOTICES_DAYS)
  expect(await there('chat_messages')).toEqual(expect.arrayContaining(over.RETAIN_MESSAGES_DAYS!))
  await nightly(all)
  await nightly(all)
  for (const { setting, table } of retention) {
    const ids = await there(table)
    expect(ids).toEqual(expect.arrayContaining(stays[setting]!))
    for (const id of over[setting]!) expect(ids).not.toContain(id)
  }
})

test('what is left stays whole: the verdict on a DD214, the count of unread messages, the audit trail', async () => {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from profiles where dd214_status = 'validated') as validated,
       (select count(*)::int from profiles where dd214_file_id is not null) as files,
       (select read_seq::int from chat_members where user_id = $1) as read,
       (select count(*)::int from audit_entries where action = 'dd214.delete') as trail`,
    [maria],
  )
  expect(rows).toEqual([{ validated: 2, files: 3, read: 1, trail: 1 }])
})
