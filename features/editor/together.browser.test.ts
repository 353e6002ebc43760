import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from '#test/browser.ts'
import { addPage, browser, kept, open, openEditor, save, saved, select } from './editing.fixture.ts'

openEditor()

const splash = (id: string, title = `Title ${id}`) => ({ id, contentType: 'jobSearchSplash', title })
const grid = (...ids: string[]) => ({
  id: 'k',
  title: 'Both',
  style: 'grid',
  columns: ids.map((id) => splash(id)),
})
const idsOf = async (route: string) =>
  (await kept(route)).document.containers.flatMap(({ columns }) => columns.map(({ id }) => id))

async function two(route: string) {
  return [await open(`/pages${route}?edit`), await open(`/pages${route}?edit`)] as const
}

async function move(page: Page, id: string, keys: string[]) {
  await select(page, id)
  for (const key of keys) await page.keyboard.press(key)
}

/** How many tabs are editing: what they have is not left behind. */
const edited = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held?.length)

const question = (page: Page) =>
  page.getByText('Someone else has changed the same parts of this page', { exact: true })

test('two who edit at once both keep what they changed; where it is the same, one is asked', {
  timeout: 90_000,
}, async () => {
  await addPage('/both', [
    { id: 'k', title: 'Both', style: 'twoColumns', columns: [splash('one'), splash('two')] },
  ])
  const ruth = await open('/pages/both?edit')
  const ann = await open('/pages/both?edit')
  const type = async (page: typeof ruth, id: string, text: string) => {
    await page.locator(`[data-part="${id}"]`).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(text)
  }
  await type(ruth, 'one', 'Of Ruth')
  await type(ann, 'two', 'Of Ann')
  await type(ann, 'one', 'Of Ann too')
  await ruth.getByTitle('Save ALL Changes').click()
  await ruth.getByTitle('Edit Page').waitFor()
  await ann.getByTitle('Save ALL Changes').click()
  await ann.getByText('Someone else has changed the same parts of this page', { exact: true }).waitFor()
  expect(await axe(ann)).toEqual([])
  await ann.getByRole('button', { name: 'Take theirs' }).click()
  await ann.getByTitle('Save ALL Changes').click()
  await ann.getByTitle('Edit Page').waitFor()
  const visitor = await browser.open('/pages/both')
  await visitor.getByText('Of Ruth').waitFor()
  await visitor.getByText('Of Ann', { exact: true }).waitFor()
})

test('who put the same part elsewhere are asked where it belongs', { timeout: 90_000 }, async () => {
  await addPage('/moved', [grid('a', 'b', 'c')])
  const [ruth, ann] = await two('/moved')
  await move(ruth, 'c', ['Alt+ArrowUp', 'Alt+ArrowUp'])
  await move(ann, 'c', ['Alt+ArrowUp'])
  await save(ruth)
  await saved(ruth)
  await save(ann)
  await question(ann).waitFor()
  expect(await axe(ann)).toEqual([])
  await ann
    .getByText(/^1\. Job search splash/)
    .first()
    .waitFor()
  await ann.getByRole('button', { name: 'Take theirs: Order of what is in it, Container “Both”' }).click()
  await save(ann)
  await saved(ann)
  expect(await idsOf('/moved')).toEqual(['c', 'a', 'b'])
})

test('undo after a merge takes back what is mine and nothing of theirs', { timeout: 90_000 }, async () => {
  await addPage('/back', [grid('a', 'b')])
  const [ruth, ann] = await two('/back')
  const type = async (page: Page, id: string, text: string) => {
    await select(page, id)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(text)
  }
  await type(ruth, 'a', 'Of Ruth')
  await type(ann, 'a', 'Of Ann')
  await type(ann, 'b', 'Of Ann too')
  await save(ruth)
  await saved(ruth)
  await save(ann)
  await question(ann).waitFor()
  await select(ann, 'k')
  for (const _ of 'abc') await ann.keyboard.press('Control+z')
  await question(ann).waitFor({ state: 'detached' })
  await ann.getByText('All changes saved').waitFor()
  await ann.locator('[data-canvas]').getByText('Of Ruth').waitFor()
  await ann.keyboard.press('Control+Shift+z')
  await question(ann).waitFor()
  await ann.locator('[data-canvas]').getByText('Of Ann', { exact: true }).waitFor()
})

test('the page’s own fields are kept through a reload, and merged like those of its parts', {
  timeout: 90_000,
}, async () => {
  await addPage('/settings', [grid('a')])
  const [ruth, ann] = await two('/settings')
  const name = (page: Page) => page.getByRole('textbox', { name: 'Name (required)' })
  for (const page of [ruth, ann]) await page.getByRole('tab', { name: 'Page' }).click()
  await name(ruth).fill('Who we are')
  await name(ann).fill('Our story')
  await ann.getByRole('textbox', { name: 'Description' }).fill('Ann wrote this.')
  ann.on('dialog', (dialog) => dialog.accept())
  await save(ruth)
  await saved(ruth)

  // Ann's tab goes down, and comes back to a page that Ruth has saved meanwhile.
  await ann.reload()
  await question(ann).waitFor()
  await ann.getByRole('tab', { name: 'Page' }).click()
  expect(await name(ann).inputValue()).toBe('Our story')
  await ann.getByRole('button', { name: 'Take theirs: Name, The page' }).click()
  expect(await name(ann).inputValue()).toBe('Who we are')
  await save(ann)
  await saved(ann)
  const kept = await browser.db
    .selectFrom('pages')
    .select(['name', 'description', 'rev'])
    .where('route', '=', '/settings')
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ name: 'Who we are', description: 'Ann wrote this.', rev: 3 })
})

test('what was left behind is offered, and is not lost when one goes on without an answer', {
  timeout: 90_000,
}, async () => {
  await addPage('/left', [grid('a')])
  const page = await open('/pages/left?edit')
  await select(page, 'a')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Left behind')
  const next = await page.context().newPage()
  await next.goto('/pages/left')
  await page.close({ runBeforeUnload: false })
  await expect.poll(() => edited(next)).toBe(0)
  await next.goto('/pages/left?edit')
  await next.getByText('You have unsaved changes').waitFor()
  await select(next, 'a')
  await next.getByRole('textbox', { name: 'Title', exact: true }).fill('Something else')
  await next.getByRole('button', { name: 'Discard them' }).click()
  await next.getByRole('tab', { name: 'Versions' }).click()
  await next.getByRole('button', { name: 'Bring back' }).click()
  await next.locator('[data-canvas]').getByText('Left behind').waitFor()
  await next.getByText('You have changed the same parts of this page twice').waitFor()
  await next.keyboard.press('Control+z')
  await next.locator('[data-canvas]').getByText('Something else').waitFor()
})

test('two tabs of one person keep what each typed, and the next one is offered both', {
  timeout: 90_000,
}, async () => {
  await addPage('/tabs', [grid('a', 'b')])
  const one = await open('/pages/tabs?edit')
  const context = one.context()
  const two = await context.newPage()
  await two.goto('/pages/tabs?edit')
  const type = async (page: Page, id: string, text: string) => {
    await select(page, id)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(text)
    await page.getByText('There are unsaved changes.').waitFor()
  }
  await type(one, 'a', 'Of the first tab')
  await type(two, 'b', 'Of the second tab')
  const offer = (page: Page) => page.getByText('You have unsaved changes')
  const third = await context.newPage()
  await third.goto('/pages/tabs?edit')
  await third.getByText('All changes saved').waitFor()
  expect(await offer(third).count()).toBe(0)

  // A reloaded tab continues with its own journal, whatever the other tab did since.
  one.on('dialog', (dialog) => dialog.accept())
  await one.reload()
  await one.locator('[data-canvas]').getByText('Of the first tab').waitFor()
  expect(await one.locator('[data-canvas]').getByText('Of the second tab').count()).toBe(0)

  await one.close()
  await two.close()
  await expect.poll(() => edited(third)).toBe(1)
  await third.reload()
  await expect.poll(() => offer(third).count()).toBe(2)
  expect(await axe(third)).toEqual([])
  for (const _ of 'ab') await third.getByRole('button', { name: 'Restore them' }).first().click()
  for (const which of ['first', 'second'])
    await third.locator('[data-canvas]').getByText(`Of the ${which} tab`).waitFor()
  await save(third)
  await saved(third)
  await third.goto('/pages/tabs?edit')
  await third.getByText('All changes saved').waitFor()
  expect(await offer(third).count()).toBe(0)
})
