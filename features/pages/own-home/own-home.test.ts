import { afterAll, beforeAll, expect, test } from 'vitest'
import { themes } from '#demo/themes.ts'
import { cleanDocument } from '#features/content/index.ts'
import { Document } from '#features/content/schema.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { homeDocument } from './document.ts'

let app: TestApp
let harbor: string
let owner: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  owner = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

const home = async (session?: string) => (await app.get('/', { as: 'json', session })).json()
const ownHome = (session: string) => app.send('POST', `/admin/themes/${harbor}/pages/own-home`, { session })

test('owners find "Edit Page" on the home page that every site begins with; others do not', async () => {
  expect((await home(owner)).editHref).toBe(`/admin/themes/${harbor}/pages/own-home`)
  expect((await home()).editHref).toBeNull()
  expect((await home((await app.signIn()).session)).editHref).toBeNull()
  expect((await app.get('/', { session: owner })).body).toContain('title="Edit Page"')
})

test('it becomes a page of the same words, once, which visitors see', async () => {
  const { headline } = (await home()).content
  const made = await ownHome(owner)
  expect(made.statusCode).toBe(201)
  const { document, canEdit } = await home(owner)
  expect(canEdit).toBe(true)
  expect(document.containers[0].columns[0]).toMatchObject({ contentType: 'jobSearchSplash', title: headline })
  expect((await app.get('/')).body).toContain(headline)
  const again = await ownHome(owner)
  expect(again.statusCode).toBe(422)
  expect(await app.db.selectFrom('pages').select('id').execute()).toHaveLength(1)
})

test('somebody else’s site stays as it is', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const other = await app.send('POST', `/admin/themes/${docks}/pages/own-home`, { session: owner })
  expect(other.statusCode).toBe(404)
})

test.each(themes)('the words of $slug make a document that is kept as it is', ({ content }) => {
  const document = homeDocument(content.home!)
  expect(Document.safeParse(document).error).toBeUndefined()
  expect(cleanDocument(document)).toEqual(document)
  expect(JSON.stringify(document)).toContain(content.home!.steps![0]!.title)
})
