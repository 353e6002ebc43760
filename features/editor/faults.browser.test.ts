import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { axe } from '#test/browser.ts'
import { type Server, serving } from '#test/faults/server-process.ts'
import { addPage, browser, kept, open, openEditor, save } from './editing.fixture.ts'

openEditor()

/** An editor in which a text and a title were changed, and nothing is saved. */
async function edited(route: string, origin = browser.origin) {
  const columns = [{ id: 'c', contentType: 'jobSearchSplash', title: 'Before' }]
  await addPage(route, [{ id: 'k', title: 'Our story', columns }])
  const page = await open(`${origin}/pages${route}?edit`)
  await page.locator('[data-part="c"]').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('After')
  return page
}

const containersOf = async (route: string) => (await kept(route)).document.containers
const puts = /\/admin\/themes\/[^/]+\/pages\/[^/]+$/
const once = [
  { id: 'k', title: 'Our story', columns: [{ id: 'c', contentType: 'jobSearchSplash', title: 'After' }] },
]

test('what was typed survives a reload and a save that fails', { timeout: 90_000 }, async () => {
  const words = { id: 'c', contentType: 'text', content: '<p>Text</p>' }
  await addPage('/lost', [{ id: 'k', title: 'Before', columns: [words] }])
  const page = await open('/pages/lost?edit')
  page.on('dialog', (dialog) => dialog.accept())
  await page.locator('[data-part="k"]').click({ position: { x: 5, y: 5 } })
  const title = page.getByRole('textbox', { name: 'Title (required)' })
  await title.fill('After')
  await page.reload()
  await page.getByRole('heading', { name: 'After' }).waitFor()
  await page.route('**/admin/themes/**', (route) => route.abort())
  await page.getByTitle('Save ALL Changes').click()
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  await page.unroute('**/admin/themes/**')
  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  await page.getByRole('heading', { name: 'After' }).waitFor()
})

test('a save whose answer is lost is repeated, and nothing is duplicated', { timeout: 90_000 }, async () => {
  const page = await edited('/lost-answer')
  await page.route(puts, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await save(page)
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  expect(await containersOf('/lost-answer')).toEqual(once)
  await page.unroute(puts)
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await containersOf('/lost-answer')).toEqual(once)
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
  expect(await containersOf('/doubled')).toEqual(once)
})

test('a part of the editor that cannot be fetched says so, and nothing typed is lost', {
  timeout: 90_000,
}, async () => {
  const page = await edited('/no-connection')
  const scripts = '**/assets/**'
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('tab', { name: 'Checks' }).click()
  const missing = page.getByText('This part of the editor could not be loaded.').first()
  await missing.waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('tab', { name: 'Edit' }).click()
  await page.locator('[data-canvas]').getByText('After').waitFor()
  await page.getByRole('button', { name: 'Keys' }).click()
  await missing.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await missing.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Checks' }).click()
  await missing.waitFor()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await missing.waitFor({ state: 'detached' })
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await containersOf('/no-connection')).toEqual(once)
})

test('a session that ends during the work: one signs in elsewhere, and saves what was typed', {
  timeout: 90_000,
}, async () => {
  const page = await edited('/signed-out')
  const [before] = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await page.context().clearCookies()
  await save(page)
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  await page.locator('[data-canvas]').getByText('After').waitFor()
  await page.context().addCookies([before!])
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await containersOf('/signed-out')).toEqual(once)
})

test('what is too big to be copied is not cut', { timeout: 90_000 }, async () => {
  const page = await edited('/too-big')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  })
  await page.locator('[data-part="c"]').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Control+x')
  await page
    .getByText(/^Job search splash is too large to copy/)
    .first()
    .waitFor()
  await page.locator('[data-canvas]').getByText('After').waitFor()
  expect(page.errors).toEqual([])
})

/** Presses Save while the page is held up in the database, and kills the server there. */
async function saveAndKill(page: Page, server: Server, route: string) {
  const holder = await browser.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from pages where route = $1 for update', [route])
    await save(page)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike 'update "pages"%'`
    await expect.poll(async () => (await browser.pool.query(waiting)).rowCount).toBe(1)
    await server.kill()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

test('when the server is killed during a save, nothing typed is lost and the next save is the one', {
  timeout: 240_000,
}, async () => {
  const server = await serving(browser.url)
  onTestFinished(() => server.close())
  const page = await edited('/killed', server.origin)
  await saveAndKill(page, server, '/killed')
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  await page.locator('[data-canvas]').getByText('After').waitFor()
  await server.start()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.locator('[data-canvas]').getByText('After').waitFor()
  await save(page)
  await page.getByTitle('Edit Page').waitFor()
  expect(await containersOf('/killed')).toEqual(once)
  expect((await kept('/killed')).rev).toBe(2)
})
