import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { dropFile, type NewFile, storeFile } from './index.ts'
import { vault } from './open.ts'
import { rewrapKeys } from './rewrap.ts'
import { sweep } from './sweep.ts'

let app: TestApp
let dataDir: string
let themeId: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muster-variants-'))
  app = await testApp({ DATA_DIR: dataDir })
  themeId = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A picture with as much in it as a photo. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#456' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

async function kept(bytes: Buffer, more: Partial<NewFile> = {}): Promise<string> {
  const file = { ownerId: null, themeId, purpose: 'picture', name: 'crane.jpg', bytes, ...more } as const
  const stored = await storeFile(app.db, file)
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}

const rowsOf = (id: string) =>
  app.db.selectFrom('file_variants').selectAll().where('file_id', '=', id).orderBy('width').execute()

const read = (id: string, width: number | string, session?: string) =>
  app.get(`/files/${id}/${width}`, session ? { session } : {})

test('a picture is made narrower with the first request, once, and kept', async () => {
  const id = await kept(await photo(1600, 1000))
  const answers = await Promise.all([read(id, 640), read(id, 640), read(id, 640)])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([640, 400])
  }
  const [row, ...others] = await rowsOf(id)
  expect([row!.width, row!.height, others]).toEqual([640, 400, []])
  // The kept one is sent, not another.
  const again = await read(id, 640)
  expect(again.headers.etag).toBe(`"${row!.id}"`)
  expect(again.rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
  const held = { 'if-none-match': `"${row!.id}"` }
  expect((await app.get(`/files/${id}/640`, { headers: held })).statusCode).toBe(304)
})

test('what is not wider, small or moving is sent as it is, and for good', async () => {
  const frames = [await photo(800, 600), await photo(800, 600)]
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ colors: 16, effort: 1 })
    .toBuffer()
  const noisy = await photo(500, 400)
  const cases = [
    [await kept(noisy), 640],
    [await kept(await flat(1200, 800, '#fff')), 640],
    [await kept(moving), 320],
  ] as const
  for (const [id, width] of cases) {
    const [original, variant] = [await app.get(`/files/${id}`), await read(id, width)]
    expect([variant.statusCode, variant.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(variant.rawPayload.equals(original.rawPayload)).toBe(true)
    expect(await rowsOf(id)).toEqual([])
  }
})

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

test('other widths and other files are not there; a photo of a person is read by whom it is shown to, as it is', async () => {
  const id = await kept(await photo(1600, 1000))
  for (const width of [641, 0, -160, 'wide', 100_000])
    expect([width, (await read(id, width)).statusCode]).toEqual([width, 404])
  expect((await read(newId(), 640)).statusCode).toBe(404)
  const maria = await app.signIn()
  const own = await kept(await photo(900, 900), { ownerId: maria.id, themeId: null, purpose: 'photo' })
  expect((await read(own, 320)).statusCode).toBe(404)
  const shown = await read(own, 320, maria.session)
  expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 800])
  expect(await rowsOf(own)).toEqual([])
})

test('a variant whose bytes are gone is made again', async () => {
  const id = await kept(await photo(1600, 1000))
  await read(id, 960)
  const [before] = await rowsOf(id)
  await vault().erase(before!.store_key)
  const answer = await read(id, 960)
  expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).width]).toEqual([200, 960])
  const rows = await rowsOf(id)
  expect(rows.map(({ width }) => width)).toEqual([960])
  expect(rows[0]!.store_key).not.toBe(before!.store_key)
})

test('a picture that cannot be made narrower is sent as it is, for a moment', async () => {
  const id = await kept(await photo(1600, 1000))
  const broken = Buffer.from('not a picture '.repeat(2_000))
  const sealed = await vault().save(id, broken)
  const stored = { store_key: sealed.storeKey, key_id: sealed.keyId, wrapped_key: sealed.wrapped }
  await app.db
    .updateTable('files')
    .set({ ...stored, bytes: broken.length })
    .where('id', '=', id)
    .execute()
  for (const _ of [1, 2]) {
    const answer = await read(id, 640)
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      200,
      'public, max-age=60',
      broken.toString(),
    ])
  }
})

test('variants go with their picture, and their keys change with all others', async () => {
  const id = await kept(await photo(1600, 1000))
  await read(id, 320)
  const { store_key: key, id: variant } = (await rowsOf(id))[0]!
  await app.db.updateTable('file_variants').set({ key_id: 'older' }).where('id', '=', variant).execute()
  expect((await rewrapKeys(app.db)).failed).toBe(1)
  await app.db
    .updateTable('file_variants')
    .set({ key_id: vault().currentKey })
    .where('id', '=', variant)
    .execute()
  const later = new Date(Date.now() + 2 * 86_400_000)
  const isThere = async () => (await Array.fromAsync(vault().store.olderThan(later))).includes(key)
  await sweep(app.db, later)
  expect(await isThere()).toBe(true)
  await dropFile(app.db, id)
  expect((await read(id, 320)).statusCode).toBe(404)
  await sweep(app.db, later)
  expect(await isThere()).toBe(false)
})
