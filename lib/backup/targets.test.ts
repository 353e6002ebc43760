import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBucket } from '#test/s3.ts'
import { only, type Target } from './shelf.ts'
import { targetOf } from './target.ts'

let bucket: Awaited<ReturnType<typeof testBucket>>
let folder: string
beforeAll(async () => {
  bucket = await testBucket()
  folder = await mkdtemp(join(tmpdir(), 'muster-targets-'))
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const [one, two, three] = [1, 2, 3].map((day) => `muster-2026-11-0${day}T04-10-00-123Z`) as [
  string,
  string,
  string,
]
const head = Buffer.from('{}\n')
const text = (words: string) => only(Buffer.from(words))

async function readFrom(target: Target, backup: string, name: string): Promise<string> {
  return Buffer.concat(await Array.fromAsync(await target.open(backup).read(name))).toString()
}

describe.each([
  { kind: 'a folder', at: () => join(folder, 'some') },
  { kind: 'a bucket', at: () => 's3://muster/nightly/some' },
  { kind: 'a bucket without a prefix', at: () => 's3://muster' },
])('$kind', ({ at }) => {
  const target = () => targetOf(at(), bucket.settings)

  test('has the backups that were completed, and takes parts over from them', async () => {
    expect(await target().names()).toEqual([])
    for (const name of [two, one]) {
      const shelf = await target().begin(name)
      await shelf.write('database/public.users.zst.sealed', text(`rows of ${name}`))
      expect(await shelf.takeOver('files/ab/abc', { backup: three, bytes: 6 })).toBe(false)
      await shelf.write('files/ab/abc', text('a file'))
      await target().complete(name, head)
    }
    const shelf = await target().begin(three)
    expect(await shelf.takeOver('files/ab/abc', { backup: one, bytes: 'a file'.length })).toBe(true)
    expect(await target().names()).toEqual([one, two])
    await target().complete(three, head)
    expect(await target().names()).toEqual([one, two, three])
    await target().remove(one)
    expect(await target().names()).toEqual([two, three])
    expect(await readFrom(target(), three, 'files/ab/abc')).toBe('a file')
    await expect(readFrom(target(), one, 'files/ab/abc')).rejects.toMatchObject({ fault: 'missing' })
    const named = targetOf(`${at()}/${two}`, bucket.settings).asBackup()
    expect([named.name, await named.target.names()]).toEqual([two, [two, three]])
  })

  test('what was not completed is no backup, and goes with the next one', async () => {
    const name = 'muster-2026-11-09T04-10-00-123Z'
    const shelf = await target().begin(name)
    await shelf.write('contents.zst.sealed', text('all of it'))
    expect(await target().names()).not.toContain(name)
    const partial = at().startsWith('s3:') ? name : `${name}.partial`
    expect(await readFrom(target(), partial, 'contents.zst.sealed')).toBe('all of it')
    await target().removeUnfinished()
    await expect(readFrom(target(), partial, 'contents.zst.sealed')).rejects.toMatchObject({
      fault: 'missing',
    })
    expect(await target().names()).toEqual([two, three])
  })

  test('a large part comes back as it was, and one whose source breaks leaves nothing in a bucket', async () => {
    const name = 'muster-2026-11-10T04-10-00-123Z'
    const [written, read] = [createHash('sha256'), createHash('sha256')]
    const shelf = await target().begin(name)
    async function* large() {
      for (let n = 0; n < 40; n++) {
        const bytes = randomBytes(1024 * 1024)
        written.update(bytes)
        yield bytes
      }
    }
    await shelf.write('database/large', large())
    for await (const chunk of await shelf.read('database/large')) read.update(chunk)
    expect(read.digest('hex')).toBe(written.digest('hex'))

    async function* broken() {
      yield randomBytes(20 * 1024 * 1024)
      throw new Error('Connection terminated')
    }
    await expect(shelf.write('database/broken', broken())).rejects.toThrow('Connection terminated')
    if (at().startsWith('s3:'))
      await expect(readFrom(target(), name, 'database/broken')).rejects.toMatchObject({ fault: 'missing' })
    await target().removeUnfinished()
  })
})

test('addresses that are none, and buckets that cannot be used, are refused with a sentence', async () => {
  expect(() => targetOf('s3://', bucket.settings)).toThrow('is no address of a bucket')
  expect(() => targetOf('s3://bucket/a prefix', bucket.settings)).toThrow('is no address of a bucket')
  const nowhere = targetOf('s3://nothing-here/x', bucket.settings)
  await expect(nowhere.names()).rejects.toThrow('The bucket nothing-here cannot be used: NoSuchBucket')
  await expect((await nowhere.begin(one)).write('a', text('b'))).rejects.toThrow(
    'The bucket nothing-here cannot be used',
  )
})
