import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const of = { theme_id: harbor }
  await app.db
    .insertInto('pages')
    .values([
      { ...of, name: 'Welcome', type: 'home' },
      { ...of, name: 'About us', route: '/about' },
      { ...of, name: 'Our benefits', route: '/benefits' },
      { ...of, name: 'Model', route: '/model', type: 'template' },
    ])
    .execute()
})
afterAll(() => app.close())

test('the pages of a site are offered to those who edit them, by name, with the address of links', async () => {
  const { session } = await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })
  const ask = async (query = '') =>
    (await app.get(`/fetchers/pages${query}`, { session, as: 'json' })).json() as {
      pages: { value: string; label: string; address: string }[]
      totalDocs: number
    }
  const { pages, totalDocs } = await ask()
  expect(pages.map(({ label, address }) => [label, address])).toEqual([
    ['Welcome', '/'],
    ['About us', '/pages/about'],
    ['Our benefits', '/pages/benefits'],
  ])
  expect(totalDocs).toBe(3)
  expect((await ask('?q=benef')).pages.map(({ label }) => label)).toEqual(['Our benefits'])
  expect((await ask('?limit=1&page=2')).pages.map(({ label }) => label)).toEqual(['About us'])
})

test('nobody is offered the pages of a site that is not theirs', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const { session } = await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })
  expect((await app.get('/fetchers/pages', { session, as: 'json' })).statusCode).toBe(404)
  const own = await app.get(`/fetchers/pages?theme=${docks}`, { session, as: 'json' })
  expect(own.json().pages).toEqual([])
})
