import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { heading, openBoard } from '#features/jobs/board.fixture.ts'
import type { TestBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000 })

let board: TestBrowser
beforeAll(async () => {
  board = await openBoard()
})
afterAll(() => board.close())

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'results' }).textContent()

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab')
    const wordsOf_ = await page.evaluate(() => {
      const { activeElement: element } = document
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
    })
    if (typeof name === 'string' ? wordsOf_.startsWith(name) : name.test(wordsOf_)) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

test('the keyboard alone searches, filters without a reload, opens a job, and goes back', async () => {
  const page = await board.open('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await tabTo(page, 'Keywords')
  await page.keyboard.type('nurse')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/jobs\/search\?q=nurse/)
  expect(await heading(page)).toBe('Nurse jobs')
  expect(await count(page)).toBe('1 to 10 of 14 results')

  await tabTo(page, 'Part-time')
  await page.keyboard.press('Space')
  await page.waitForURL(/type=Part-time/)
  await page.getByText('1 to 1 of 1 result').first().waitFor()
  const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  expect(focused).toBe('Part-time')

  await tabTo(page, 'School Nurse')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/jobs\/school-nurse-harbor-health-/)
  expect(await heading(page)).toBe('School Nurse')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await tabTo(page, 'Back to Nurse jobs')
  await tabTo(page, 'Apply now')

  await page.goBack()
  await page.waitForURL(/type=Part-time/)
  expect(await page.getByRole('checkbox', { name: 'Part-time' }).isChecked()).toBe(true)
  await page.goBack()
  await page.getByText('of 14 results').first().waitFor()
  expect(await page.getByRole('checkbox', { name: 'Part-time' }).isChecked()).toBe(false)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(page.errors).toEqual([])
})

test('removing an active filter moves the focus to the results', async () => {
  const page = await board.open('/jobs/search?q=nurse&type=Part-time&state=VA')
  await tabTo(page, 'Remove Part-time')
  await page.keyboard.press('Enter')
  await page.getByText('of 13 results').first().waitFor()
  expect(await page.getByRole('checkbox', { name: 'Part-time' }).isChecked()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(page.url()).not.toContain('Part-time')
})

test('a military occupation is found by its code and searched for', async () => {
  const page = await board.open('/jobs/search?tab=mos')
  await page.getByLabel('Branch').selectOption({ label: 'Army' })
  await page.getByLabel('Occupation').pressSequentially('11B')
  await page.getByRole('option', { name: /11B Infantryman/ }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/[?&]o=/)
  expect(await heading(page)).toBe('Jobs for 11B Infantryman')
  expect(await page.getByRole('article').filter({ hasText: 'Security Guard' }).textContent()).toContain(
    'Common next career',
  )
  await page.getByRole('link', { name: 'Keyword', exact: true }).click()
  await page.getByLabel('Keywords').waitFor()
  expect(page.errors).toEqual([])
})

test('on a phone the first job is in view below a search by occupation, whose fields fold', async () => {
  const page = await board.open('/jobs/search?tab=mos&_o=11B', { viewport: { width: 390, height: 844 } })
  const field = page.getByLabel('Location')
  const top = (await page.getByRole('article').first().boundingBox())!.y
  expect(top).toBeLessThan(844)
  expect(await field.isVisible()).toBe(false)
  await page.getByText('Change the search').press('Enter')
  await field.fill('23510')
  await field.press('Enter')
  await page.waitForURL(/l=23510/)
  expect(page.url()).toMatch(/tab=mos/)
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/jobs/search?tab=mos&_o=11B')
  expect(await field.isVisible()).toBe(true)
  expect(page.errors).toEqual([])
})

test('a typed code that was not chosen from the list is searched for all the same', async () => {
  const page = await board.open('/jobs/search?tab=mos')
  await page.getByLabel('Occupation').fill('11B')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/_o=11B/)
  expect(await heading(page)).toBe('Jobs for 11B Infantryman')
  await page.getByLabel('Occupation').fill('Serpentcharming')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('We do not know this occupation.').waitFor()
  expect(await page.getByLabel('Occupation').inputValue()).toBe('Serpentcharming')
})

test('a visitor who saves a job is asked to sign in, then returns to it', async () => {
  const page = await board.open('/jobs/search?q=police')
  const save = page.getByRole('button', { name: 'Save Police Officer' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to save this job' })
  await page.keyboard.press('Escape')
  expect(await save.evaluate((element) => element === document.activeElement)).toBe(true)
  await save.click()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/user\/login/)
  expect(decodeURIComponent(page.url())).toContain('redirectTo=/jobs/search?q=police')
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('intent')
})

test('typed text stays when a filter is set', async () => {
  const page = await board.open('/jobs/search?q=nurse')
  await page.getByLabel('Location').fill('23510')
  await page.getByRole('checkbox', { name: 'Part-time' }).check()
  await page.getByText('1 to 1 of 1 result').first().waitFor()
  expect(await page.getByLabel('Location').inputValue()).toBe('23510')
  expect(page.url()).toContain('l=23510')
})

test('an unreachable server is reported, and nothing typed is lost', async () => {
  const page = await board.open('/jobs/search?q=nurse')
  await page.context().setOffline(true)
  await page.getByLabel('Location').fill('23510')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('The server cannot be reached.').waitFor()
  expect(await page.getByLabel('Location').inputValue()).toBe('23510')
  expect(await page.getByRole('article').count()).toBe(10)
})

test('without results the page says so and suggests other searches', async () => {
  const page = await board.open('/jobs/search?q=xylophone')
  expect(await page.getByText('No jobs found.').count()).toBeGreaterThan(0)
  const lost = await board.open('/jobs/search?q=nurse&l=Fort Hallow')
  const message = 'Your location might be invalid, please check or remove them.'
  expect(await lost.getByText(message).count()).toBe(1)
  expect(await lost.getByRole('article').count()).toBe(10)
})
