// Faults in the middle of a backup and of a restore: no room left, and the database away. Those that are killed: restore.test.ts.
import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { openPool } from '#lib/db.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { begun, command, emptyPlace, key, slow } from './backup.fixture.ts'

let site: TestApp
let folder: string
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  folder = await mkdtemp(join(tmpdir(), 'muster-backups-'))
  site = await testApp({ DATA_DIR: home })
  const { id } = await site.signIn({ type: 'Admin' })
  for (let n = 0; n < 5; n++)
    await storeFile(site.db, { ownerId: id, purpose: 'resume', name: `${n}.pdf`, bytes: document })
})
afterAll(async () => {
  await site.close()
  for (const path of [folder, home]) await rm(path, { recursive: true, force: true })
})

const env = () => ({ DATABASE_URL: site.application.url, DATABASE_OWNER_URL: site.url, DATA_DIR: home })
const said = (promise: Promise<string>) => promise.catch(({ message }: Error) => message)

/** A disk of our own needs a namespace of our own. */
const noDisk = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status !== 0
if (noDisk) console.log('Not tried: a full disk. unshare cannot mount one here.')

/** Runs shell lines with a small disk mounted at `$disk`. @returns all that was said */
async function withDisk(disk: string, kilobytes: number, lines: string[], more: Record<string, string>) {
  await mkdir(disk, { recursive: true })
  const script = [`mount -t tmpfs -o size=${kilobytes}k tmpfs "$disk" || exit 9`, ...lines].join('\n')
  const all = { NODE_ENV: 'test', LOG_LEVEL: 'silent', BACKUP_KEY: key, disk, ...more }
  const { stdout } = await promisify(execFile)('unshare', ['-Urm', 'sh', '-c', `${script}\nexit 0`], {
    env: { ...process.env, ...all },
  })
  return stdout
}

test.skipIf(noDisk)('a disk that is full makes no backup, and the next one begins again', slow, async () => {
  const disk = join(folder, 'small')
  const lines = [
    'node bin/backup.ts --to "$disk" 2>&1; echo "ended with $?"; ls "$disk"; echo "====="',
    'node bin/restore.ts --from "$disk" 2>&1',
    'mount -o remount,size=50m "$disk"',
    'node bin/backup.ts --to "$disk" 2>&1; ls "$disk"',
  ]
  const [full, then] = (await withDisk(disk, 100, lines, env())).split('=====')
  expect(full).toContain('The disk is full: the backup was not completed.')
  expect(full).toContain('ended with 1')
  expect(full).not.toMatch(/^muster-\S+Z$/m)
  expect(then).toContain('There is no backup in')
  expect(then).toMatch(/Backed up \d+ rows and 5 files/)
  expect(then).toMatch(/^muster-\S+Z$/m)
  expect(then).not.toContain('.partial')
})

test.skipIf(noDisk)(
  'a disk that is full while files are restored: the same command again restores all',
  slow,
  async () => {
    await command('backup', ['--to', folder], env())
    const place = await emptyPlace()
    try {
      const lines = [
        'node bin/restore.ts --from "$backups" 2>&1; echo "ended with $?"',
        'node bin/check-audit.ts 2>&1; echo "====="',
        'mount -o remount,size=50m "$disk"',
        'node bin/restore.ts --from "$backups" 2>&1; find "$disk/files" -type f | wc -l',
      ]
      const more = { ...place.env, DATA_DIR: place.dataDir, backups: folder }
      const [full, then] = (await withDisk(place.dataDir, 12, lines, more)).split('=====')
      expect(full).toContain('There is no space to store files')
      expect(full).toContain('ended with 1')
      expect(full).toContain('a restore was interrupted')
      expect(then).toContain('The audit trail and the books hold.')
      expect(then!.trim().split('\n').at(-1)).toBe('5')
    } finally {
      await place.close()
    }
  },
)

test(
  'the database goes away during a backup: a sentence, and nothing that looks like a backup',
  slow,
  async () => {
    const before = await readdir(folder)
    const backup = said(command('backup', ['--to', folder], env()))
    // Other tests may back up other databases of the same server at this moment.
    const ended = `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = 1651209584
        and database = (select oid from pg_database where datname = current_database())`
    await expect
      .poll(async () => (await readdir(folder)).some((name) => name.endsWith('.partial')), {
        interval: 5,
        timeout: 60_000,
      })
      .toBe(true)
    expect((await site.pool.query(ended)).rowCount).toBe(1)
    expect(await backup).toContain('The database went away: the backup was not completed. Run it again.')
    expect((await readdir(folder)).filter((name) => name.endsWith('Z'))).toEqual(
      before.filter((name) => name.endsWith('Z')),
    )
    expect(await command('backup', ['--to', folder], env())).toContain('Backed up')
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
  },
)

test(
  'the database goes away during a restore: nothing uses what is there, and it is begun again',
  slow,
  async () => {
    await command('backup', ['--to', folder], env())
    const place = await emptyPlace()
    const pool = openPool(place.adminUrl, 1)
    try {
      const restoring = begun('restore', ['--from', folder], place.env)
      const ended = once(restoring, 'exit')
      const marker = `select to_regclass('public.restore_in_progress') is not null and to_regclass('public.users') is not null as begun`
      await expect
        .poll(async () => (await pool.query(marker)).rows[0].begun, { interval: 20, timeout: 60_000 })
        .toBe(true)
      // It stays away: between two steps the restore has no connection that could be ended.
      let exit: unknown = null
      void ended.then((code) => (exit = code))
      const cut =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      await expect
        .poll(async () => (await pool.query(cut)) && exit, { interval: 20, timeout: 60_000 })
        .toEqual([1, null])
      await expect(command('check-audit', [], place.env)).rejects.toThrow('a restore was interrupted')
      expect(await command('restore', ['--from', folder], place.env)).toContain(
        'The audit trail and the books hold.',
      )
    } finally {
      await pool.end()
      await place.close()
    }
  },
)
