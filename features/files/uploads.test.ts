import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword } from '#features/users/index.ts'
import { sign } from '#lib/signature.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { docxOf } from '#test/word.ts'
import { askAddress, document, put, sendFile } from './files.fixture.ts'

let app: TestApp
let session: string

beforeAll(async () => {
  app = await testApp()
  session = (await app.signIn({ firstName: 'Maria' })).session
})
afterAll(() => app.close())

const json = { as: 'json' } as const

test('an address takes a file, which is then there for its owner', async () => {
  const { answer, url, signedRequest } = await sendFile(app, { session, purpose: 'dd214' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, url }])
  expect(signedRequest).toMatch(/^\/user\/uploads\/[0-9a-f-]{36}\?signature=/)
  const read = await app.get(url, { session })
  expect([read.statusCode, read.rawPayload.equals(document)]).toEqual([200, true])
  expect((await app.get(url, { ...json, session })).json()).toEqual({
    id: url.split('/').at(-1),
    url,
    name: 'DD214.pdf',
    type: 'application/pdf',
    bytes: document.length,
    width: null,
    height: null,
    purpose: 'dd214',
    createdAt: expect.any(String),
  })
})

test('an address takes one file: not a second, not two at once', async () => {
  const address = await askAddress(app, { session })
  const answers = await Promise.all([1, 2, 3].map(() => put(app, address.signedRequest, {})))
  expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 410, 410])
  expect((await put(app, address.signedRequest, {})).statusCode).toBe(410)
})

test('what was signed cannot be changed, and needs our signature', async () => {
  const { signedRequest } = await askAddress(app, { session })
  const other = await askAddress(app, { session })
  const [, signature] = signedRequest.split('signature=')
  const id = other.url.split('/').at(-1)
  const forged = sign('another secret of 32 characters or more', 'upload', signature!.split('.')[0]!)
  const attempts = [
    `/user/uploads/${id}?signature=${signature}`,
    `${signedRequest}x`,
    signedRequest.replace(/signature=./, 'signature=A'),
    `${signedRequest.split('signature=')[0]}signature=${forged}`,
    `${signedRequest.split('signature=')[0]}signature=`,
  ]
  for (const url of attempts) expect((await put(app, url, {})).statusCode, url).toBe(403)
  expect((await put(app, signedRequest, {})).statusCode).toBe(200)
})

test('the type and the size are those that were signed', async () => {
  const { signedRequest } = await askAddress(app, { session })
  expect((await put(app, signedRequest, { type: 'text/html' })).statusCode).toBe(415)
  expect((await put(app, signedRequest, { bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })).statusCode).toBe(413)
  const endless = Readable.from(
    (function* () {
      for (let at = 0; at < 200; at++) yield Buffer.alloc(64 * 1024, 0x20)
    })(),
  )
  const answer = await app.app.inject({
    method: 'PUT',
    url: signedRequest,
    payload: endless,
    headers: { host: 'localhost', 'content-type': 'application/pdf' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { errors: { file: 'Files should be smaller than 10 MB. Choose a smaller one.' } },
  ])
})

test('an address ends with a new password, with its time, and with the account', async () => {
  const james = await app.signIn({ firstName: 'James' })
  const before = await askAddress(app, { session: james.session })
  await changePassword(app.db, james.id, 'argon2id of another', james.session)
  expect((await put(app, before.signedRequest, {})).statusCode).toBe(410)
  const late = await askAddress(app, { session: james.session })
  await app.db
    .updateTable('uploads')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await put(app, late.signedRequest, {})).statusCode).toBe(410)
  const disabled = await askAddress(app, { session: james.session })
  await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', james.id).execute()
  expect((await put(app, disabled.signedRequest, {})).statusCode).toBe(410)
})

test('only members get addresses, for what they may upload, and of types that it may have', async () => {
  const ask = (query: string, who?: string) =>
    app.get(`/user/generate-signed-upload-url?${query}`, { ...json, ...(who && { session: who }) })
  expect((await ask('uploadName=a.pdf&type=application/pdf')).statusCode).toBe(401)
  const refused = await ask('uploadName=a.doc&type=application/msword&purpose=dd214', session)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.type).toContain('A DD214 must be a PDF')
  expect((await ask('uploadName=a.svg&type=image/svg%2bxml', session)).statusCode).toBe(422)
  expect((await ask('uploadName=a.png&type=image/png&purpose=logo', session)).statusCode).toBe(403)
  expect((await ask('uploadName=&type=image/png', session)).json()).toEqual({
    errors: { uploadName: 'No file selected.' },
  })
  const nothing = await ask('purpose=selfie', session)
  expect([nothing.statusCode, nothing.json().errors]).toEqual([
    400,
    {
      uploadName: 'No file selected.',
      type: 'Please say what type of file it is, such as application/pdf.',
      purpose: expect.stringMatching(/^A file may be for one of these: dd214, resume/),
    },
  ])
  const staff = await app.signIn({ type: 'Admin' })
  expect((await ask('uploadName=a.png&type=image/png&purpose=logo', staff.session)).statusCode).toBe(200)
})

test('what is sent is judged by its content; a refused address stays used, a fault of ours gives it back', async () => {
  const { answer, url, signedRequest } = await sendFile(app, {
    session,
    bytes: Buffer.from('MZ program'),
    purpose: 'resume',
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { errors: { file: 'A resume must be a PDF or a Word document (.pdf, .doc or .docx).' } },
  ])
  expect((await put(app, signedRequest, {})).statusCode).toBe(410)
  expect((await app.get(url, { ...json, session })).statusCode).toBe(404)
  const word = await sendFile(app, { session, bytes: docxOf(), purpose: 'resume', name: 'Resume.pdf' })
  expect((await app.get(word.url, { ...json, session })).json().name).toBe('Resume.docx')
})

test('names never become paths, headers or markup', async () => {
  const names = [
    '../../etc/passwd',
    'C:\\Users\\Maria\\a.pdf',
    'a\r\nSet-Cookie: x=1.pdf',
    '\u202efdp.exe',
    '<img src=x>.pdf',
    '.',
    'ünï "quoted".pdf',
    'a'.repeat(400),
  ]
  for (const name of names) {
    const { url } = await sendFile(app, { session, name })
    const kept = (await app.get(url, { ...json, session })).json().name as string
    expect(kept).toMatch(/^[^/\\<>"\r\n\u202e]{1,124}\.pdf$/)
    const header = String((await app.get(url, { session })).headers['content-disposition'])
    expect(header).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]+$/)
  }
})
