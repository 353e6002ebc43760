// Each role finds its way: by keyboard alone on a desktop, by the bottom bar on a phone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { type Role, roles, signInAs } from '#test/roles.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
let site: string
beforeAll(async () => {
  browser = await testBrowser()
  site = (await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => browser.close())

/** What each looks for, in words of their own, and the heading they arrive at. */
const errands: Record<Role, { place: string; words: string; heading: RegExp }> = {
  'a member': { place: '/dashboard', words: 'applicat', heading: /applications/i },
  'a mentor': { place: '/dashboard', words: 'recommend', heading: /recommend/i },
  'an employer': { place: '/employer', words: 'applicants', heading: /applicants/i },
  'a theme owner': {
    place: '/admin/dashboard-modules',
    words: 'dashboard mod',
    heading: /dashboard modules/i,
  },
  'an administrator': { place: '/admin/employers', words: 'employer cl', heading: /claim/i },
}

test.each(roles)('%s, by keyboard', async (role) => {
  const { words, heading } = errands[role]
  const page = await openAs(role, 1440)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find people, jobs, pages' }).waitFor()
  await page.keyboard.type(words)
  const palette = page.getByRole('dialog', { name: 'Find' })
  await palette.getByRole('option', { selected: true, name: heading }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(await page.locator('[aria-current=page]').count()).toBeGreaterThan(0)

  // From the top of the page by Tab into the side bar, and by Enter to its next entry.
  const side = page.getByRole('navigation').filter({ has: page.locator('[aria-current=page]') })
  const next = side
    .getByRole('link')
    .filter({ hasNot: page.locator('[aria-current=page]') })
    .first()
  const href = await next.getAttribute('href')
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo(page, href!)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.errors).toEqual([])
})

test.each(roles)('%s, on a phone', async (role) => {
  const page = await openAs(role, 390)
  const bottom = page.locator('nav[aria-label$=", short"]')
  const entry = bottom.locator('a:not([aria-current])').first()
  const address = await entry.getAttribute('href')
  await entry.tap()
  await page.waitForURL(`**${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await bottom.waitFor()
  await page.getByRole('button', { name: 'More' }).tap()
  const sheet = page.getByRole('dialog', { name: /^More of/ })
  const further = sheet.locator('ul a').first()
  const href = await further.getAttribute('href')
  await further.tap()
  await page.waitForURL(`**${href}`)
  await expect.poll(() => sheet.isVisible()).toBe(false)
  expect(page.errors).toEqual([])
})

test('a visitor, by keyboard and on a phone', async () => {
  const page = await browser.open('/jobs/search', { viewport: { width: 1440, height: 844 } })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  const signIn = page.locator('header').getByRole('link', { name: 'Sign in' }).first()
  await tabTo(page, (await signIn.getAttribute('href'))!)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/user\/login/)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Find a job' }).click()
  await page.waitForURL('**/jobs/search')
  await expect.poll(() => menu.isVisible()).toBe(false)
  expect(page.errors).toEqual([])
})

/** At the beginning of the place that is the role's own. */
async function openAs(role: Role, width: number) {
  const { session } = await signInAs(browser, role, site)
  return browser.open(errands[role].place, {
    ...{ session, viewport: { width, height: 844 } },
    hasTouch: width < 500,
  })
}

async function tabTo(page: Page, href: string) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === href) return
  }
  throw new Error(`${href} is not among the first 40 stops.`)
}
