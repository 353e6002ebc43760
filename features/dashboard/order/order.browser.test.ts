// One's own order: by the keyboard, by dragging, and how it looks.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signIn } from '#test/app.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { addModule } from '../index.ts'
import { ModuleForm } from '../schema.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  session = (await signIn(browser, { firstName: 'Maria' })).session
  for (const [position, title] of ['Applications', 'Jobs near you', 'Trainings'].entries())
    await addModule(
      browser.db,
      ModuleForm.parse({ title, type: 'info', position, options: { text: 'Hello.' }, showInAllThemes: true }),
    )
})
afterAll(() => browser.close())

test('modules move by the keyboard and by dragging, and the dashboard is in that order', async () => {
  const page = await browser.open('/dashboard', { session, viewport: { width: 1440, height: 900 } })
  const modules = () => page.locator('main section h2').allTextContents()
  await expect.poll(modules).toEqual(['Applications', 'Jobs near you', 'Trainings'])
  await page.getByRole('link', { name: 'Arrange' }).click()
  const column = (name: string) =>
    page.getByRole('heading', { name }).locator('xpath=following-sibling::ol').locator('li')
  const titles = async (name: string) => (await column(name).allTextContents()).map((text) => text.trim())
  await page.getByRole('button', { name: 'Move Trainings up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles('Left column')).toEqual(['Applications', 'Trainings', 'Jobs near you'])
  await page.getByRole('button', { name: 'Move Applications to the right column' }).click()
  await expect.poll(() => titles('Right column')).toEqual(['Applications'])
  await page.waitForFunction(() => document.querySelector('li[draggable=true]') !== null)
  await column('Left column')
    .last()
    .locator('[data-handle]')
    .dragTo(column('Left column').first(), { targetPosition: { x: 60, y: 6 } })
  await expect.poll(() => titles('Left column')).toEqual(['Jobs near you', 'Trainings'])
  expect(await faultsInEveryLook(page, 'arrange')).toEqual([])
  await page.getByRole('link', { name: 'Done' }).click()
  await expect.poll(modules).toEqual(['Jobs near you', 'Trainings', 'Applications'])
  const text = page.getByRole('region', { name: 'Trainings' }).getByText('Hello.')
  const choose = async (entry: string) => {
    await page.getByLabel('Options of Trainings').first().click()
    const saved = page.waitForResponse(/\/collapse$/)
    await page.getByRole('button', { name: entry }).click()
    await saved
  }
  await choose('Collapse')
  await expect.poll(() => text.count()).toBe(0)
  await page.reload()
  await expect.poll(modules).toEqual(['Jobs near you', 'Trainings', 'Applications'])
  expect(await text.count()).toBe(0)
  await choose('Expand')
  await text.waitFor()
  expect(page.errors).toEqual([])
})
