import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesGifts } from '#features/donations/gift.fixture.ts'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { audit } from '#lib/audit.ts'
import { openBackup, partOf } from '#lib/backup/contents.ts'
import { returnFiles } from '#lib/backup/files.ts'
import { folderTarget } from '#lib/backup/folder-target.ts'
import { backupKey } from '#lib/backup/keys.ts'
import { readPart } from '#lib/backup/parts.ts'
import { openPool } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { command, emptyPlace, key, newestIn, slow, tablesOf } from './backup.fixture.ts'

let site: TestApp
let folder: string
let home: string
let fileKey: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  site = await testApp({ DATA_DIR: home })
  folder = await mkdtemp(join(tmpdir(), 'muster-backups-'))
  await takesGifts(site)
  const { id, session } = await site.signIn({ email: 'vera.ochoa@example.org', firstName: 'Đorđe\t\\N' })
  await site.signIn({ type: 'Admin' })
  await site.send('POST', '/newsletter/subscribe', { session, body: { email: 'vera.ochoa@example.org' } })
  await storeTwo(id)
  await audit(site.db, null, { action: 'instance.live' })
  await addTask(site.db, 'mail.send', { id: 'waits' })
  const { rows } = await site.pool.query('select store_key from files order by store_key limit 1')
  fileKey = rows[0].store_key
})
afterAll(async () => {
  await site.close()
  for (const path of [folder, home]) await rm(path, { recursive: true, force: true })
})

async function storeTwo(ownerId: string) {
  for (const name of ['Resume.pdf', 'Letter.pdf']) {
    const stored = await storeFile(site.db, { ownerId, purpose: 'resume', name, bytes: document })
    expect(stored).toMatchObject({ ok: true })
  }
}

/** Reads every part and every file of a backup. */
async function readWhole(path: string): Promise<string> {
  const opened = await openBackup(folderTarget(path), own)
  for (const table of opened.contents.tables)
    await readPart(opened, partOf(table), new Writable({ write: (_chunk, _encoding, done) => done() }))
  const put = async (_key: string, bytes: AsyncIterable<Buffer>) => void (await Array.fromAsync(bytes))
  await returnFiles(opened, { put }, () => {})
  return 'whole'
}

const own = backupKey(key)
const env = () => ({ DATABASE_URL: site.application.url, DATABASE_OWNER_URL: site.url, DATA_DIR: home })
const backup = (...more: string[]) => command('backup', ['--to', folder, ...more], env())
const newest = () => newestIn(folder)

test(
  'a backup that is restored elsewhere has every row and every file, and does nothing by itself',
  slow,
  async () => {
    expect(await backup()).toMatch(/Backed up \d+ rows and 2 files/)
    const before = await tablesOf(site.pool)
    const place = await emptyPlace()
    try {
      const said = await command('restore', ['--from', folder], place.env)
      expect(said).toContain('The audit trail and the books hold.')
      expect(said).toContain('It is a copy')
      const pool = openPool(place.adminUrl, 2)
      // What a restore itself writes: which place is live, and the record of the backup, which came after its snapshot.
      const own = ['instance', 'backups', 'migrations', 'graphile_worker.migrations', 'audit_chain']
      const after = await tablesOf(pool, own)
      expect(after).toEqual(
        Object.fromEntries(Object.entries(before).filter(([name]) => !own.includes(name))),
      )
      const { rows } = await pool.query('select place from instance')
      expect(rows).toEqual([{ place: 'restored' }])
      const inserted = await pool.query("insert into themes (name) values ('Tidewater') returning id")
      expect(inserted.rowCount).toBe(1)
      await expect(pool.query('delete from audit_entries')).rejects.toThrow()
      await pool.end()
      const at = ['files', fileKey.slice(0, 2), fileKey] as const
      expect(await readFile(join(place.dataDir, ...at))).toEqual(await readFile(join(home, ...at)))

      await expect(command('restore', ['--from', folder], place.env)).rejects.toThrow(
        'The database is not empty',
      )
      expect(await command('go-live', ['--yes'], place.env)).toContain('This is the live database now.')
      expect(await command('go-live', ['--yes'], place.env)).toContain('already')
    } finally {
      await place.close()
    }
  },
)

test(
  'the next backup links the files that are there already, and --keep deletes the oldest',
  slow,
  async () => {
    await backup()
    const one = await newest()
    await backup()
    const two = await newest()
    const of = (path: string) => stat(join(path, 'files', fileKey.slice(0, 2), fileKey))
    expect(two).not.toBe(one)
    expect((await of(two)).ino).toBe((await of(one)).ino)
    await backup('--keep', '1')
    expect(await readdir(folder)).toHaveLength(1)
    expect((await of(await newest())).size).toBeGreaterThan(0)
    const { rows } = await site.pool.query('select count(*) as n from backups')
    expect(rows[0].n).toBe(4)
  },
)

test('a changed byte, another key and a missing file are refused with a sentence', slow, async () => {
  await backup()
  await expect(
    openBackup(folderTarget(folder), backupKey('another key, which is as long as any')),
  ).rejects.toThrow('was sealed with the key')
  await expect(openBackup(folderTarget(join(folder, 'nothing')), own)).rejects.toThrow(
    'There is no backup in',
  )
  const path = `${folder}-changed`
  const damaged = async (name: string, change: (bytes: Buffer) => Buffer | null) => {
    await rm(path, { recursive: true, force: true })
    await cp(await newest(), path, { recursive: true })
    const changed = change(await readFile(join(path, name)))
    await (changed ? writeFile(join(path, name), changed) : rm(join(path, name)))
    return readWhole(path).catch((error: Error) => error.message)
  }
  const flipped = (bytes: Buffer) => {
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    return bytes
  }
  const users = 'database/public.users'
  const file = join('files', fileKey.slice(0, 2), fileKey)
  try {
    expect(await damaged('backup.json', (bytes) => bytes)).toBe('whole')
    expect(await damaged(`${users}.zst.sealed`, flipped)).toContain(
      `The part ${users} of this backup is damaged`,
    )
    expect(await damaged(`${users}.zst.sealed`, (bytes) => bytes.subarray(0, 40))).toContain('is damaged')
    expect(await damaged(`${users}.zst.sealed`, () => null)).toContain('is missing')
    expect(await damaged('contents.zst.sealed', flipped)).toContain('is damaged')
    expect(await damaged(file, flipped)).toContain(`The file ${fileKey} of this backup is damaged`)
    expect(await damaged(file, (bytes) => bytes.subarray(1))).toContain('is damaged or missing')
    expect(await damaged(file, () => null)).toContain('is damaged or missing')
  } finally {
    await rm(path, { recursive: true, force: true })
  }
  const other = { DATA_DIR: home, SECRET: 'y'.repeat(40) }
  await expect(command('restore', ['--verify', '--from', folder], other)).rejects.toThrow(
    'which is not among FILE_KEY and SECRET',
  )
  const verified = await command('restore', ['--verify', '--from', folder], { DATA_DIR: home })
  expect(verified).toContain('The backup can be restored.')
})
