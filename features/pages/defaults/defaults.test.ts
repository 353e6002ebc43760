import { afterAll, beforeAll, expect, test } from 'vitest'
import { themes } from '#demo/themes.ts'
import { cleanDocument } from '#features/content/index.ts'
import { Document } from '#features/content/schema.ts'
import { faultsOf } from '#features/editor/state/faults.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { homeDocument } from './home-document.ts'
import { legalDocument, legalWords } from './legal-words.ts'

let app: TestApp
let harbor: string
let owner: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  owner = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

/** Required fields that are empty: the editor saves nothing while there are any. */
const missingIn = (document: Document) => faultsOf({ document } as Parameters<typeof faultsOf>[0])
const home = async (session?: string) => (await app.get('/', { as: 'json', session })).json()
const customizeHome = (session: string) =>
  app.send('POST', `/admin/themes/${harbor}/pages/customize-home`, { session })

test('owners find "Edit Page" on the home page that every site begins with; others do not', async () => {
  expect((await home(owner)).editHref).toBe(`/admin/themes/${harbor}/pages/customize-home`)
  expect((await home()).editHref).toBeNull()
  expect((await home((await app.signIn()).session)).editHref ?? null).toBeNull()
  expect((await app.get('/', { session: owner })).body).toContain('title="Edit Page"')
})

test('it becomes a page of the same words, once, which visitors see', async () => {
  const { headline } = (await home()).content
  const made = await customizeHome(owner)
  expect(made.statusCode).toBe(201)
  const { document, canEdit } = await home(owner)
  expect(canEdit).toBe(true)
  expect(document.containers[0].columns[0]).toMatchObject({ contentType: 'jobSearchSplash', title: headline })
  expect((await app.get('/')).body).toContain(headline)
  const again = await customizeHome(owner)
  expect(again.statusCode).toBe(422)
  expect(await app.db.selectFrom('pages').select('id').execute()).toHaveLength(1)
})

test('somebody else’s site stays as it is', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const other = await app.send('POST', `/admin/themes/${docks}/pages/customize-home`, { session: owner })
  expect(other.statusCode).toBe(404)
})

test('a site without text of its own gets a document that can be saved, too', () => {
  const blocks = [{ title: 'Peers', text: 'They served as well.' }]
  const document = homeDocument({ headline: 'Find your next job', lead: 'For all who served.', blocks })
  expect(missingIn(document)).toEqual([])
})

test.each(themes)('the words of $slug make a document that is kept as it is', ({ content }) => {
  const document = homeDocument(content.home!)
  expect(Document.safeParse(document).error).toBeUndefined()
  expect(cleanDocument(document)).toEqual(document)
  expect(missingIn(document)).toEqual([])
  expect(JSON.stringify(document)).toContain(content.home!.steps![0]!.title)
})

const legal = [
  ['terms', 'Terms of use'],
  ['privacy-policy', 'Privacy policy'],
] as const

test.each(legal)(
  'every site has /%s, in words that name it, and every page leads there',
  async (name, title) => {
    const { body, statusCode } = await app.get(`/${name}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`${title}</h1>`)
    const { sections, editHref, ...said } = (await app.get(`/${name}`, { as: 'json' })).json()
    expect(said).toMatchObject({
      title,
      lead: expect.stringMatching(name === 'terms' ? /Harbor Veterans/ : /Harbor/),
    })
    expect(sections.length).toBeGreaterThan(4)
    expect(editHref).toBeNull()
    expect((await app.get('/jobs/search')).body).toContain(`href="/${name}"`)
  },
)

test.each(legal)('an owner makes /%s the site’s own, for that site alone', async (name, title) => {
  const { editHref } = (await app.get(`/${name}`, { as: 'json', session: owner })).json()
  expect(editHref).toBe(`/admin/themes/${harbor}/pages/customize-${name}`)
  expect((await app.get(editHref, { session: owner })).body).toMatch(
    /Customize the (terms of use|privacy policy) of Harbor Veterans/,
  )
  const made = await app.send('POST', editHref, { session: owner })
  expect(made.json().page).toMatchObject({ name: title, route: `/${name}` })
  const own = (await app.get(`/${name}`, { as: 'json', session: owner })).json()
  expect(own.page.id).toBe(made.json().page.id)
  expect(own.document.containers[0].columns[0].content).toContain('<h2>')
  expect((await app.send('POST', editHref, { session: owner })).statusCode).toBe(422)
  await app.addSite(`Dock & Sons ${name}`, [`${name}.localhost`])
  const other = await app.get(`/${name}`, { host: `${name}.localhost` })
  expect(other.body).toContain(`Dock &amp; Sons ${name}`)
})

test.each(legal)('the words of /%s make a document that is kept as it is', (name) => {
  const document = legalDocument(legalWords[name]('Dock & <i>Sons</i>'))
  expect(cleanDocument(document)).toEqual(document)
  expect(missingIn(document)).toEqual([])
  expect(JSON.stringify(document)).not.toContain('<i>')
})
