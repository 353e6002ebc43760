import { once } from 'node:events'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { openBackup } from '#lib/backup/contents.ts'
import { backupKey } from '#lib/backup/keys.ts'
import { restoreBackup } from '#lib/backup/restore.ts'
import { targetOf } from '#lib/backup/target.ts'
import { openPool } from '#lib/db.ts'
import { openStore } from '#lib/files/open-store.ts'
import { runTasks } from '#test/tasks.ts'
import { readSettings } from '../config.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { begun, command, emptyPlace, key, newestIn, slow } from './backup.fixture.ts'

let site: TestApp
let folder: string
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  site = await testApp({ DATA_DIR: home })
  folder = await mkdtemp(join(tmpdir(), 'muster-backups-'))
  await site.signIn({ type: 'Admin' })
})
afterAll(async () => {
  await site.close()
  for (const path of [folder, home]) await rm(path, { recursive: true, force: true })
})

const env = () => ({ DATABASE_URL: site.application.url, DATABASE_OWNER_URL: site.url, DATA_DIR: home })
const backup = () => command('backup', ['--to', folder], env())
const newest = () => newestIn(folder)

test('who was erased after the backup stays erased after the restore', slow, async () => {
  const { id } = await site.signIn({ email: 'ines.quackenbush@example.org', lastName: 'Quackenbush' })
  const admin = await site.signIn({ type: 'Admin' })
  await site.send('POST', '/newsletter/subscribe', { body: { email: 'ines.quackenbush@example.org' } })
  await backup()
  const from = await newest()
  expect((await site.send('DELETE', `/admin/users/${id}`, { session: admin.session })).statusCode).toBe(200)
  const place = await emptyPlace()
  const other = await emptyPlace()
  try {
    // By the list that the installation kept …
    const { features } = await import('../features/list.ts')
    process.env.DATA_DIR = home
    const { tasks } = features({ development: false, demo: false })
    for (let twice = 0; twice < 2; twice++)
      await tasks['personal-data.listErased']!({}, { db: site.application.db } as never)
    const list = join(home, 'erased.txt')
    expect((await readFile(list, 'utf8')).split('\n').filter((line) => line === id)).toHaveLength(1)
    expect(await command('restore', ['--from', from, '--erased', list], place.env)).toContain(
      'Deleted 1 people again',
    )
    // … and by a later backup.
    await runTasks(site, 'user.forget')
    await backup()
    expect(await command('restore', ['--from', from], other.env)).toContain('Deleted 1 people again')
    for (const { adminUrl } of [place, other]) {
      const pool = openPool(adminUrl, 1)
      const { rows } =
        await pool.query(`select (select count(*) from users where last_name = 'Quackenbush') as users,
        (select count(*) from newsletter_subscriptions where email like '%quackenbush%') as subscriptions`)
      expect(rows).toEqual([{ users: 0, subscriptions: 0 }])
      await pool.end()
    }
    await appendFile(list, 'Ines\n')
    await expect(command('restore', ['--from', from, '--erased', list], other.env)).rejects.toThrow(
      'no id: Ines',
    )
  } finally {
    await place.close()
    await other.close()
  }
})

test('the progress of a restore never goes back, and ends at all of it', slow, async () => {
  const { id: ownerId } = await site.signIn()
  for (let n = 0; n < 10; n++)
    await storeFile(site.db, { ownerId, purpose: 'resume', name: `${n}.pdf`, bytes: document })
  await backup()
  const place = await emptyPlace()
  const pool = openPool(place.env.DATABASE_OWNER_URL, 3)
  try {
    const { files, backupS3 } = readSettings({ NODE_ENV: 'test', ...place.env })
    const opened = await openBackup(targetOf(folder, backupS3), backupKey(key))
    const steps: { what: string; share: number }[] = []
    await restoreBackup(opened, { pool, store: openStore(files) }, ({ what, done, of }) =>
      steps.push({ what: what.replace(/ .*/, ''), share: done / of! }),
    )
    expect(steps.map(({ share }) => share)).toEqual(steps.map(({ share }) => share).sort((a, b) => a - b))
    expect(new Set(steps.map(({ what }) => what))).toEqual(
      new Set(['Table', 'Foreign', 'Files', 'Migrations']),
    )
    expect(steps.find(({ what }) => what === 'Files')!.share).toBeLessThan(1)
    expect(steps.at(-1)).toEqual({ what: 'Migrations', share: 1 })
  } finally {
    await pool.end()
    await place.close()
  }
})

test('a backup that is killed is no backup; a restore that is killed is begun again', slow, async () => {
  await backup()
  const before = await newest()
  const killed = begun('backup', ['--to', folder], env())
  await expect
    .poll(async () => (await readdir(folder)).some((name) => name.endsWith('.partial')), {
      interval: 5,
      timeout: 60_000,
    })
    .toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const [partial] = (await readdir(folder)).filter((name) => name.endsWith('.partial'))
  expect(await newest()).toBe(before)
  await expect(command('restore', ['--from', join(folder, partial!)], { DATA_DIR: home })).rejects.toThrow()

  const place = await emptyPlace()
  const pool = openPool(place.adminUrl, 1)
  try {
    const restoring = begun('restore', ['--from', folder], place.env)
    const marker =
      "select to_regclass('public.restore_in_progress') is not null and to_regclass('public.users') is not null as begun"
    await expect
      .poll(async () => (await pool.query(marker)).rows[0].begun, { interval: 20, timeout: 60_000 })
      .toBe(true)
    restoring.kill('SIGKILL')
    await once(restoring, 'exit')
    await expect(command('check-audit', [], place.env)).rejects.toThrow('a restore was interrupted')
    expect(await command('restore', ['--from', folder], place.env)).toContain(
      'The audit trail and the books hold.',
    )
    expect(await command('check-audit', [], place.env)).toContain('The audit trail')
  } finally {
    await pool.end()
    await place.close()
  }
  await expect
    .poll(() => backup().catch(({ message }: Error) => message), { timeout: 60_000 })
    .toContain('Backed up')
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})
