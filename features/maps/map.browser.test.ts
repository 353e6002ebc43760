// The map by keys, mouse and two fingers, and how it looks.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { readView } from './model/window.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 600_000 })

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
  const harbor = await addEmployer(browser.db, 'Harbor Health')
  const at = (id: string, city: string, state: string, lat: number, lon: number) =>
    draft(id, { title: 'Nurse', city, state, zip: null, lat, lon })
  await saveJobs(browser.db, harbor, null, [
    at('N-1', 'Norfolk', 'VA', 36.85, -76.29),
    at('N-2', 'Norfolk', 'VA', 36.85, -76.29),
    at('R-1', 'Richmond', 'VA', 37.54, -77.44),
    at('E-1', 'Elko', 'NV', 40.83, -115.76),
  ])
})
afterAll(() => browser.close())

const frameOf = (page: Page) => page.getByRole('group', { name: /^Map\./ })
const viewOf = (page: Page) => readView(new URL(page.url()).searchParams.get('map') ?? '')

test('keys move it and zoom, and 0 shows the country; a moved map offers to search what is in sight', async () => {
  const page = await browser.open('/jobs/map?l=Norfolk%2C+VA&r=25')
  const area = page.getByRole('link', { name: 'Search this area' })
  expect(await area.count()).toBe(0)
  await frameOf(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => viewOf(page)).not.toBeNull()
  const right = viewOf(page)!
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => viewOf(page)!.y).toBeGreaterThan(right.y)
  await page.keyboard.press('-')
  await expect.poll(() => viewOf(page)!.zoom).toBe(right.zoom - 1)
  await page.keyboard.press('+')
  await expect.poll(() => viewOf(page)!.zoom).toBe(right.zoom)
  for (const presses of [1, 2]) {
    await page.keyboard.press('-')
    await expect.poll(() => viewOf(page)!.zoom).toBe(right.zoom - presses)
  }
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Jobs around Norfolk, VA')
  await area.click()
  await page.getByRole('heading', { level: 1, name: 'Jobs in the United States' }).waitFor()
  await page.getByRole('list', { name: 'Places by number of jobs' }).getByText('Richmond, VA').waitFor()
  expect(viewOf(page)!.zoom).toBe(right.zoom - 2)
  expect(await area.count()).toBe(0)
  await frameOf(page).focus()
  await page.keyboard.press('0')
  await expect.poll(() => viewOf(page)!.zoom).toBe(0)
  expect(page.errors).toEqual([])
})

test('the mouse drags it, also by a circle, which is then not followed; a click follows it', async () => {
  const page = await browser.open('/jobs/map?state=VA', { viewport: { width: 1440, height: 900 } })
  const circle = frameOf(page).getByRole('link', { name: /^Norfolk, VA/ })
  const box = (await circle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => viewOf(page)).not.toBeNull()
  const moved = new URL(page.url())
  expect(moved.searchParams.get('open') ?? '').toBe('')
  await expect.poll(async () => Math.abs((await circle.boundingBox())!.x - (box.x - 80))).toBeLessThan(6)
  await circle.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe('Norfolk, VA')
  await page.getByRole('heading', { name: '2 in Norfolk, VA' }).waitFor()
  expect(page.errors).toEqual([])
})

test('two fingers zoom in where they are, and one scrolls the page', async () => {
  const page = await browser.open('/jobs/map?state=VA', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await frameOf(page).scrollIntoViewIfNeeded()
  const box = (await frameOf(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((across, id) => ({ x: x + across, y, id })),
    })
  await touch('touchStart', -30, 30)
  for (const apart of [40, 50, 60]) await touch('touchMove', -apart, apart)
  const scaled = frameOf(page).locator('svg > g[transform*="scale(2)"]')
  await expect.poll(() => scaled.count()).toBe(1)
  const before = await page.evaluate(() =>
    document.querySelector('svg use[href*="counties"]')?.parentElement?.getAttribute('transform'),
  )
  await touch('touchEnd')
  await expect.poll(() => viewOf(page)).not.toBeNull()
  const scaleIn = (transform: string | null | undefined) =>
    Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1])
  const after = () =>
    page.evaluate(() =>
      document.querySelector('svg use[href*="counties"]')?.parentElement?.getAttribute('transform'),
    )
  await expect.poll(async () => scaleIn(await after()) / scaleIn(before)).toBe(2)
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)
  expect(page.errors).toEqual([])
})

test.each(['/jobs/map', '/jobs/map?l=Norfolk%2C+VA&r=25&map=850,330,4'])(
  '%s is in order in every look',
  async (path) => {
    const page = await browser.open(path)
    expect(await faultsInEveryLook(page, `map ${path}`)).toEqual([])
    expect(page.errors).toEqual([])
  },
)
