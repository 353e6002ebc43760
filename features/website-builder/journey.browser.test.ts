import { expect, test } from 'vitest'
import { axe, overflow, visit } from '#test/browser.ts'
import { asRuth, brand, browser, openBuilder, soon } from './builder.fixture.ts'

openBuilder()

const color = (element: Element) => getComputedStyle(element).backgroundColor

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
  await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#7a1f1f')
  await expect.poll(() => root.evaluate(brand), soon).toBe('#7a1f1f')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('The look is published.').waitFor()

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

  await visit(page, '/admin/themes')
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
