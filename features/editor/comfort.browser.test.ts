import { expect, test, vi } from 'vitest'
import { axe, overflow } from '#test/browser.ts'
import { addPage, browser, kept, open, openEditor, save, saved, select } from './editing.fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('much that would be discarded is asked about, and comes back the way it says', async () => {
  await addPage('/discard', [{ id: 'k', title: 'Before', columns: [] }])
  const page = await open('/pages/discard?edit')
  await select(page, 'k')
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByTitle('Discard ALL changes').click()
  const dialog = page.getByRole('dialog', { name: 'Discard 5 changes?' })
  await dialog.getByText('Bring back under Discarded drafts').waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.locator('section[data-part]').count()).toBe(6)
  await page.getByTitle('Discard ALL changes').click()
  await dialog.getByRole('button', { name: 'Discard ALL changes' }).click()
  await page.getByTitle('Edit Page').click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect.poll(() => page.locator('section[data-part]').count()).toBe(6)
})

test('a save after the session ended says the whole sentence, with the way to sign in', async () => {
  await addPage('/ended', [{ id: 'k', title: 'Ended', columns: [] }])
  const page = await open('/pages/ended?edit')
  await select(page, 'k')
  await page.getByLabel('Title (required)').fill('After')
  await page.route('**/admin/themes/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please sign in first.' } }),
  )
  await save(page)
  await page.getByText('You are no longer signed in. Sign in again in another tab').waitFor()
  const link = page.getByRole('link', { name: 'Sign in again' })
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    ...['/user/login', '_blank'],
  ])
  await page.unroute('**/admin/themes/**')
  await save(page)
  await saved(page)
})

test('pictures of a carousel are put into another order by keyboard', async () => {
  const carouselImages = ['a', 'b', 'c'].map((name) => ({ url: '/favicon.svg', description: name }))
  await addPage('/order', [
    { id: 'k', title: 'Order', columns: [{ id: 'c', contentType: 'carousel', carouselImages }] },
  ])
  const page = await open('/pages/order?edit')
  await select(page, 'c')
  await page.getByRole('button', { name: 'Move item 2 up' }).press('Enter')
  await page.getByRole('button', { name: 'Move item 3 up' }).press('Enter')
  await save(page)
  await saved(page)
  const [column] = (await kept('/order')).document.containers[0]!.columns
  expect((column!.carouselImages as { description: string }[]).map((each) => each.description)).toEqual([
    ...['b', 'c', 'a'],
  ])
})

test('parts are added from where one is, types that are off are marked, numbers step', async () => {
  await browser.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ search: true }) })
    .execute()
  const free = { id: 'f', contentType: 'freeContent', freeContent: [{ id: 'b', contentType: 'text' }] }
  await addPage('/adding', [
    { id: 'k', title: 'Adding', columns: [free] },
    { id: 'e', title: 'Empty', columns: [] },
  ])
  const page = await open('/pages/adding?edit')
  await page.locator('[data-part="b"]').click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Add a block' }).getByText('Vimeo').first().click()
  await expect.poll(() => page.locator('[data-part="f"] [data-part]').count()).toBe(2)

  await page.locator('[data-part="e"]').getByRole('button', { name: 'Add content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add content' })
  const type = (name: RegExp) => dialog.getByRole('button', { name })
  expect(await type(/^Newsroom/).textContent()).toContain('Off on this site')
  expect(await type(/^Job search splash/).textContent()).not.toContain('Off on this site')
  await type(/^Text/).click()
  await expect.poll(() => page.locator('[data-part="e"] [data-part]').count()).toBe(1)

  await select(page, 'k')
  const above = page.getByRole('textbox', { name: 'Space above' })
  await page.getByText('0 to 15').first().waitFor()
  await above.fill('14')
  await above.press('ArrowUp')
  await above.press('ArrowUp')
  expect(await above.inputValue()).toBe('15')
  await page.locator('div:has(> #field-k-marginTop)').getByTitle('Less').click()
  expect(await above.inputValue()).toBe('14')
})

test('on a phone the pane folds, and unfolds where something is to be corrected', async () => {
  await addPage('/folded', [
    { id: 'k', title: '', columns: [{ id: 't', contentType: 'text', content: '<p>Words</p>' }] },
  ])
  const page = await open('/pages/folded?edit', { viewport: { width: 390, height: 800 } })
  const pane = page.getByRole('complementary', { name: 'Editor' })
  const height = async () => (await pane.boundingBox())!.height
  expect(await height()).toBe(400)
  await page.getByRole('button', { name: 'Hide the pane' }).click()
  expect(await height()).toBeLessThan(220)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await save(page)
  await page.getByRole('button', { name: 'Title, Container' }).click()
  expect(await page.getByLabel('Title (required)').evaluate((one) => one === document.activeElement)).toBe(
    true,
  )
  expect(await height()).toBe(400)
})

test('what the storage of the browser holds never stops a save', async () => {
  await addPage('/storage', [{ id: 'k', title: 'Before', columns: [] }])
  const page = await open('/pages/storage')
  await page.evaluate(() => {
    localStorage.setItem('draft-fundraiser', '{broken')
    localStorage.setItem('editor-copied', '[1')
  })
  await page.getByTitle('Edit Page').click()
  await select(page, 'k')
  await page.getByRole('button', { name: 'Paste' }).click()
  await page.getByLabel('Title (required)').fill('After')
  await save(page)
  await saved(page)
  expect((await kept('/storage')).document.containers[0]!.title).toBe('After')
  expect(page.errors).toEqual([])
})
