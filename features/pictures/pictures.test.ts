import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoOfHome, postFile, sendFile } from '#features/files/files.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let docks: string
/** Olive owns Harbor Veterans, Otto owns the docks. */
let olive: string
let otto: string
let photo: Buffer

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  photo = await photoOfHome()
})
afterAll(() => app.close())

const list = (theme = harbor) => `/admin/themes/${theme}/pictures`
const gallery = async (session = olive, theme = harbor) =>
  (await app.get(list(theme), { as: 'json', session })).json()

/** Sends a picture to a signed address and adds it to the gallery, as the editor does. */
async function add(alt = '', session = olive, theme = harbor) {
  const { url } = await sendFile(app, {
    type: 'image/jpeg',
    purpose: 'picture',
    name: 'Pier.jpg',
    bytes: photo,
    session,
  })
  const picture = url.split('/').at(-1)
  return app.send('POST', list(theme), { session, body: { picture, alt } })
}

test('a picture that was sent to a signed address is in the gallery, re-encoded, and public', async () => {
  const added = await add('The pier')
  expect(added.statusCode).toBe(201)
  const { picture } = added.json()
  expect(picture).toMatchObject({ name: 'Pier.webp', alt: 'The pier', width: 800, height: 1200 })
  expect(await gallery()).toMatchObject({
    theme: { id: harbor, name: 'Harbor Veterans' },
    pictures: [picture],
    totalDocs: 1,
    page: 1,
    limit: 24,
  })
  const seen = await app.get(picture.url)
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
  const again = await app.send('POST', list(), {
    session: olive,
    body: { picture: picture.id, alt: 'Other' },
  })
  expect(again.json().picture).toEqual(picture)
})

test('a form without script uploads one, and refuses a missing file or one that is not a picture', async () => {
  const added = await postFile(app, list(), olive, photo, 'Crane.jpg')
  expect(added.json()).toMatchObject({ picture: { name: 'Crane.webp', alt: '' } })
  expect((await app.get(list(), { session: olive })).body).toContain('Crane.webp')
  const words = await postFile(app, list(), olive, Buffer.from('words'), 'Crane.jpg')
  expect(words.json().errors.file).toContain('This must be a picture')
  const large = await postFile(app, list(), olive, Buffer.alloc(20 * 1024 * 1024, 1), 'Yard.jpg')
  expect(large.json().errors).toEqual({ file: 'Yard.jpg is larger than 10 MB. Choose a smaller file.' })
  const nothing = await app.send('POST', list(), { session: olive, body: {} })
  expect(nothing.json().errors).toEqual({ file: 'No file selected.' })
})

test('the alternative text can be changed', async () => {
  const { picture } = (await add('Old')).json()
  const url = `${list()}/${picture.id}`
  await app.send('PUT', url, { session: olive, body: { alt: ' The new crane ' } })
  expect((await gallery()).pictures[0]).toMatchObject({ id: picture.id, alt: 'The new crane' })
})

test('owners of other sites cannot see, describe, take or delete it', async () => {
  const { picture } = (await add('Ours')).json()
  const url = `${list()}/${picture.id}`
  const tries = [
    app.get(list(), { session: otto }),
    app.send('POST', list(), { session: otto, body: { picture: picture.id } }),
    app.send('PUT', url, { session: otto, body: { alt: 'Mine' } }),
    app.send('DELETE', url, { session: otto }),
    app.send('DELETE', `${list(docks)}/${picture.id}`, { session: otto }),
    app.send('POST', list(docks), { session: otto, body: { picture: picture.id } }),
  ]
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 404, 404, 404, 404,
  ])
  expect((await gallery(otto, docks)).pictures).toEqual([])
  expect((await app.get(picture.url)).statusCode).toBe(200)
  const member = (await app.signIn()).session
  expect((await app.get(list(), { session: member })).statusCode).toBe(403)
})

test('it can be deleted, but not while a page uses it', async () => {
  const { picture } = (await add('Story')).json()
  const url = `${list()}/${picture.id}`
  const column = { id: 'b', contentType: 'image', image: picture.url }
  const document = { schemaVersion: 1, containers: [{ id: 'a', title: 'Top', columns: [column] }] }
  const body = { name: 'Our story', description: 'How it began.', route: '/story', document }
  const { page } = (await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })).json()
  const refused = await app.send('DELETE', url, { session: olive })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { form: 'This picture is in use on “Our story”. Remove it there first.' },
  ])
  await app.send('DELETE', `/admin/themes/${harbor}/pages/${page.id}`, { session: olive })
  expect((await app.send('DELETE', url, { session: olive })).statusCode).toBe(200)
  expect((await app.get(picture.url)).statusCode).toBe(404)
  expect((await app.send('DELETE', url, { session: olive })).statusCode).toBe(404)
})

test('the gallery is paged, newest first; a page beyond the end is the last one', async () => {
  for (let count = (await gallery()).totalDocs; count < 26; count++) await add(`Number ${count + 1}`)
  const { pictures, totalDocs } = await gallery()
  expect([pictures.length, totalDocs, pictures[0].alt]).toEqual([24, 26, 'Number 26'])
  const second = (await app.get(`${list()}?page=2`, { as: 'json', session: olive })).json()
  expect([second.pictures.length, second.page]).toEqual([2, 2])
  const beyond = (await app.get(`${list()}?page=9`, { as: 'json', session: olive })).json()
  expect([beyond.pictures.length, beyond.page]).toEqual([2, 2])
})
