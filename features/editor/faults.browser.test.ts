import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
let theme: string
beforeAll(async () => {
  browser = await testBrowser()
  const ruth = { email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Keeper', type: 'Admin' }
  const { id } = await browser.db.insertInto('users').values(ruth).returning('id').executeTakeFirstOrThrow()
  session = await beginSession(browser.db, id)
  theme = (await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => browser.close())

/** An editor in which a text and a title were changed, and nothing is saved. */
async function edited(route: string) {
  const columns = [{ id: 'c', contentType: 'jobSearchSplash', title: 'Before' }]
  const document = JSON.stringify({
    schemaVersion: 1,
    containers: [{ id: 'k', title: 'Our story', columns }],
  })
  await browser.db.insertInto('pages').values({ theme_id: theme, name: 'Story', route, document }).execute()
  const cookie = { name: 'session', value: session, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const page = await browser.open(`/pages${route}?edit`, { storageState: { cookies, origins: [] } })
  await page.locator('[data-part="c"]').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('After')
  return page
}

const kept = async (route: string) => {
  const page = await browser.db
    .selectFrom('pages')
    .select('document')
    .where('route', '=', route)
    .executeTakeFirstOrThrow()
  return (page.document as { containers: { id: string; columns: { id: string; title: string }[] }[] })
    .containers
}
const save = (page: Page) => page.getByTitle('Save ALL Changes').click()
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
