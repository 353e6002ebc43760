import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { leaveMessages } from '#spec/messages.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

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

const words = (id: string, content: string) => ({ id, contentType: 'text', content })

async function addPage(route: string, containers: object[]) {
  const document = JSON.stringify({ schemaVersion: 1, containers })
  const page = { theme_id: theme, name: 'About us', route, document }
  await browser.db.insertInto('pages').values(page).execute()
}

function open(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  const cookie = { name: 'session', value: session, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const viewport = { width: 1440, height: 900 }
  return browser.open(path, { storageState: { cookies, origins: [] }, viewport, ...options })
}

test('a page is edited in its place, saved, and seen by visitors', { timeout: 90_000 }, async () => {
  await addPage('/story', [
    { id: 'k', title: 'Our story', columns: [{ id: 'c', contentType: 'jobSearchSplash', title: 'Before' }] },
  ])
  const page = await open('/pages/story')
  await page.getByTitle('Edit Page').click()
  await page.getByRole('application', { name: 'Page' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('[data-part="c"]').click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('After')
  await title.press('Enter')
  await page.getByRole('group', { name: 'Job search splash' }).getByText('After').waitFor()

  // Leaving is refused while something is unsaved, and again allowed when it is undone.
  await page.getByRole('link', { name: 'Find a job' }).first().click()
  await page.getByText(leaveMessages.route).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/pages/story')
  expect(await axe(page)).toEqual([])

  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  expect(page.errors).toEqual([])
  const visitor = await browser.open('/pages/story')
  await visitor.getByText('After').waitFor()
  expect(await visitor.getByTitle('Edit Page').count()).toBe(0)
})

test('what is discarded is gone from the page; on a phone the pane comes from below', async () => {
  await addPage('/phone', [{ id: 'k', title: 'Words', columns: [words('c', '<p>Kept</p>')] }])
  const page = await open('/pages/phone?edit', { viewport: { width: 390, height: 800 } })
  await page.locator('[data-part="k"]').click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Other words')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByTitle('Discard ALL changes').click()
  await page.getByRole('heading', { name: 'Words', exact: true }).waitFor()
  expect(page.errors).toEqual([])
})
