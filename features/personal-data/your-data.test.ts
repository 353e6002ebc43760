import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { keepFilesIn, openParcel, storeFile, storeParcel } from '#features/files/index.ts'
import { signedUp } from '#features/sign-in/people.fixture.ts'
import { deleteUser } from '#features/users/index.ts'
import { openZip } from '#lib/files/zip.ts'
import { newId } from '#lib/ids.ts'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { readSettings } from '../../config.ts'
import { features } from '../list.ts'

let app: TestApp
let home: string
let harbor: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-your-data-'))
  app = await testApp({ DATA_DIR: home })
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  keepFilesIn(readSettings({ NODE_ENV: 'test', DATA_DIR: home }))
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

const taskOf = (name: string) => features({ development: false, demo: false }).tasks[name]!
const own = { 'sec-fetch-site': 'same-origin' }
const url = '/account/data'
const ask = (session: string) => app.send('POST', url, { session, body: {} })
const copyOf = async (session: string) => (await app.get(url, { session, as: 'json' })).json().copy
const trailOf = async (id: string) =>
  (await app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  )

/** The address in the newest mail with a link. */
async function linkTo(email: string): Promise<string> {
  const { rows } = await app.pool.query<{ text: string }>(
    `select text_body as text from mails where recipient = $1 and kind = 'data-copy' order by created_at desc, id desc limit 1`,
    [email],
  )
  return /\/account\/data\/copy\?token=[\w-]+/.exec(rows[0]!.text)![0]
}
async function archiveAt(link: string, session: string): Promise<string> {
  return (await app.get(link, { session, as: 'json' })).json().archive
}
const fetchFrom = (archive: string, session: string) => app.get(archive, { session, headers: own })
const filesStored = async () =>
  (await readdir(join(home, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

test('a person has a copy made, and fetches it once', async () => {
  const email = 'vera.ochoa@example.org'
  const { id, session } = await app.signIn({ email, firstName: 'Vera' })
  const other = await app.signIn({ firstName: 'Tom' })
  const file = { ownerId: id, purpose: 'resume', name: 'Vera Ochoa.pdf', bytes: document } as const
  expect(await storeFile(app.db, file)).toMatchObject({ ok: true })

  expect((await ask(session)).json()).toMatchObject({ ok: true, copy: { state: 'waiting' } })
  expect((await ask(session)).json().message).toContain('already')
  expect(await runTasks(app, 'personal-data.makeCopy')).toBe(1)
  expect(await copyOf(session)).toMatchObject({ state: 'ready', isByStaff: false })
  const notices = (await app.get('/notifications', { session, as: 'json' })).json()
  expect(JSON.stringify(notices)).toContain('Your data is ready to download')

  const link = await linkTo(email)
  const archive = await archiveAt(link, session)
  expect(await archiveAt(link, other.session)).toBeNull()
  expect((await fetchFrom(archive, other.session)).statusCode).toBe(410)
  expect((await app.get(archive, { session })).statusCode).toBe(403)
  const fetched = await fetchFrom(archive, session)
  expect(fetched.headers).toMatchObject({
    ...{ 'content-type': 'application/zip', 'cache-control': 'private, no-store' },
    ...{ 'content-disposition': 'attachment; filename="your-data.zip"' },
  })
  const zip = await openZip(fetched.rawPayload, { entries: 10, unpacked: 10_000_000 })
  const name = zip.names.find((one) => one.startsWith('files/'))!
  expect(name).toContain('vera ochoa.pdf')
  expect((await zip.read(name, 1_000_000)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await zip.read('your-data.html', 1_000_000)).toString()).toContain('Vera%20Ochoa.pdf')
  const data = JSON.parse((await zip.read('data.json', 1_000_000)).toString())
  expect(data.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Account', 'Files']),
  )

  expect((await fetchFrom(archive, session)).statusCode).toBe(410)
  expect(await archiveAt(link, session)).toBeNull()
  expect((await copyOf(session)).state).toBe('taken')
  expect(await trailOf(id)).toEqual(['privacy.copy-ask', 'privacy.copy-take'])
})

test('an open session alone asks for no copy', async () => {
  const { id } = await signedUp(app)
  const session = await beginSession(app.db, id)
  const refused = await app.send('POST', url, { session, body: { current: 'no' } })
  expect(refused.json().errors).toEqual({ current: 'This is not your password. Please try again.' })
  expect(await copyOf(session)).toBeNull()
  const admin = await app.signIn({ type: 'Admin' })
  const switched = await beginSession(app.db, id, { actorId: admin.id })
  for (const path of [url, `${url}/copy`, `${url}/copy/archive`])
    expect((await app.get(path, { session: switched, headers: own })).statusCode).toBe(403)
})

test('three copies a day; a new one replaces the one before, and its link', async () => {
  const { session } = await app.signIn({ email: 'lena@example.org' })
  const links: string[] = []
  for (let n = 0; n < 3; n++) {
    expect((await ask(session)).statusCode).toBe(200)
    await runTasks(app, 'personal-data.makeCopy')
    links.push(await linkTo('lena@example.org'))
  }
  expect((await ask(session)).statusCode).toBe(429)
  expect(await archiveAt(links[0]!, session)).toBeNull()
  expect(await archiveAt(links[2]!, session)).not.toBeNull()
})

test('an archive larger than a part of the store comes back whole', async () => {
  const { id } = await app.signIn({})
  const parcel = { id: newId(), ownerId: id }
  const piece = randomBytes(1_000_003)
  const size = await storeParcel(app.db, parcel, Readable.from(Array(20).fill(piece)))
  const opened = await openParcel(app.db, parcel.id)
  const back = Buffer.concat(await Array.fromAsync(opened.bytes))
  expect([opened.size, back.length]).toEqual([size, 20 * piece.length])
  expect(back.equals(Buffer.concat(Array(20).fill(piece)))).toBe(true)
  const parts = await app.pool.query('select from file_parcel_parts where parcel_id = $1', [parcel.id])
  expect(parts.rowCount).toBe(3)
})

test('an expired copy is deleted with its bytes', async () => {
  await runTasks(app, 'files.erase')
  const before = (await filesStored()).length
  const { id, session } = await app.signIn({ email: 'paul@example.org' })
  await ask(session)
  await runTasks(app, 'personal-data.makeCopy')
  expect((await filesStored()).length).toBe(before + 1)
  await app.pool.query(`update data_copies set changed_at = '2026-01-01' where user_id = $1`, [id])
  await taskOf('personal-data.dropCopies')({}, { db: app.application.db, logger: app.app.log } as never)
  await runTasks(app, 'files.erase')
  expect(await copyOf(session)).toBeNull()
  expect((await filesStored()).length).toBe(before)
})

test('staff have a copy made for a person they manage; the link goes to that person alone', async () => {
  const email = 'ruth@example.org'
  const { id, session } = await app.signIn({ email, firstName: 'Ruth', themeId: harbor })
  const owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const stranger = await app.signIn({})
  const path = `/admin/users/${id}/data`
  const elsewhere = await app.signIn({ isThemeOwner: true })
  expect((await app.send('POST', path, { session: stranger.session, body: {} })).statusCode).toBe(403)
  expect((await app.send('POST', path, { session: elsewhere.session, body: {} })).statusCode).toBe(404)
  expect((await app.send('POST', path, { session: owner.session, body: {} })).json()).toMatchObject({
    message: 'The copy is being prepared. Ruth will get an email with a link.',
    copy: { state: 'waiting', isByStaff: true },
  })
  await runTasks(app, 'personal-data.makeCopy')
  const link = await linkTo(email)
  expect(await archiveAt(link, owner.session)).toBeNull()
  const archive = await archiveAt(link, session)
  expect((await fetchFrom(archive, owner.session)).statusCode).toBe(410)
  expect((await fetchFrom(archive, session)).statusCode).toBe(200)
  const page = (await app.get(path, { session: owner.session, as: 'json' })).json()
  expect(page.copy.state).toBe('taken')
  expect(await trailOf(id)).toContain('privacy.copy-ask')
})

test('what cannot be made is given up, and the person may ask again', async () => {
  const { id, session } = await app.signIn({ email: 'omar@example.org' })
  await ask(session)
  const { rows } = await app.pool.query('select id from data_copies where user_id = $1', [id])
  await app.pool.query(`delete from graphile_worker._private_jobs`)
  await storeFile(app.db, { ownerId: id, purpose: 'resume', name: 'Omar.pdf', bytes: document })
  await app.pool.query(`update files set store_key = $1 where owner_id = $2`, ['0'.repeat(32), id])
  const run = (lastAttempt: boolean) =>
    taskOf('personal-data.makeCopy')(rows[0], { db: app.application.db, lastAttempt } as never)
  await expect(run(false)).rejects.toThrow('no longer exists')
  expect((await copyOf(session)).state).toBe('waiting')
  await expect(run(true)).rejects.toThrow('no longer exists')
  expect((await copyOf(session)).state).toBe('failed')
  const parts = 'select from file_parcel_parts p join data_copies c on c.id = p.parcel_id where user_id = $1'
  expect((await app.pool.query(parts, [id])).rowCount).toBe(0)
  expect((await ask(session)).json().copy.state).toBe('waiting')
  await deleteUser(app.db, null, id)
})

test('with the account goes the copy', async () => {
  const { id, session } = await app.signIn({ email: 'gone@example.org' })
  await ask(session)
  await runTasks(app, 'personal-data.makeCopy')
  await deleteUser(app.db, null, id)
  await runTasks(app, 'files.erase')
  const { rows } = await app.pool.query(
    'select (select count(*) from data_copies where user_id = $1) + (select count(*) from file_parcels where owner_id = $1) as n',
    [id],
  )
  expect(rows).toEqual([{ n: 0 }])
})
