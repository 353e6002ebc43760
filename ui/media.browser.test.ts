import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let site: TestBrowser
beforeAll(async () => {
  site = await testBrowser({ NODE_ENV: 'development' })
})
afterAll(() => site.close())

it('stops skeletons and spinners where reduced motion is asked for', async () => {
  const page = await site.open('/ui')
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
})

it('shows which button is busy, and which tab is chosen, in forced colors', async () => {
  const page = await site.open('/ui', { forcedColors: 'active' })
  const busy = await page
    .locator('button[aria-busy="true"]')
    .first()
    .evaluate((button) => ({
      label: getComputedStyle(button).color,
      spinner: getComputedStyle(button.querySelector('svg')!).color,
    }))
  expect(busy.label).toBe('rgba(0, 0, 0, 0)')
  expect(busy.spinner).not.toBe(busy.label)
  await page.goto('/jobs/search')
  const lineBelow = (name: string) =>
    page
      .getByRole('navigation', { name: 'Search by' })
      .getByRole('link', { name })
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  expect(await lineBelow('Keyword')).not.toBe(await lineBelow('Military occupation'))
})

it('closes the menu on a phone once the focus leaves it', async () => {
  const page = await site.open('/contact', { viewport: { width: 390, height: 700 } })
  const menu = page.locator('#site-menu')
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  await expect.poll(() => menu.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Close' }).focus()
  const last = menu.locator('a').last()
  await last.focus()
  expect(await menu.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => menu.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') === null)).toBe(true)
})
