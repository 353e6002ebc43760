import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let ruth: string

beforeAll(async () => {
  browser = await testBrowser()
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Calloway', type: 'Admin' },
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ruth = await beginSession(browser.db, id)
}, 60_000)
afterAll(() => browser.close())

/** A page on which Ruth, an administrator, is signed in. */
const asRuth = async (path: string) => {
  const page = await browser.open('/')
  await page.context().addCookies([{ name: 'session', value: ruth, url: browser.origin }])
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

/** A frame loads, or a change is rendered, on a busy machine. */
const soon = { timeout: 20_000 }
const color = (element: Element) => getComputedStyle(element).backgroundColor
const brand = (element: Element) => getComputedStyle(element).getPropertyValue('--brand')

test('an administrator makes a site from a template, looks at it, changes its look and deletes it', async () => {
  const page = await asRuth('/website-builder')
  expect(await axe(page)).toEqual([])
  await page.getByText('Civic', { exact: true }).click()
  await page.getByLabel('Site name').fill('Elm City Veterans')
  expect(await page.getByLabel('Address (required)').inputValue()).toBe('elm-city-veterans')
  await page.getByRole('button', { name: 'Create site' }).click()

  await page.getByRole('heading', { name: 'This is your site' }).waitFor()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { name: /At your service/ }).waitFor()
  expect(await axe(page, { withFrames: false })).toEqual([])
  await page.getByRole('button', { name: 'Skip the tour' }).click()

  // A link in the preview leads to another of its pages, within the preview.
  await preview.getByRole('link', { name: 'Plan a visit' }).click()
  await preview.getByRole('heading', { name: 'Visit us', level: 1 }).waitFor()
  const root = preview.locator('html')
  await page.getByLabel('Brand color', { exact: true }).fill('#7a1f1f')
  await expect.poll(() => root.evaluate(brand), soon).toBe('#7a1f1f')
  await page.getByRole('button', { name: 'Save look' }).click()
  await page.getByText('Look saved.').waitFor()

  const host = new URL(browser.origin.replace('//', '//elm-city-veterans.'))
  const visitor = await browser.open(host.href)
  await visitor.getByText('This site is not published yet.').waitFor()
  expect(await axe(visitor)).toEqual([])
  visitor.errors.length = 0
  await page.getByRole('button', { name: 'Publish the site' }).click()
  await page.getByText('The site is live.').waitFor()
  await visitor.goto(host.href)
  expect(await visitor.getByRole('heading', { name: /At your service/ }).count()).toBe(1)
  expect(await visitor.getByRole('link', { name: 'Sign up' }).evaluate(color)).toBe('rgb(122, 31, 31)')
  expect(await axe(visitor)).toEqual([])
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    expect(await overflow(visitor), String(width)).toBeLessThanOrEqual(0)
  }
  expect(visitor.errors).toEqual([])

  await page.goto('/admin/themes', { waitUntil: 'networkidle' })
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Elm City Veterans', exact: true }).click()
  await page.getByRole('heading', { name: 'Elm City Veterans' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete Elm City Veterans?' })
  await question.getByLabel(/Type “delete”/).fill('delet')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete site' }).click()
  await question.getByText('Type the word delete to confirm.').waitFor()
  await question.getByLabel(/Type “delete”/).fill('delete')
  await question.getByRole('button', { name: 'Delete site' }).click()
  await page.getByText('Site deleted.').waitFor()
  await expect.poll(async () => (await visitor.goto(host.href))?.status()).toBe(421)
  expect(page.errors).toEqual([])
}, 120_000)

test('the look is edited on the site itself, and seen before it is saved', async () => {
  const page = await asRuth('/jobs/search')
  await page.getByRole('button', { name: 'Edit look' }).click()
  const search = page.getByRole('button', { name: /^Search/ }).first()
  const before = await search.evaluate(color)
  await page.getByLabel('Brand color', { exact: true }).fill('#7a1f1f')
  await expect.poll(() => search.evaluate(color), soon).toBe('rgb(122, 31, 31)')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => search.evaluate(color), soon).toBe(before)
  await page.getByRole('button', { name: 'Edit look' }).click()
  await page.getByLabel('Brand color', { exact: true }).fill('#14532d')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save look' }).click()])
  await page.waitForLoadState('networkidle')
  expect(await search.evaluate(color)).toBe('rgb(20, 83, 45)')
  const visitor = await browser.open('/jobs/search')
  expect(await visitor.getByRole('button', { name: 'Edit look' }).count()).toBe(0)
}, 60_000)
