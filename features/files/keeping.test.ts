import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesPerPerson } from '#spec/limits.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { readSettings } from '../../config.ts'
import { askAddress, document, postFile, put, whitePicture } from './files.fixture.ts'
import { dropFile, dropFilesOf, keepFilesIn, storeFile } from './index.ts'
import { vault } from './open.ts'
import { rewrapKeys } from './rewrap.ts'
import { sweep } from './sweep.ts'

let app: TestApp
let dataDir: string
let maria: { session: string; id: string }

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muster-files-'))
  app = await testApp({ DATA_DIR: dataDir })
  maria = await app.signIn({ firstName: 'Maria' })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const json = { as: 'json' } as const
const store = (ownerId: string | null, more = {}) =>
  storeFile(app.db, { ownerId, purpose: 'document', name: 'a.pdf', bytes: document, ...more })

async function kept(ownerId: string | null, more = {}) {
  const stored = await store(ownerId, more)
  if (!stored.ok) throw new Error(stored.reason)
  return app.db.selectFrom('files').selectAll().where('id', '=', stored.id).executeTakeFirstOrThrow()
}

const isThere = async (key: string) =>
  (await Array.fromAsync(vault().store.olderThan(new Date(Date.now() + 86_400_000)))).includes(key)

test('what is kept is sealed, each file with its own key', async () => {
  const [one, two] = [await kept(maria.id), await kept(maria.id)]
  const raw = Buffer.concat(await Array.fromAsync(await vault().store.get(one.store_key)))
  expect(raw.includes('%PDF')).toBe(false)
  expect(raw.length).toBe(document.length + 16)
  expect(one.wrapped_key.equals(two.wrapped_key)).toBe(false)
  await expect(
    vault().open(one.id, { storeKey: two.store_key, keyId: one.key_id, wrapped: one.wrapped_key }),
  ).rejects.toThrow('damaged')
})

test('two uploads at once keep the quota', async () => {
  const james = await app.signIn({ firstName: 'James' })
  const room = await app.db
    .insertInto('files')
    .values({
      owner_id: james.id,
      purpose: 'document',
      name: 'large.pdf',
      type: 'application/pdf',
      bytes: filesPerPerson.bytes - document.length * 2,
      store_key: 'large',
      key_id: 'none',
      wrapped_key: randomBytes(8),
    })
    .execute()
  expect(room).toHaveLength(1)
  const stored = await Promise.all([1, 2, 3, 4, 5].map(() => store(james.id)))
  expect(stored.filter((one) => one.ok)).toHaveLength(2)
  expect(stored.find((one) => !one.ok)).toEqual({
    ok: false,
    reason: 'Your files have no room for this one. Delete some under Account, Files, and try again.',
  })
  await app.db.deleteFrom('files').where('owner_id', '=', james.id).execute()
})

test('a person has a limited number of files; pictures of sites are counted separately', async () => {
  const dana = await app.signIn({ type: 'Manager' })
  const small = (n: number, purpose: string) => ({
    ...{ owner_id: dana.id, purpose, name: 'a.pdf', type: 'application/pdf', bytes: 1 },
    ...{ store_key: `${dana.id}-${purpose}-${n}`, key_id: 'none', wrapped_key: randomBytes(8) },
  })
  const many = Array.from({ length: filesPerPerson.count - 1 }, (_, n) => small(n, 'document'))
  await app.db.insertInto('files').values(many).execute()
  expect([(await store(dana.id)).ok, (await store(dana.id)).ok]).toEqual([true, false])
  expect((await store(dana.id, { purpose: 'picture', bytes: await whitePicture() })).ok).toBe(true)
  await app.db.deleteFrom('files').where('owner_id', '=', dana.id).execute()
})

test('a file of a transaction that fails is no file, and its bytes are swept', async () => {
  await sweepAfterDays(1)
  await app.db
    .transaction()
    .execute(async (trx) => {
      await storeFile(trx, { ownerId: null, purpose: 'dd214', name: 'a.pdf', bytes: document })
      throw new Error('The account could not be made.')
    })
    .catch(() => {})
  expect((await sweepAfterDays(1)).bytes).toBe(1)
})

const sweepAfterDays = (days: number) => sweep(app.db, new Date(Date.now() + days * 86_400_000 + 60_000))

test('what nobody took within a day is dropped, and nothing else', async () => {
  const waiting = await kept(null, { purpose: 'dd214' })
  const own = await kept(maria.id, { purpose: 'dd214' })
  const themeId = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const logo = await kept(null, { purpose: 'logo', themeId, bytes: await whitePicture() })
  expect((await sweep(app.db)).files).toBe(0)
  expect(await isThere(waiting.store_key)).toBe(true)
  expect((await sweepAfterDays(1)).files).toBe(1)
  await runTasks(app, 'files.erase')
  expect([
    await isThere(waiting.store_key),
    await isThere(own.store_key),
    await isThere(logo.store_key),
  ]).toEqual([false, true, true])
})

test('dropping a file ends it at once, and its bytes once that is committed', async () => {
  const file = await kept(maria.id)
  await app.db
    .transaction()
    .execute(async (trx) => {
      await dropFile(trx, file.id)
      throw new Error('Changed my mind.')
    })
    .catch(() => {})
  expect((await app.get(`/files/${file.id}`, { session: maria.session })).statusCode).toBe(200)
  await dropFile(app.db, file.id)
  expect((await app.get(`/files/${file.id}`, { session: maria.session })).statusCode).toBe(404)
  await runTasks(app, 'files.erase')
  expect(await isThere(file.store_key)).toBe(false)
})

test('deleting a person deletes their files, but not the pictures of sites', async () => {
  const dana = await app.signIn({ type: 'Manager' })
  const themeId = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const picture = await kept(dana.id, { purpose: 'picture', bytes: await whitePicture(), themeId })
  const resume = await kept(dana.id, { purpose: 'resume' })
  await dropFilesOf(app.db, dana.id)
  await app.db.deleteFrom('users').where('id', '=', dana.id).execute()
  expect((await app.get(`/files/${picture.id}`)).statusCode).toBe(200)
  expect(await app.db.selectFrom('files').select('id').where('id', '=', resume.id).execute()).toEqual([])
})

test('the list of own files: what is there, the room it takes, adding, deleting', async () => {
  const rosa = await app.signIn({ firstName: 'Rosa' })
  expect((await app.get('/account/files', json)).statusCode).toBe(401)
  expect((await postFile(app, '/account/files', rosa.session, document, 'Award.pdf')).statusCode).toBe(201)
  const { files, used } = (await app.get('/account/files', { ...json, session: rosa.session })).json()
  expect(files).toMatchObject([{ name: 'Award.pdf', purpose: 'document', bytes: document.length }])
  expect(used).toBe(document.length)
  const page = await app.get('/account/files', { session: rosa.session })
  expect(page.body).toContain('Award.pdf')
  expect(page.body).toContain('encType="multipart/form-data"')
  const theirs = await app.send('DELETE', `/account/files/${files[0].id}`, { session: maria.session })
  expect(theirs.statusCode).toBe(404)
  expect(
    (await app.send('POST', `/account/files/${files[0].id}/delete`, { session: rosa.session })).statusCode,
  ).toBe(200)
  expect((await app.get('/account/files', { ...json, session: rosa.session })).json().files).toEqual([])
  const refused = await postFile(app, '/account/files', rosa.session, Buffer.from('MZ'), 'a.pdf')
  expect(refused.json()).toEqual({ errors: { file: 'This must be a PDF, a Word document or a picture.' } })
})

test('deleting a DD214 is remembered', async () => {
  const file = await kept(maria.id, { purpose: 'dd214', name: 'Ortiz.pdf' })
  await app.send('DELETE', `/account/files/${file.id}`, { session: maria.session })
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'dd214.delete')
    .execute()
  expect(entries).toMatchObject([{ actor_id: maria.id, detail: { file: file.id } }])
})

test('keys are changed: nothing has to be sealed again, and the old key can go', async () => {
  const file = await kept(maria.id)
  const read = async () => (await app.get(`/files/${file.id}`, { session: maria.session })).statusCode
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    FILE_KEY: 'a newer key of the files '.repeat(2),
  })
  keepFilesIn(settings)
  expect(await read()).toBe(200)
  const { wrapped, failed } = await rewrapKeys(app.db)
  expect([wrapped > 0, failed]).toEqual([true, 0])
  const [young] = settings.files.keys
  keepFilesIn({ ...settings, files: { ...settings.files, keys: [young!] } })
  expect(await read()).toBe(200)
  expect(await rewrapKeys(app.db)).toMatchObject({ wrapped: 0, failed: 0 })
  keepFilesIn(readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  expect(await read()).toBe(503)
  keepFilesIn(settings)
})

test('a store that fails is said in words, gives the address back, and the file can be sent again', async () => {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const address = await askAddress(app, { session: maria.session })
  keepFilesIn({ ...settings, files: { ...settings.files, folder: '/dev/null/files' } })
  const failed = await put(app, address.signedRequest, {})
  expect([failed.statusCode, failed.json()]).toEqual([
    503,
    {
      errors: {
        file: 'There is no space to store files right now. The administrators of this site have been notified; please try again later.',
      },
    },
  ])
  keepFilesIn(settings)
  expect((await put(app, address.signedRequest, {})).statusCode).toBe(200)
})

test('bytes that are gone or were changed are said in words, and never given out', async () => {
  const [gone, changed] = [await kept(maria.id), await kept(maria.id)]
  await vault().erase(gone.store_key)
  const missing = await app.get(`/files/${gone.id}`, { ...{ session: maria.session } })
  expect([missing.statusCode, missing.body.includes('This file no longer exists.')]).toEqual([410, true])
  const raw = Buffer.concat(await Array.fromAsync(await vault().store.get(changed.store_key)))
  raw[20]! ^= 1
  await vault().store.put(
    changed.store_key,
    (async function* () {
      yield raw
    })(),
  )
  const damaged = await app.get(`/files/${changed.id}`, { session: maria.session })
  expect([damaged.statusCode, damaged.body.includes('is damaged and cannot be opened')]).toEqual([503, true])
  expect(damaged.body).not.toContain('%PDF')
})
