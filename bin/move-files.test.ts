// Files into a bucket and back, and their keys, while the site is up; killed in the middle and continued.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { keepFilesIn, storeFile } from '#features/files/index.ts'
import { keyRing } from '#lib/files/keys.ts'
import { localStore } from '#lib/files/local-store.ts'
import { s3Store } from '#lib/files/s3-store.ts'
import type { FileStore } from '#lib/files/store.ts'
import { testBucket } from '#test/s3.ts'
import { targetOf, tcpProxy } from '#test/tcp-proxy.ts'
import { readSettings } from '../config.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { begun, command, slow } from './backup.fixture.ts'

let bucket: Awaited<ReturnType<typeof testBucket>>
let site: TestApp
let home: string
let maria: { id: string; session: string }
const files: string[] = []

beforeAll(async () => {
  bucket = await testBucket()
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  site = await testApp({ DATA_DIR: home })
  maria = await site.signIn({ firstName: 'Maria' })
  for (let n = 0; n < 40; n++) files.push(await keep(`${n}.pdf`))
})
afterAll(async () => {
  await site.close()
  await bucket.close()
  await rm(home, { recursive: true, force: true })
})

async function keep(name: string): Promise<string> {
  const stored = await storeFile(site.db, { ownerId: maria.id, purpose: 'resume', name, bytes: document })
  if (!stored.ok) throw new Error('not stored')
  return stored.id
}
const database = () => ({ DATABASE_URL: site.application.url, DATABASE_OWNER_URL: site.url, DATA_DIR: home })
const settingsOf = (env: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', DATA_DIR: home, ...bucket.environment, ...env })
const count = async (store: FileStore) => (await Array.fromAsync(store.olderThan(new Date(8.64e15)))).length
const folder = () => localStore(join(home, 'files'))
const inBucket = () => s3Store(bucket.settings)

/** Each file, asked for by its owner. */
async function allRead(): Promise<boolean> {
  for (const id of files) {
    const { statusCode, rawPayload } = await site.get(`/files/${id}`, { session: maria.session })
    if (statusCode !== 200 || !rawPayload.equals(document)) return false
  }
  return true
}

test(
  'files move into a bucket: killed, every one is read; continued, the folder is empty',
  slow,
  async () => {
    await expect(command('move-files', [], { ...database(), ...bucket.environment })).rejects.toThrow(
      'Files are in one place: the bucket muster.',
    )
    // First all processes read both, and write where they did.
    keepFilesIn(settingsOf({ FILE_STORES: 'folder,s3' }))
    files.push(await keep('Before.pdf'))
    expect([await count(folder()), await count(inBucket())]).toEqual([files.length, 0])
    keepFilesIn(settingsOf({ FILE_STORES: 's3,folder' }))
    files.push(await keep('Meanwhile.pdf'))
    expect(await count(inBucket())).toBe(1)

    const env = { ...database(), ...bucket.environment, FILE_STORES: 's3,folder' }
    // A bucket far away: the kill comes in the middle on a machine that is busy, too.
    const far = await tcpProxy(targetOf(bucket.endpoint))
    far.delayMs = 1_000
    const killed = begun('move-files', [], { ...env, S3_ENDPOINT: `http://127.0.0.1:${far.port}` })
    await expect.poll(() => count(inBucket()), { interval: 5, timeout: 60_000 }).toBeGreaterThan(4)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await far.close()
    expect(await count(folder())).toBeGreaterThan(0)
    expect(await allRead()).toBe(true)

    expect(await command('move-files', [], env)).toMatch(
      /Moved \d+ files?, each as it was\.\nAll files are in the bucket muster\. Set FILE_STORES=s3 /,
    )
    expect([await count(folder()), await count(inBucket())]).toEqual([0, files.length])
    expect(await command('move-files', [], env)).toContain('There was nothing to move.')
    keepFilesIn(settingsOf({ FILE_STORES: 's3' }))
    expect(await allRead()).toBe(true)

    // And back.
    await command('move-files', [], { ...env, FILE_STORES: 'folder,s3' })
    expect([await count(folder()), await count(inBucket())]).toEqual([files.length, 0])
    keepFilesIn(settingsOf({ FILE_STORES: 'folder' }))
    expect(await allRead()).toBe(true)
    const [gone] = files
    await site.send('DELETE', `/account/files/${gone}`, { session: maria.session })
    files.shift()
  },
)

test(
  'keys of files move to a new one: killed, every file is read; continued, the old key can go',
  slow,
  async () => {
    const [old, young] = ['an older key of the files '.repeat(2), 'a younger key of the files '.repeat(2)]
    const before = settingsOf({ FILE_STORES: 'folder' }).files.keys
    // Rows without files: nobody asks for them.
    const ring = keyRing(before)
    const rows = Array.from({ length: 2_000 }, () => {
      const id = crypto.randomUUID()
      const { keyId, wrapped } = ring.wrap(randomBytes(32), id)
      return { id, keyId, wrapped: wrapped.toString('hex'), key: randomBytes(16).toString('hex') }
    })
    await site.pool.query(
      `insert into files (id, owner_id, purpose, name, type, bytes, store_key, key_id, wrapped_key)
     select (row->>'id')::uuid, $2, 'resume', 'a.pdf', 'application/pdf', 1, row->>'key', row->>'keyId', decode(row->>'wrapped', 'hex')
     from json_array_elements($1::json) row`,
      [JSON.stringify(rows), maria.id],
    )
    const env = { ...database(), FILE_KEY: `${young},${old}` }
    const left = async () => {
      const { rows } = await site.pool.query('select count(*) as n from files where key_id = $1', [
        ring.current,
      ])
      return rows[0].n as number
    }
    const all = await left()
    // With both keys known and the old one first, a process reads what was rewrapped.
    keepFilesIn(settingsOf({ FILE_STORES: 'folder', FILE_KEY: `${old},${young}` }))
    // It waits for a row that somebody holds, and is killed there.
    const holder = await site.pool.connect()
    await holder.query('begin')
    await holder.query('select from files where id = (select max(id::text)::uuid from files) for update')
    const killed = begun('move-file-key', [], env)
    await expect.poll(left, { interval: 5, timeout: 60_000 }).toBeLessThan(all)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await holder.query('rollback')
    holder.release()
    expect(await left()).toBeGreaterThan(0)
    expect(await allRead()).toBe(true)

    const said = await command('move-file-key', [], env)
    expect(said).toMatch(/Wrapped the keys of \d+ files?\.\nAll files open with the key [0-9a-f]{8} alone/)
    expect(await left()).toBe(0)
    expect(await allRead()).toBe(true)
    expect(await command('move-file-key', [], env)).toContain('There was nothing to do.')
    await expect(
      command('move-file-key', [], { ...database(), FILE_KEY: 'another key of files '.repeat(2) }),
    ).rejects.toThrow('files could not be opened with any key')
  },
)
