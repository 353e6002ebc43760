import { afterAll, beforeAll, expect, it } from 'vitest'
import { axe, type TestBrowser, testBrowser, visit } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser({ NODE_ENV: 'development' })
})
afterAll(() => browser.close())

it('axe finds nothing and nothing overflows, at every width, light and dark', async () => {
  const page = await browser.open('/ui')
  expect(await faultsInEveryLook(page, 'ui')).toEqual([])
  expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])
})

it('a phone menu opens and closes without script', async () => {
  const page = await browser.open('/ui', { javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a job' })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await link.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await link.isVisible()).toBe(false)
})

it('a selector can be searched and used by keyboard alone', async () => {
  const page = await browser.open('/ui')
  const field = page.locator('#choosers').getByRole('combobox', { name: 'Occupation', exact: true })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Please enter a search').waitFor()
  await page.keyboard.type('weld')
  await page.getByText('Loading items...').waitFor()
  await page.getByRole('option', { name: 'Senior Welder' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('Senior Welder')
  expect(await page.locator('input[name=searched]').inputValue()).toBe('senior-welder')
})

it('a selector that fails to load says so and can be retried', async () => {
  const page = await browser.open('/ui')
  await page.getByRole('combobox', { name: 'Fails' }).click()
  await page.getByText('Error loading items').waitFor()
  await page.locator('#choosers').getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Error loading items').waitFor()
})

it('a list shows fifty items, says why, and brings fifty more', async () => {
  const page = await browser.open('/ui')
  await page.getByRole('combobox', { name: 'Occupations' }).click()
  const options = page.getByRole('listbox', { name: 'Occupations' }).getByRole('option')
  for (const count of [20, 40]) {
    await options.nth(count - 1).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await page.getByText('The results have been limited to a maximum of 50').waitFor()
  expect(await options.count()).toBe(50)
  await options.nth(49).scrollIntoViewIfNeeded()
  await options.nth(50).waitFor({ state: 'attached' })
})

it('what is chosen in a native select before script has come stays', async () => {
  const page = await browser.open('/ui')
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/ui', { waitUntil: 'commit' })
  await page.locator('select[name=one]').selectOption({ index: 2 })
  const chosen = await page.locator('select[name=one]').inputValue()
  release()
  await page.locator('#choosers').getByRole('combobox', { name: 'Branch', exact: true }).waitFor()
  expect(await page.locator('input[type=hidden][name=one]').inputValue()).toBe(chosen)
})

it('a modal traps the focus, closes on Escape and restores the focus', async () => {
  const page = await browser.open('/ui')
  const opener = page.getByRole('button', { name: 'Open a modal' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Leave a message' })
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect((await dialog.boundingBox())?.width).toBe(400)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('a toast disappears after five seconds, but not while it is hovered', async () => {
  const page = await browser.open('/ui')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.getByRole('button', { name: 'Show a toast' }).click()
  const toast = page.getByRole('status').getByText('Saved successfully!')
  await toast.hover()
  await page.clock.runFor(10_000)
  expect(await toast.isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(200)
  expect(await toast.isVisible()).toBe(false)
})

it('a wizard validates each step and keeps its input across a reload and going back', async () => {
  const page = await browser.open('/ui')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  expect(await page.getByLabel('Your branch').isVisible()).toBe(false)
  await page.getByLabel('Your email').fill('renata.cole@example.org')
  await next.click()
  await page.getByLabel('Your branch').selectOption('Navy')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByLabel('Your branch').inputValue()).toBe('Navy')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByLabel('Your email').inputValue()).toBe('renata.cole@example.org')
})

it('a number is clamped on blur, not while typing; a row is added only after the last one is filled', async () => {
  const page = await browser.open('/ui')
  const openings = page.getByLabel('Openings')
  await openings.pressSequentially('0120')
  expect(await openings.inputValue()).toBe('0120')
  await openings.press('Tab')
  expect(await openings.inputValue()).toBe('99')
  const add = page.getByRole('button', { name: 'Add a certificate' })
  await add.click()
  expect(await add.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Certificate 2' }).fill('Forklift')
  expect(await add.isDisabled()).toBe(false)
})

it('a link is followed without a reload, and Back comes back', async () => {
  const page = await browser.open('/ui')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Remove Remote' }).click()
  await page.waitForURL('**/ui?without=remote')
  await page.goBack()
  await page.waitForURL('**/ui')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

it('hydration shifts no layout', async () => {
  const page = await browser.open('about:blank', { viewport: { width: 390, height: 16_000 } })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/ui')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
})
