import { expect, test, vi } from 'vitest'
import { addPage, browser, open, openEditor, save, select } from '#features/editor/editing.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('a fundraiser waits while its page is made in the builder, and comes back with it', async () => {
  await addPage('/march', [{ id: 'k', title: 'Before', columns: [] }])
  const page = await open('/admin/fundraisers/new')
  const name = page.getByLabel('Name (required)')
  await name.fill('Ruck for Grace')
  await page.getByLabel('Offer monthly gifts').uncheck()
  const organizations = page.getByRole('group', { name: /^Organizations/ }).getByRole('checkbox')
  await organizations.nth(0).check()
  await organizations.nth(1).check()
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.waitForURL(/\/admin\/themes\/.*\/pages\/new/)
  await page.goto('/pages/march?edit')
  await select(page, 'k')
  await page.getByLabel('Title (required)').fill('Why we march')
  await save(page)
  await page.getByText('Page created successfully. Redirecting to fundraiser form...').waitFor()
  await page.waitForURL('**/admin/fundraisers/new')
  await expect.poll(() => name.inputValue()).toBe('Ruck for Grace')
  expect(await page.getByLabel('Offer monthly gifts').isChecked()).toBe(false)
  const ticked = organizations.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
  expect((await ticked).slice(0, 3)).toEqual([true, true, false])
  const { id } = await browser.db
    .selectFrom('pages')
    .select('id')
    .where('route', '=', '/march')
    .executeTakeFirstOrThrow()
  expect(await page.getByLabel('Page (optional)').inputValue()).toBe(id)
})
