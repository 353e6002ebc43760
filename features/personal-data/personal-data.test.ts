import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { byAddress, leftOut, own } from './columns.ts'

let app: TestApp
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-data-'))
  app = await testApp({ DATA_DIR: home })
  await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ newsletter: true }) })
    .execute()
  await app.app.sites.refresh()
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

/** What a command prints. @throws with its sentence, when it refuses */
function run(name: string, ...args: string[]): string {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: home,
    DATABASE_URL: app.application.url,
    DATABASE_OWNER_URL: app.url,
  }
  try {
    return execFileSync('node', [`bin/${name}.ts`, ...args], { env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr)
  }
}

test('every column that holds a person is in a copy of their data, or says why it is not', async () => {
  const { rows } = await app.pool.query<{ place: string }>(`
    select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and column_name ~ '(^|_)(user|actor|subject|person|member)_id$'`)
  const known = [...Object.keys(own), ...Object.keys(leftOut)]
  const places = rows.map(({ place }) => place)
  expect(places.filter((place) => !known.includes(place)).sort()).toEqual([])
  const { rows: all } = await app.pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
  )
  const there = new Set(all.map(({ place }) => place))
  for (const place of [...Object.keys(own), ...Object.keys(byAddress)])
    expect([place, there.has(place)]).toEqual([place, true])
})

test('no person remains in a table after an erasure: each reference goes with the account, or is emptied', async () => {
  const { rows } = await app.pool.query(`select conrelid::regclass::text as table, conname from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`)
  expect(rows).toEqual([])
})

test('an operator copies a person’s data, and erases it', { timeout: 180_000 }, async () => {
  const email = 'vera.ochoa@example.org'
  const { id } = await app.signIn({ email, firstName: 'Vera<b>', lastName: 'Ochoa' })
  await app.signIn({ email: 'other@example.org', lastName: 'Nobody-Else' })
  await app.db
    .updateTable('users')
    .set({ password_hash: 'a-hash-of-a-password' })
    .where('id', '=', id)
    .execute()
  await app.send('POST', '/newsletter/subscribe', { body: { email: 'Vera.Ochoa@example.org' } })
  expect(
    await storeFile(app.db, { ownerId: id, purpose: 'resume', name: 'Vera.pdf', bytes: document }),
  ).toMatchObject({ ok: true })

  const to = join(home, 'copy')
  expect(run('privacy-export', '--email', 'Vera.Ochoa@example.org', '--to', to)).toContain('and 1 files')
  const json = await readFile(join(to, 'data.json'), 'utf8')
  const titles = JSON.parse(json).map(({ title }: { title: string }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Account', 'Files', 'Devices signed in', 'Newsletter']))
  for (const secret of ['a-hash-of-a-password', 'password_hash', 'Nobody-Else', 'wrapped_key', 'store_key'])
    expect(json).not.toContain(secret)
  const page = await readFile(join(to, 'your-data.html'), 'utf8')
  expect(page).toContain('Vera&lt;b&gt;')
  const [file] = await readdir(join(to, 'files'))
  expect(file).toContain('Vera.pdf')
  expect((await readFile(join(to, 'files', file!))).subarray(0, 5).toString()).toBe('%PDF-')

  expect(() => run('privacy-export', '--email', email, '--to', to)).toThrow('is there already')
  expect(() => run('privacy-export', '--email', 'who@example.org', '--to', `${to}-2`)).toThrow(
    'There is no account',
  )
  expect(() => run('privacy-erase', '--email', email)).toThrow('Say --yes')
  expect(run('privacy-erase', '--email', email, '--yes')).toContain(id)
  expect(() => run('privacy-erase', '--email', email, '--yes')).toThrow('There is no account')
  const { rows } = await app.pool.query(
    `select (select count(*) from users where email = $1) as users,
    (select count(*) from newsletter_subscriptions where email = $1) as subscriptions,
    (select count(*) from files) as files, (select count(*) from deleted_users) as deleted`,
    [email],
  )
  expect(rows).toEqual([{ users: 0, subscriptions: 0, files: 0, deleted: 1 }])
  const trail = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['privacy.export', 'user.delete']))
})
