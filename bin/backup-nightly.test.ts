import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { targetOf } from '#lib/backup/target.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { testBucket } from '#test/s3.ts'
import { features } from '../features/list.ts'
import { key, slow } from './backup.fixture.ts'

let own: TestDatabase
let folder: string
let home: string
beforeAll(async () => {
  own = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'muster-nightly-'))
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
})
afterAll(async () => {
  await own.close()
  for (const path of [folder, home]) await rm(path, { recursive: true, force: true })
})
const before = { ...process.env }
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})

const { tasks, cron } = features({ development: false, demo: false })
const warned: unknown[] = []
const logger = { info: () => {}, warn: (...said: unknown[]) => warned.push(said) }

function nightly(settings: Record<string, string>) {
  const database = { DATABASE_URL: own.application.url, DATABASE_OWNER_URL: own.url }
  Object.assign(process.env, {
    DATA_DIR: home,
    BACKUP_KEY: key,
    LOG_LEVEL: 'silent',
    ...database,
    ...settings,
  })
  return tasks['status.backup']!({}, { db: own.application.db, logger } as never)
}

test(
  'a backup is made each night where a setting says so, and as many are kept as another one says',
  slow,
  async () => {
    expect(cron.map(({ task }) => task)).toContain('status.backup')
    await nightly({})
    expect(await readdir(folder)).toEqual([])
    await nightly({ BACKUP_TO: folder, BACKUP_KEEP: '1' })
    const [first] = await readdir(folder)
    await nightly({ BACKUP_TO: folder, BACKUP_KEEP: '1' })
    const left = await readdir(folder)
    expect(left).toHaveLength(1)
    expect(left).not.toEqual([first])
    await expect(nightly({ BACKUP_TO: '/dev/null/nowhere' })).rejects.toThrow('The backup cannot be written')
  },
)

test('the backup of each night goes to a bucket where the setting names one', slow, async () => {
  const bucket = await testBucket()
  try {
    const target = targetOf('s3://muster/nightly', bucket.settings)
    const settings = {
      ...bucket.environment,
      S3_BUCKET: '',
      BACKUP_TO: 's3://muster/nightly',
      BACKUP_KEEP: '1',
    }
    await nightly(settings)
    const [first] = await target.names()
    await nightly(settings)
    const left = await target.names()
    expect(left).toHaveLength(1)
    expect(left).not.toEqual([first])
  } finally {
    await bucket.close()
  }
})
