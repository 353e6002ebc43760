// What a line that breaks, an impatient finger and the back button do to what somebody writes: nothing.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser({ CAPTCHA_SECONDS: '0', CAPTCHA_EFFORT: '10' })
  const applications = JSON.stringify({ search: true, comments: true })
  await browser.db
    .updateTable('themes')
    .set({ applications, contact_email: 'hello@harbor.example' })
    .execute()
  const contacts = async () =>
    (await fetch(`${browser.origin}/contact`, { headers: { accept: 'application/json' } })).json()
  await vi.waitFor(async () => expect(await contacts()).toMatchObject({ isOpen: true }), { timeout: 20_000 })
})
afterAll(() => browser.close())
beforeEach(async () => {
  await browser.db.deleteFrom('comments').execute()
  await browser.db.deleteFrom('mails').execute()
})

const forms = [
  {
    path: '/comments',
    press: 'Submit',
    thanks: 'Thank you for leaving a message!',
    kept: () => browser.db.selectFrom('comments').select('message').execute(),
  },
  {
    path: '/contact',
    press: 'Send message',
    thanks: 'Your message is on its way.',
    kept: () => browser.db.selectFrom('mails').select('id').where('kind', '=', 'contact').execute(),
  },
]
const words = 'Found my trade here, and a crew. '.repeat(20).trim()

async function write(page: Page) {
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email address').fill('grace@example.org')
  await page.getByLabel('Message').fill(words)
}
const message = (page: Page) => page.getByLabel('Message').inputValue()

test.each(forms)(
  '$path: a double click sends once, and the form is empty',
  async ({ path, press, thanks, kept }) => {
    const page = await browser.open(path)
    await write(page)
    await page.getByRole('button', { name: press }).dblclick()
    await page.getByText(thanks).waitFor()
    await expect.poll(() => message(page)).toBe('')
    await page.reload()
    expect(await message(page)).toBe('')
    expect(await kept()).toHaveLength(1)
  },
)

test.each(forms)(
  '$path: what was typed survives a reload, and going away and back',
  async ({ path, press, thanks, kept }) => {
    const page = await browser.open(path)
    await write(page)
    await page.reload()
    await expect.poll(() => message(page)).toBe(words)
    await page.getByRole('link', { name: 'Find a job' }).first().click()
    await page.waitForURL('**/jobs/search')
    await page.goBack()
    await expect.poll(() => message(page)).toBe(words)
    await page.getByRole('button', { name: press }).click()
    await page.getByText(thanks).waitFor()
    expect(await kept()).toHaveLength(1)
  },
)

test.each(forms)(
  '$path: without a line it says so and keeps every word; an answer that was lost sends nothing twice',
  async ({ path, press, thanks, kept }) => {
    const page = await browser.open(path)
    await write(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: press }).click()
    await page.getByText('The server cannot be reached.').waitFor()
    expect(await message(page)).toBe(words)
    await page.context().setOffline(false)
    let lost = 0
    await page.route(`**${path}*`, async (route) => {
      if (route.request().method() !== 'POST' || lost++) return route.continue()
      await route.fetch({ maxRedirects: 0 })
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: press }).click()
    await expect.poll(() => kept()).toHaveLength(1)
    await expect.poll(() => page.getByRole('button', { name: press }).getAttribute('aria-busy')).toBeNull()
    expect(await message(page)).toBe(words)
    await page.getByRole('button', { name: press }).click()
    await page.getByText(thanks).waitFor()
    expect(await kept()).toHaveLength(1)
  },
)

test.each(forms)(
  '$path: a token that is too old is renewed without a word',
  async ({ path, press, thanks, kept }) => {
    const page = await browser.open(path)
    await write(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: press }).click()
    await page.getByText(thanks).waitFor()
    expect(await kept()).toHaveLength(1)
  },
)

test.each(forms)(
  '$path: without script a double click sends once, and the second is thanked too',
  async ({ path, press, thanks, kept }) => {
    const page = await browser.open(path, { javaScriptEnabled: false })
    await write(page)
    await page.getByRole('button', { name: press }).dblclick()
    await page.getByText(thanks).waitFor()
    expect(await kept()).toHaveLength(1)
  },
)
