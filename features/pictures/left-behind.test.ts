import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoOfHome, sendFile } from '#features/files/files.fixture.ts'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { places } from './places.ts'

let app: TestApp
let photo: Buffer
/** Ruth is an administrator. */
let ruth: string
let ruthId: string

beforeAll(async () => {
  app = await testApp()
  photo = await photoOfHome()
  const administrator = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  ;[ruth, ruthId] = [administrator.session, administrator.id]
})
afterAll(() => app.close())

const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: Record<string, unknown> = {}) =>
  (await app.send(method, url, { session: ruth, body })).json()

async function upload(purpose: 'picture' | 'logo') {
  const sent = { type: 'image/jpeg', name: 'Pier.jpg', bytes: photo, session: ruth, purpose }
  return (await sendFile(app, sent)).url.replace(/^https?:\/\/[^/]+/, '')
}
const idOf = (url: string) => url.split('/').at(-1)!

async function picture(themeId: string) {
  const url = await upload('picture')
  await write('POST', `/admin/themes/${themeId}/pictures`, { picture: idOf(url), alt: 'The pier' })
  return url
}
const show = (themeId: string, image: string, route = '/pier') => {
  const column = { id: 'b', contentType: 'image', image, altText: 'The pier' }
  const document = { schemaVersion: 1, containers: [{ id: 'a', title: 'Top', columns: [column] }] }
  const page = { name: 'The pier', description: 'Where we meet.', route, document }
  return write('POST', `/admin/themes/${themeId}/pages`, page)
}
const remove = (themeId: string) => write('DELETE', `/admin/themes/${themeId}`, { confirm: 'delete' })
const settle = () => runTasks(app, 'pictures.settle')
const isThere = async (url: string) => (await app.get(url)).statusCode === 200
const bytesLeft = async () => (await app.db.selectFrom('files').select('id').execute()).length
const gallery = async (themeId: string) =>
  (await app.get(`/admin/themes/${themeId}/pictures`, { as: 'json', session: ruth })).json().pictures

test('the pictures and logos of a deleted site go, rows and bytes', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const before = await bytesLeft()
  const [shown, unused, logo] = [await picture(docks), await picture(docks), await upload('logo')]
  await show(docks, shown)
  await write('PUT', `/admin/themes/${docks}`, { logoLight: logo })
  await remove(docks)
  await settle()
  for (const url of [shown, unused, logo]) expect(await isThere(url), url).toBe(false)
  expect(await bytesLeft()).toBe(before)
  const { rows } = await sql<{ payload: { keys: string[] } }>`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'files.erase'`.execute(app.db)
  expect(rows.flatMap(({ payload }) => payload.keys)).toHaveLength(3)
})

test('what another site shows stays, belongs to it, and goes with it', async () => {
  const yard = await app.addSite('The Yard', ['yard.localhost'])
  const url = await picture(yard)
  const { page } = await show(yard, url)
  const copy = (await write('POST', `/admin/themes/${yard}/duplicate?copyPages=true`)).theme.id
  await remove(yard)
  await settle()
  await settle()
  expect(page.id).toBeDefined()
  expect(await isThere(url)).toBe(true)
  expect(await gallery(copy)).toMatchObject([{ url }])
  // Whose account it was does not matter any more: the sweep of what is nobody's leaves it.
  await app.db.updateTable('files').set({ owner_id: null }).where('id', '=', idOf(url)).execute()
  const file = await app.db
    .selectFrom('files')
    .select('theme_id')
    .where('id', '=', idOf(url))
    .executeTakeFirst()
  expect(file).toEqual({ theme_id: copy })
  await remove(copy)
  await settle()
  expect(await isThere(url)).toBe(false)
})

test('what an earlier revision or an employer shows stays', async () => {
  const pier = await app.addSite('The Pier', ['pier.localhost'])
  const mole = await app.addSite('The Mole', ['mole.localhost'])
  const [kept, logo] = [await picture(pier), await picture(pier)]
  const { page } = await show(mole, kept)
  const empty = { schemaVersion: 1, containers: [] }
  await write('PUT', `/admin/themes/${mole}/pages/${page.id}`, { ...page, document: empty })
  await app.db.insertInto('employers').values({ name: 'Ward Line', slug: 'ward-line', logo }).execute()
  await remove(pier)
  await settle()
  expect([await isThere(kept), await isThere(logo)]).toEqual([true, true])
  expect(await gallery(mole)).toMatchObject([{ url: kept }])
})

test('another site’s gallery, and members’ own files, are left alone', async () => {
  const quay = await app.addSite('The Quay', ['quay.localhost'])
  const lock = await app.addSite('The Lock', ['lock.localhost'])
  const theirs = await picture(lock)
  await show(quay, theirs)
  const own = await sendFile(app, {
    ...{ type: 'image/jpeg', purpose: 'photo', name: 'Me.jpg' },
    ...{ bytes: photo, session: ruth },
  })
  await app.db.updateTable('files').set({ theme_id: quay }).where('id', '=', idOf(own.url)).execute()
  await remove(quay)
  await settle()
  expect(await isThere(theirs)).toBe(true)
  const photos = await app.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', ruthId)
    .where('purpose', '=', 'photo')
    .execute()
  expect(photos).toEqual([{ id: idOf(own.url) }])
})

test('a person’s file stays, whoever names its address', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const sent = { type: 'image/jpeg', purpose: 'photo', name: 'Me.jpg', bytes: photo } as const
  const address = new URL((await sendFile(app, { ...sent, session: maria.session })).url, 'http://localhost')
    .pathname
  const named = { title: 'Mine', description: 'Not so.', category: 'All', address }
  const { resource } = await write('POST', '/admin/resources', named)
  await write('DELETE', `/admin/resources/${resource.id}`)
  await settle()
  expect((await app.get(address, { session: maria.session })).statusCode).toBe(200)
})

test('every column that may hold a picture is looked into', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(image|logo|icon|photo|picture|avatar|document|content)'
      and data_type in ('text', 'jsonb', 'uuid')`.execute(app.db)
  // A drawn one by its name; addresses that feeds give; a person's own, with a foreign key.
  const others = ['badges.icon', 'feed_companies.logo', 'profiles.photo_file_id', 'trainings.icon']
  const known = [...Object.keys(places), ...others]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
