import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { document, photoOfHome } from './files.fixture.ts'
import { adoptFile, type NewFile, storeFile } from './index.ts'

let app: TestApp
let harbor: string
let docks: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Docks', ['docks.localhost'])
})
afterAll(() => app.close())

async function stored(file: Partial<NewFile>) {
  const kept = await storeFile(app.db, {
    ownerId: null,
    purpose: 'dd214',
    name: 'a.pdf',
    bytes: document,
    ...file,
  })
  if (!kept.ok) throw new Error(kept.reason)
  return kept.id
}

const audits = async () =>
  await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'dd214.read')
    .orderBy('id')
    .execute()

test('a DD214 is read by its owner and by those who validate it for that site; each reading is remembered first', async () => {
  const maria = await app.signIn({ firstName: 'Maria', themeId: harbor })
  const id = await stored({ ownerId: maria.id, name: 'Ortiz DD214.pdf' })
  const viewers = {
    maria,
    administrator: await app.signIn({ type: 'Admin' }),
    ownerOfHarbor: await app.signIn({ isThemeOwner: true, themeId: harbor }),
    ownerOfDocks: await app.signIn({ isThemeOwner: true, themeId: docks }),
    manager: await app.signIn({ type: 'Manager' }),
    mentor: await app.signIn({ type: 'Mentor' }),
    member: await app.signIn(),
    visitor: { session: undefined, id: null },
  }
  const statuses: Record<string, number> = {}
  for (const [name, { session }] of Object.entries(viewers))
    statuses[name] = (await app.get(`/files/${id}`, session ? { session } : {})).statusCode
  expect(statuses).toEqual({
    maria: 200,
    administrator: 200,
    ownerOfHarbor: 200,
    ownerOfDocks: 404,
    manager: 404,
    mentor: 404,
    member: 404,
    visitor: 404,
  })
  const entries = await audits()
  expect(entries.map((entry) => [entry.actor_id, entry.subject_id])).toEqual(
    [viewers.maria, viewers.administrator, viewers.ownerOfHarbor].map(({ id: actor }) => [actor, maria.id]),
  )
  expect(JSON.stringify(entries)).not.toContain('Ortiz')
})

test('staff who switched to the account neither read its DD214 nor upload one', async () => {
  const maria = await app.signIn({ themeId: harbor })
  const admin = await app.signIn({ type: 'Admin' })
  const id = await stored({ ownerId: maria.id })
  await app.db.updateTable('sessions').set({ actor_id: admin.id }).where('user_id', '=', maria.id).execute()
  expect((await app.get(`/files/${id}`, { session: maria.session })).statusCode).toBe(404)
  const ask = '/user/generate-signed-upload-url?uploadName=a.pdf&type=application/pdf&purpose=dd214'
  expect((await app.get(ask, { as: 'json', session: maria.session })).statusCode).toBe(403)
})

test('no audit, no bytes', async () => {
  const maria = await app.signIn()
  const id = await stored({ ownerId: maria.id })
  await app.db.schema.alterTable('audit_entries').renameTo('audit_away').execute()
  expect((await app.get(`/files/${id}`, { session: maria.session })).statusCode).toBe(500)
  await app.db.schema
    .alterTable('audit_away' as never)
    .renameTo('audit_entries')
    .execute()
})

test('a resume follows what its owner allows', async () => {
  const dolores = await app.signIn({ themeId: harbor })
  const mentor = await app.signIn({ type: 'Mentor' })
  const id = await stored({ ownerId: dolores.id, purpose: 'resume' })
  const read = async () => (await app.get(`/files/${id}`, { session: mentor.session })).statusCode
  expect(await read()).toBe(404)
  const profile = { user_id: dolores.id, is_findable: true, resume_shown_to: 'mentors' }
  await app.db.insertInto('profiles').values(profile).execute()
  expect(await read()).toBe(200)
  await app.db
    .updateTable('profiles')
    .set({ resume_shown_to: 'nobody' })
    .where('user_id', '=', dolores.id)
    .execute()
  expect(await read()).toBe(404)
})

test("a document is its owner's alone; one without an owner nobody's", async () => {
  const maria = await app.signIn({ themeId: harbor })
  const admin = await app.signIn({ type: 'Admin' })
  const id = await stored({ purpose: 'document' })
  for (const { session } of [maria, admin])
    expect((await app.get(`/files/${id}`, { session })).statusCode).toBe(404)
  await adoptFile(app.db, id, maria.id)
  await adoptFile(app.db, id, admin.id)
  expect((await app.get(`/files/${id}`, { session: maria.session })).statusCode).toBe(200)
  expect((await app.get(`/files/${id}`, { session: admin.session })).statusCode).toBe(404)
})

test('what is served runs nothing, is saved and not shown, and stays in no cache', async () => {
  const maria = await app.signIn()
  const id = await stored({ ownerId: maria.id, purpose: 'resume', name: 'resume.pdf' })
  const { headers } = await app.get(`/files/${id}`, { session: maria.session })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(document.length),
    'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const url of ['/files/nothing', '/files/../secret', '/files/00000000-0000-7000-8000-000000000000'])
    expect((await app.get(url, { session: maria.session })).statusCode, url).toBeGreaterThanOrEqual(400)
})

test('a photo is redrawn: upright, smaller, without the location', async () => {
  const maria = await app.signIn()
  const original = await photoOfHome()
  const before = await sharp(original).metadata()
  expect([before.orientation, before.exif?.includes('Phone')]).toEqual([6, true])
  const id = await stored({ ownerId: maria.id, purpose: 'photo', name: 'me.jpg', bytes: original })
  const answer = await app.get(`/files/${id}`, { session: maria.session })
  const read = await sharp(answer.rawPayload).metadata()
  expect(read).toMatchObject({ format: 'webp', width: 533, height: 800 })
  expect([read.exif, read.icc, read.xmp, read.iptc]).toEqual([undefined, undefined, undefined, undefined])
  expect(answer.headers['content-disposition']).toContain('inline; filename="me.webp"')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  const facts = (await app.get(`/files/${id}`, { as: 'json', session: maria.session })).json()
  expect(facts).toMatchObject({ width: 533, height: 800, type: 'image/webp' })
  const etag = String(answer.headers.etag)
  const again = await app.get(`/files/${id}`, { session: maria.session, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.signIn()
  const stranger = await app.get(`/files/${id}`, {
    session: other.session,
    headers: { 'if-none-match': etag },
  })
  expect(stranger.statusCode).toBe(404)
})

test('pictures of pages are for everybody, and are kept by caches', async () => {
  const staff = await app.signIn({ type: 'Admin' })
  const id = await stored({
    ownerId: staff.id,
    themeId: harbor,
    purpose: 'picture',
    bytes: await photoOfHome(),
  })
  const { statusCode, headers } = await app.get(`/files/${id}`)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers['set-cookie']).toBeUndefined()
})

test('pictures that are bombs, broken, or can run are refused', async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const reason = async (bytes: Buffer) => {
    const kept = await storeFile(app.db, { ownerId: null, purpose: 'photo', name: 'a.png', bytes })
    return kept.ok ? 'taken' : kept.reason
  }
  expect(await reason(await flat(9000, 9000))).toContain('50 megapixels')
  expect(await reason((await flat(50, 50)).subarray(0, 60))).toContain('cannot be read')
  expect(
    await reason(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  ).toContain('must be a picture')
  expect(await reason(document)).toContain('must be a picture')
  expect(await reason(Buffer.alloc(0))).toContain('empty')
  const polyglot = Buffer.concat([await flat(50, 50), Buffer.from('<script>alert(1)</script>')])
  const kept = await stored({ purpose: 'picture', bytes: polyglot })
  expect((await app.get(`/files/${kept}`)).rawPayload.includes('script')).toBe(false)
})
