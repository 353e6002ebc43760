import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { type Editing, editing, save } from './editing.fixture.ts'

let browser: TestBrowser
let ruth: Editing
beforeAll(async () => {
  browser = await testBrowser()
  ruth = await editing(browser)
})
afterAll(() => browser.close())

/** An editor in which a text and a title were changed, and nothing is saved. */
async function edited(route: string) {
  const columns = [{ id: 'c', contentType: 'jobSearchSplash', title: 'Before' }]
  await ruth.addPage(route, [{ id: 'k', title: 'Our story', columns }])
  const page = await ruth.open(`/pages${route}?edit`)
  await page.locator('[data-part="c"]').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('After')
  return page
}

const kept = async (route: string) => (await ruth.kept(route)).document.containers
const puts = /\/admin\/themes\/[^/]+\/pages\/[^/]+$/
const once = [
  { id: 'k', title: 'Our story', columns: [{ id: 'c', contentType: 'jobSearchSplash', title: 'After' }] },
]

test('a save whose answer is lost is repeated, and nothing stands twice', { timeout: 90_000 }, async () => {
  const page = await edited('/lost-answer')
  await page.route(puts, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await save(page)
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  expect(await kept('/lost-answer')).toEqual(once)
  await page.unroute(puts)
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await kept('/lost-answer')).toEqual(once)
})

test('a save that arrives twice is one', { timeout: 90_000 }, async () => {
  const page = await edited('/doubled')
  let isFirst = true
  await page.route(puts, async (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  })
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await kept('/doubled')).toEqual(once)
})
