// Backups in a bucket: made, shared with the one before, verified, restored, deleted, killed.
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { only } from '#lib/backup/shelf.ts'
import { targetOf } from '#lib/backup/target.ts'
import { testBucket } from '#test/s3.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { begun, command, emptyPlace, slow } from './backup.fixture.ts'

let bucket: Awaited<ReturnType<typeof testBucket>>
let site: TestApp
let home: string
let env: Record<string, string>

beforeAll(async () => {
  bucket = await testBucket()
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  site = await testApp({ DATA_DIR: home })
  const { id } = await site.signIn({ type: 'Admin' })
  for (const name of ['Resume.pdf', 'Letter.pdf'])
    await storeFile(site.db, { ownerId: id, purpose: 'resume', name, bytes: document })
  env = {
    DATABASE_URL: site.application.url,
    DATABASE_OWNER_URL: site.url,
    DATA_DIR: home,
    ...backupAccess(),
  }
})
afterAll(async () => {
  await site.close()
  await bucket.close()
  await rm(home, { recursive: true, force: true })
})

/** The files stay in their folder: the bucket is that of the backups alone. */
const backupAccess = () => ({
  BACKUP_S3_ENDPOINT: bucket.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
  BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
})
const at = 's3://muster/nightly'
/** What lies in the bucket, whatever wrote it. */
async function lying() {
  const all = await readdir(join(bucket.directory, 'muster/killed'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const files = all.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) =>
    relative(join(bucket.directory, 'muster/killed'), join(parentPath, name)),
  )
}
const names = () => targetOf(at, bucket.settings).names()

test(
  'a backup in a bucket is verified and restored from there; the oldest beyond --keep go',
  slow,
  async () => {
    expect(await command('backup', ['--to', at], env)).toMatch(
      /and 2 files .* s3:\/\/muster\/nightly\/muster-/,
    )
    const [first] = await names()
    expect(await command('backup', ['--to', at, '--keep', '1'], env)).toContain(
      `Deleted the oldest: ${first}`,
    )
    expect(await names()).toHaveLength(1)
    expect(await command('restore', ['--verify', '--from', at], env)).toContain('The backup can be restored.')
    const place = await emptyPlace()
    try {
      const said = await command('restore', ['--from', `${at}/${(await names())[0]}`], {
        ...env,
        ...place.env,
      })
      expect(said).toContain('each as it was, and 2 files')
      expect(said).toContain('The audit trail and the books hold.')
      const shelves = (await readdir(join(place.dataDir, 'files'))).filter((name) => name !== 'incoming')
      expect(shelves.length).toBeGreaterThan(0)
    } finally {
      await place.close()
    }
  },
)

test('one that is killed is no backup, and the next one clears it away', slow, async () => {
  const before = await names()
  const fresh = 's3://muster/killed'
  const killed = begun('backup', ['--to', fresh], env)
  const shelf = () => targetOf('s3://muster/killed', bucket.settings)
  await expect.poll(async () => (await lying()).length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(5)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await shelf().names()).toEqual([])
  // The stand-in lists no prefix whose objects all lie deeper; S3 does.
  const [half] = (await lying()).map((path) => path.split('/')[0]!)
  await shelf()
    .open(half!)
    .write('note', only(Buffer.from('killed')))
  await expect(command('restore', ['--verify', '--from', fresh], env)).rejects.toThrow(
    'There is no backup in',
  )
  await command('backup', ['--to', fresh], env)
  expect(await shelf().names()).toHaveLength(1)
  const [complete] = await shelf().names()
  expect((await lying()).filter((name) => !name.startsWith(complete!))).toEqual([])
  expect(await names()).toEqual(before)
})

test('a bucket that refuses is said in a sentence', slow, async () => {
  await expect(command('backup', ['--to', 's3://elsewhere/x'], env)).rejects.toThrow(
    'The bucket elsewhere cannot be used: NoSuchBucket',
  )
  await expect(command('backup', ['--to', 's3:elsewhere'], env)).rejects.toThrow('is no address of a bucket')
})
