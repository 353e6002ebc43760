import { expect, test } from 'vitest'
import { axe, usable, visit } from '#test/browser.ts'
import { asRuth, browser, openBuilder } from './builder.fixture.ts'

openBuilder({ SITES_DOMAIN: 'localhost', PREVIEW_DOMAIN: 'preview.localhost' })

test('a page of a new site is edited from the builder, saved back into it, and seen at the preview address', {
  timeout: 120_000,
}, async () => {
  const page = await asRuth('/website-builder')
  await page.getByText('Civic', { exact: true }).click()
  await page.getByLabel('Site name').fill('Elm City Veterans')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/website-builder\/customize\/[0-9a-f-]{36}\?tutorial=1$/)
  const themeId = new URL(page.url()).pathname.split('/').at(-1)!

  // The tour goes through its stops and ends where the builder is.
  for (const title of ['This is your site', 'Change the pages', 'Add your own text'])
    await page
      .getByRole('heading', { name: title })
      .waitFor()
      .then(() => page.getByRole('button', { name: 'Next' }).click())
  await page.getByRole('heading', { name: 'Choose the colors' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(`**/website-builder/customize/${themeId}`)
  expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0)

  const pages = page.getByRole('region', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Edit Visit us' }).click()
  await page.getByRole('application', { name: 'Page' }).waitFor()
  await page.locator('[data-part="part-1"]').click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Come in, the coffee is on')
  await page.getByTitle('Save ALL Changes').click()

  await page.waitForURL(`**/website-builder/customize/${themeId}`)
  await page.getByRole('heading', { name: 'Elm City Veterans', level: 1 }).waitFor()
  // From the site that was edited to this one it is a whole new page, whose buttons wait for its script.
  await usable(page)
  expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Visit us', exact: true }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Come in, the coffee is on' }).waitFor()
  expect(await axe(page, { withFrames: false })).toEqual([])

  // Opened from the site's list of pages, it is edited in the builder, too.
  await visit(page, `/admin/themes/${themeId}/pages`)
  await page.getByRole('link', { name: 'Edit Visit us' }).click()
  await page.getByRole('application', { name: 'Page' }).waitFor()
  await page.locator('[data-part="part-1"]').click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Come in, the coffee is hot')
  await page.getByTitle('Save ALL Changes').click()
  await page.waitForURL(`**/website-builder/customize/${themeId}`)
  await page.getByRole('heading', { name: 'Elm City Veterans', level: 1 }).waitFor()

  await visit(page, `/admin/themes/${themeId}`)
  const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
  expect(new URL(preview!).hostname).toMatch(/^[0-9a-f]{32}\.preview\.localhost$/)
  const visitor = await browser.open(`${preview}/pages/visit`)
  expect(await visitor.getByRole('heading', { name: 'Come in, the coffee is hot' }).count()).toBe(1)
  expect(await visitor.getByTitle('Edit Page').count()).toBe(0)
  expect([...page.errors, ...visitor.errors]).toEqual([])
})
