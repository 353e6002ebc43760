// A broken connection, double clicks and missing script do no harm to a subscription.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pageKeeper } from '#features/content/page.fixture.ts'
import { signInMessages } from '#spec/messages.ts'
import { axe, type TestBrowser, testBrowser } from '#test/browser.ts'
import { newsletterMessages } from './messages.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
  const column = { id: 'letter', contentType: 'newsletterSignup', title: 'One letter a month' }
  const containers = [{ id: 'part', title: 'Keep in touch', columns: [column] }]
  await (await pageKeeper(browser)).create('/letter', containers)
})
afterAll(() => browser.close())
beforeEach(async () => {
  await browser.db.deleteFrom('mails').execute()
  await browser.db.deleteFrom('newsletter_subscriptions').execute()
})

const address = (page: Page) => page.getByLabel('Email address')
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' })
const kept = async () =>
  (await browser.db.selectFrom('newsletter_subscriptions').select('email').execute()).map(
    ({ email }) => email,
  )
const mails = () =>
  browser.db.selectFrom('mails').select('id').where('kind', '=', 'newsletter-confirmation').execute()

test('the button waits for an address; a double click sends once, and the field is empty', async () => {
  const page = await browser.open('/pages/letter')
  await expect.poll(() => button(page).isDisabled()).toBe(true)
  await address(page).fill('grace@harbor')
  expect(await button(page).isDisabled()).toBe(true)
  await address(page).fill('grace@example.org')
  await button(page).dblclick()
  await page.getByText(newsletterMessages.mailed).waitFor()
  await expect.poll(() => address(page).inputValue()).toBe('')
  expect(await kept()).toEqual(['grace@example.org'])
  expect(await mails()).toHaveLength(1)
  expect(await axe(page)).toEqual([])
})

test('without a line it says so and keeps the address; an answer that was lost sends nothing twice', async () => {
  const page = await browser.open('/pages/letter')
  await address(page).fill('grace@example.org')
  await page.context().setOffline(true)
  await button(page).click()
  await page.getByText('The server cannot be reached.').waitFor()
  expect(await address(page).inputValue()).toBe('grace@example.org')
  await page.context().setOffline(false)
  let lost = 0
  await page.route('**/newsletter/subscribe*', async (route) => {
    if (lost++) return route.continue()
    await route.fetch({ maxRedirects: 0 })
    return route.abort('connectionreset')
  })
  await button(page).click()
  await expect.poll(kept).toHaveLength(1)
  await expect.poll(() => button(page).getAttribute('aria-busy')).toBeNull()
  expect(await address(page).inputValue()).toBe('grace@example.org')
  await button(page).click()
  await page.getByText(newsletterMessages.mailed).waitFor()
  expect(await kept()).toEqual(['grace@example.org'])
  expect(await mails()).toHaveLength(1)
})

test('without script it subscribes, and a wrong address comes back to be mended', async () => {
  const page = await browser.open('/pages/letter', { javaScriptEnabled: false })
  await address(page).fill('grace@harbor')
  await button(page).click()
  await page.getByText(signInMessages.emailInvalid).waitFor()
  expect(await address(page).inputValue()).toBe('grace@harbor')
  await address(page).fill('grace@example.org')
  await button(page).dblclick()
  await page.getByText(newsletterMessages.mailed).waitFor()
  expect(await kept()).toEqual(['grace@example.org'])
  expect(await mails()).toHaveLength(1)
})
