import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { deleteUser } from '#features/users/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { testBucket } from '#test/s3.ts'
import { readSettings } from '../../config.ts'
import { askAddress, document } from './files.fixture.ts'
import { keepFilesIn } from './index.ts'
import { vault } from './open.ts'
import { rewrapKeys } from './rewrap.ts'
import { sweep } from './sweep.ts'

let bucket: Awaited<ReturnType<typeof testBucket>>
let app: TestApp
let session: string

beforeAll(async () => {
  bucket = await testBucket()
  app = await testApp(bucket.environment)
  session = (await app.signIn({ firstName: 'Maria' })).session
})
afterAll(async () => {
  await app.close()
  await bucket.close()
})

const json = { as: 'json' } as const
const sendTo = (address: string, bytes: Buffer) =>
  fetch(address, { method: 'PUT', body: bytes as never, headers: { 'content-type': 'application/pdf' } })

test('the page lets a browser send to the bucket, and nowhere else', async () => {
  const policy = String((await app.get('/account/files', { session })).headers['content-security-policy'])
  expect(/connect-src[^;]*/.exec(policy)?.[0]).toContain(bucket.endpoint)
})

test('what a browser sent to the bucket is checked, sealed and moved when it is first asked for', async () => {
  const { signedRequest, url } = await askAddress(app, { session, purpose: 'resume', name: 'Resume.pdf' })
  expect(new URL(signedRequest).origin).toBe(bucket.endpoint)
  expect((await app.get(url, { session })).statusCode).toBe(404)
  expect((await sendTo(signedRequest, document)).status).toBe(200)
  const stranger = await app.signIn()
  expect((await app.get(url, { session: stranger.session })).statusCode).toBe(404)
  const read = await Promise.all([1, 2].map(() => app.get(url, { session })))
  expect(read.map((one) => [one.statusCode, one.rawPayload.equals(document)])).toEqual([
    [200, true],
    [200, true],
  ])
})

test('what must not be kept is refused in words, then and later, and is gone', async () => {
  const { signedRequest, url } = await askAddress(app, { session, purpose: 'resume' })
  await sendTo(signedRequest, Buffer.from('MZ program'))
  for (const _ of [1, 2]) {
    const refused = await app.get(url, { ...json, session })
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { errors: { file: 'A resume must be a PDF or a Word document (.pdf, .doc or .docx).' } },
    ])
  }
})

test('what is larger than it may be is not read to its end', async () => {
  const { signedRequest, url } = await askAddress(app, { session })
  await sendTo(signedRequest, Buffer.alloc(11 * 1024 * 1024))
  expect((await app.get(url, { ...json, session })).json()).toEqual({
    errors: { file: 'Files should be smaller than 10 MB. Choose a smaller one.' },
  })
})

test('an address that was never used is forgotten, with what was sent', async () => {
  const { signedRequest, url } = await askAddress(app, { session })
  await sendTo(signedRequest, document)
  const { uploads } = await sweep(app.db, new Date(Date.now() + 2 * 86_400_000))
  expect(uploads).toBeGreaterThan(0)
  expect((await app.get(url, { session })).statusCode).toBe(404)
})

test('deleting a person leaves nothing in the bucket, late uploads included', async () => {
  const staged = () => Array.fromAsync(vault().store.staging!.olderThan(new Date(Date.now() + 3_600_000)))
  const before = await staged()
  const leaving = await app.signIn({ firstName: 'Grace' })
  const { signedRequest } = await askAddress(app, { session: leaving.session, purpose: 'dd214' })
  await sendTo(signedRequest, document)
  expect(await staged()).toHaveLength(before.length + 1)
  await deleteUser(app.db, null, leaving.id)
  await runTasks(app, 'files.erase')
  expect(await staged()).toEqual(before)
  await sendTo(signedRequest, document)
  await sweep(app.db, new Date(Date.now() + 3 * 86_400_000))
  expect(await staged()).toEqual([])
})

test('a bucket that is away is said in words, and what was sent is there when it is back', async () => {
  const { signedRequest, url } = await askAddress(app, { session, purpose: 'resume', name: 'Later.pdf' })
  expect((await sendTo(signedRequest, document)).status).toBe(200)
  const away = { ...bucket.environment, S3_ENDPOINT: 'http://127.0.0.1:1' }
  keepFilesIn(readSettings({ NODE_ENV: 'test', ...away }))
  const refused = await app.get(url, { ...json, session })
  expect([refused.statusCode, refused.json().errors.file]).toEqual([
    503,
    expect.stringMatching(/^[A-Z].*\.$/),
  ])
  expect((await app.get(url, { session })).body).toContain(refused.json().errors.file.slice(0, 30))
  keepFilesIn(readSettings({ NODE_ENV: 'test', ...bucket.environment }))
  expect((await app.get('/account/files', { session })).statusCode).toBe(200)
  expect((await app.get(url, { session })).rawPayload.equals(document)).toBe(true)
})

test('keys are changed in a bucket too', async () => {
  const { signedRequest, url } = await askAddress(app, { session, purpose: 'resume', name: 'Keys.pdf' })
  await sendTo(signedRequest, document)
  expect((await app.get(url, { session })).statusCode).toBe(200)
  const young = 'a newer key of the files '.repeat(2)
  const settings = readSettings({ NODE_ENV: 'test', ...bucket.environment, FILE_KEY: young })
  keepFilesIn(settings)
  const { wrapped, failed } = await rewrapKeys(app.db)
  expect([wrapped > 0, failed]).toEqual([true, 0])
  keepFilesIn({ ...settings, files: { ...settings.files, keys: [settings.files.keys[0]!] } })
  expect((await app.get(url, { session })).rawPayload.equals(document)).toBe(true)
  keepFilesIn(settings)
})
