import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from '#test/browser.ts'
import { addPage, kept, open, openEditor, said, save, saved, select } from './editing.fixture.ts'

openEditor()

const words = (id: string, content: string) => ({ id, contentType: 'text', content })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset.part)
const selected = (page: Page) => page.locator('[data-selected]').getAttribute('data-part')
/** However slow the machine: keys follow each other at once, but for a rest. */
const stopClock = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now
  })
const rest = (page: Page) =>
  page.evaluate(() => {
    const later = Date.now() + 1_000
    Date.now = () => later
  })
const undo = (page: Page) => page.keyboard.press('Control+z')

test('texts and parts are one history; undone to what is saved nothing is unsaved', {
  timeout: 90_000,
}, async () => {
  await addPage('/one-history', [{ id: 'k', title: 'Story', columns: [words('c', '<p>Harbor</p>')] }])
  const page = await open('/pages/one-history?edit')
  await select(page, 'k')
  const title = page.getByRole('textbox', { name: 'Title (required)' })
  await title.fill('Our story')
  await page.locator('[data-part="c"]').dblclick({ position: { x: 40, y: 20 } })
  const text = page.locator('[data-canvas] [contenteditable="true"]')
  await stopClock(page)
  await text.press('Control+End')
  await page.keyboard.type(' and pier')
  await text.getByText('Harbor and pier').waitFor()
  await rest(page)
  await page.keyboard.type(' and boat')
  await undo(page)
  await text.getByText('Harbor and pier', { exact: true }).waitFor()
  await page.keyboard.type('!')
  await text.getByText('Harbor and pier!', { exact: true }).waitFor()
  await undo(page)
  await undo(page)
  await text.getByText('Harbor', { exact: true }).waitFor()
  expect(await focused(page)).toBe('c')
  await page.getByText('There are unsaved changes.').waitFor()
  await undo(page)
  await page.getByRole('heading', { name: 'Story', exact: true }).waitFor()
  await page.getByText('All changes saved').waitFor()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+Shift+z')
  await text.getByText('Harbor and pier', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await save(page)
  await saved(page)
  const { document } = await kept('/one-history')
  expect(document.containers).toEqual([
    { id: 'k', title: 'Our story', columns: [words('c', '<p>Harbor and pier</p>')] },
  ])
  expect(page.errors).toEqual([])
})

test('when an undo takes away what is selected, its neighbour is, with the focus, and is announced', {
  timeout: 90_000,
}, async () => {
  await addPage('/nearest', [{ id: 'k', title: 'Story', columns: [words('c', '<p>Harbor</p>')] }])
  const page = await open('/pages/nearest?edit')
  await select(page, 'c')
  await page.keyboard.press('Control+d')
  await said(page).getByText('Duplicated: Text, column 2 of 2.').waitFor()
  await undo(page)
  await said(page).getByText('Undone. Selected: Text, column 1 of 1.').waitFor()
  expect([await selected(page), await focused(page)]).toEqual(['c', 'c'])

  // From a field of what goes away, too.
  await page.keyboard.press('Shift+A')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Title (required)' }).waitFor()
  await undo(page)
  await said(page)
    .getByText(/^Undone\. Selected: Container “Story”, container 1 of 1/)
    .waitFor()
  expect([await selected(page), await focused(page)]).toEqual(['k', 'k'])
  expect(page.errors).toEqual([])
})

test('before a version is restored it is said what changes, and the page is where it was then', {
  timeout: 90_000,
}, async () => {
  await addPage('/harbor', [{ id: 'k', title: 'Harbor', columns: [words('c', '<p>Boats</p>')] }])
  const page = await open('/pages/harbor?edit')
  await select(page, 'k')
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Our harbor')
  await save(page)
  await saved(page)
  await page.getByTitle('Edit Page').click()
  await select(page, 'c')
  await page.keyboard.press('Delete')
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Route (required)' }).fill('/pier')
  await save(page)
  await page.waitForURL('**/pages/pier')
  await saved(page)

  await page.getByTitle('Edit Page').click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore version 2?' })
  await dialog.getByText('/harbor').waitFor()
  await dialog.getByText('Text: Boats').waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore version 2' }).click()
  await page.waitForURL('**/pages/harbor')
  await page.getByText('Boats').waitFor()
  expect(page.errors).toEqual([])
})

/** Until it is released nothing comes that waits for its turn. */
const hold = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: real } = window
    const held: (() => void)[] = []
    const later = (act: () => void, ms?: number) => (ms ? real(act, ms) : held.push(act))
    const release = () => {
      Object.assign(window, { setTimeout: real })
      for (const act of held) act()
    }
    Object.assign(window, { setTimeout: later, release })
  })
declare const release: () => void

test('what is out of view comes when the page is editable, and at once when it is wanted', {
  timeout: 90_000,
}, async () => {
  const band = (i: number) => ({
    ...{ id: `k${i}`, title: `Pier ${i}`, style: 'grid' },
    columns: Array.from({ length: 10 }, (_, c) => words(`c${i}-${c}`, `<p>Berth ${i}-${c}</p>`)),
  })
  await addPage(
    '/long',
    Array.from({ length: 60 }, (_, i) => band(i)),
  )
  const page = await open('/pages/long')
  await page.getByTitle('Edit Page').waitFor()
  await hold(page)
  await page.getByTitle('Edit Page').click()
  const canvas = page.getByRole('application')
  await canvas.waitFor()
  const columns = canvas.locator('[data-part] [data-part]')
  expect(await columns.count()).toBeLessThan(600)
  await page.keyboard.press('ArrowUp')
  expect([await selected(page), await focused(page)]).toEqual(['c59-9', 'c59-9'])
  await page.keyboard.press('Control+d')
  await said(page).getByText('Duplicated: Text, column 11 of 11.').waitFor()
  await page.evaluate(() => release())
  await expect.poll(() => columns.count()).toBe(601)
  await undo(page)
  await expect.poll(() => columns.count()).toBe(600)
  expect(page.errors).toEqual([])
})
