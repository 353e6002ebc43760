import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#features/files/index.ts'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { pdfOf } from '#test/pdf.ts'

let app: TestApp
let harbor: string
let olive: { id: string; session: string }
let dolores: string
let tom: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  olive = await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })
  dolores = await sender('Dolores', 'Whitfield', harbor)
  tom = await sender('Tom', 'Reed', harbor)
})
afterAll(() => app.close())

/** Somebody whose DD214 waits. */
async function sender(firstName: string, lastName: string, themeId: string) {
  const { id } = await app.signIn({ firstName, lastName, themeId })
  const file = { ownerId: id, purpose: 'dd214', name: `dd214-${firstName}.pdf` } as const
  const stored = await storeFile(app.db, { ...file, bytes: pdfOf() })
  await app.db
    .insertInto('profiles')
    .values({ user_id: id, dd214_file_id: (stored as { id: string }).id })
    .execute()
  return id
}
const review = async (session = olive.session, query = '') =>
  (await app.get(`/admin/dd214${query}`, { as: 'json', session })).json()

test('the list of those who wait leads to the queue, the longest waiting first, the document beside the decision', async () => {
  const list = await app.get('/users/search?dd214=waiting', { session: olive.session })
  expect(list.body).toContain('href="/admin/dd214"')
  const { waiting, totalDocs, current } = await review()
  expect([totalDocs, waiting.map(({ id }: { id: string }) => id)]).toEqual([2, [dolores, tom]])
  expect(current).toMatchObject({ id: dolores, name: 'Dolores Whitfield', skipTo: tom })
  expect((await review(olive.session, `?person=${tom}`)).current).toMatchObject({ id: tom, skipTo: dolores })
  const { body } = await app.get('/admin/dd214', { session: olive.session })
  expect(body).toContain(`<iframe src="/admin/dd214/${dolores}/document#navpanes=0`)
  expect(body).toMatch(/value="yes".*value="no"/s)
})

test('the document is shown in our own pages only, to those who may, and the reading is in the trail', async () => {
  const url = `/admin/dd214/${dolores}/document`
  const { headers, statusCode } = await app.get(url, { session: olive.session })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toMatch(/^inline/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['cache-control']).toContain('no-store')
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const frank = await app.signIn({ firstName: 'Frank', isThemeOwner: true, themeId: docks })
  expect((await app.get(url, { session: frank.session })).statusCode).toBe(404)
  expect((await review(frank.session)).waiting).toEqual([])
  const mentor = await app.signIn({ type: 'Mentor' })
  expect((await app.get(url, { session: mentor.session })).statusCode).toBe(403)
  const root = await app.signIn({ type: 'Admin' })
  const switched = await beginSession(app.db, olive.id, { actorId: root.id })
  for (const path of [url, '/admin/dd214'])
    expect((await app.get(path, { session: switched })).statusCode).toBe(403)
  const readings = await app.db
    .selectFrom('audit_entries')
    .select('actor_id')
    .where('action', '=', 'dd214.read')
    .execute()
  expect(readings).toEqual([{ actor_id: olive.id }])
})

test('a decision opens the next one, and says above it what was done', async () => {
  const { current } = await review()
  const decide = (id: string, body: Record<string, unknown>) =>
    app.send('POST', `/profile/${id}/dd214`, { session: olive.session, as: 'html', body })
  const done = await decide(dolores, { valid: 'yes', file: current.file.id, review: 'true' })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/admin/dd214'])
  expect((await review()).current).toMatchObject({ id: tom, skipTo: null })
  await decide(tom, { valid: 'no', reason: 'Page two is missing.', review: 'true' })
  expect(await review()).toMatchObject({ waiting: [], totalDocs: 0, current: null })
  expect((await app.get('/admin/dd214', { session: olive.session })).body).toContain('No DD214 is waiting.')
})
