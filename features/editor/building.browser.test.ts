import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type ContentType, columnTypes, type Field } from '#features/content/schema.ts'
import { axe, overflow } from '#test/browser.ts'
import { addPage, browser, open, openEditor, said, theme } from './editing.fixture.ts'

openEditor()
beforeAll(async () => {
  const survey = { name: 'Words of survey', type: 'survey', theme_id: theme }
  const { id } = await browser.db
    .insertInto('quizzes')
    .values(survey)
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = { quiz_id: id, number: 1, questions: '[]' }
  await browser.db.insertInto('quiz_versions').values(version).execute()
})

/** Something that each kind of required field takes. */
function sample({ key }: ContentType, field: Field): string {
  if (field.kind === 'video') return key === 'vimeo' ? '76979871' : 'dQw4w9WgXcQ'
  if (field.kind === 'image') return '/favicon.svg'
  return field.kind === 'link' ? 'https://example.org/next' : `Words of ${key}`
}

/** Goes on with the Tab key until the focus is on a field. */
async function tabTo(page: Page, field: string) {
  for (let i = 0; i < 60; i++) {
    const id = await page.evaluate(() => document.activeElement?.id ?? '')
    if (id.endsWith(`-${field}`)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${field}.`)
}

/** Takes the middle of one to the left edge of another, as a hand does: by and by. */
async function drag(page: Page, one: Locator, other: Locator) {
  const [from, to] = [(await one.boundingBox())!, (await other.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 })
  await page.locator('[data-drop]').waitFor()
  await page.mouse.up()
}

test('a page of all content types is built by keyboard alone, and visitors see it', {
  timeout: 240_000,
}, async () => {
  await addPage('/keyboard')
  const page = await open('/pages/keyboard')
  await page.getByTitle('Edit Page').focus()
  await page.keyboard.press('Enter')
  await page.getByText('No content defined yet!').waitFor()
  await page.keyboard.press('Shift+A')
  await page.keyboard.press('Enter')
  await tabTo(page, 'title')
  await page.keyboard.type('Everything there is')
  await page.keyboard.press('F6')
  for (const type of columnTypes as readonly ContentType[]) {
    await page.keyboard.press(type === columnTypes[0] ? 'a' : 'Shift+B')
    await page.getByLabel('Search the types').waitFor()
    await page.keyboard.type(type.key)
    await page.keyboard.press('Enter')
    await said(page).getByText(`Added: ${type.label}`).waitFor()
    // A field that depends on another, such as the quiz on its switch, is not there at first.
    const required = Object.entries(type.fields).filter(([, { required, when }]) => required && !when)
    if (required.length > 0) await page.keyboard.press('Enter')
    for (const [name, field] of required) {
      await tabTo(page, name)
      await page.keyboard.type(sample(type, field))
      if (field.kind !== 'lookup') continue
      await page.getByRole('option', { name: sample(type, field) }).waitFor()
      await page.keyboard.press('Enter')
    }
    if (required.length > 0) await page.keyboard.press('F6')
  }
  expect(await page.locator('[data-canvas] [data-part] [data-part]').count()).toBe(columnTypes.length)
  expect(await axe(page, { withFrames: false })).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByTitle('Edit Page').waitFor()
  // A half-typed picture address is not valid yet.
  expect(page.errors.filter((error) => !error.includes('404'))).toEqual([])

  for (const width of [390, 768, 1440])
    for (const person of [
      await browser.open('/pages/keyboard', { viewport: { width, height: 900 } }),
      await open('/pages/keyboard', { viewport: { width, height: 900 } }),
    ]) {
      await person.getByRole('heading', { name: 'Everything there is' }).waitFor()
      expect(await overflow(person)).toBeLessThanOrEqual(0)
      expect(person.errors).toEqual([])
      await person.context().close()
    }
})

test('parts are moved, nested, copied, deleted and brought back by keyboard', {
  timeout: 90_000,
}, async () => {
  await addPage('/moves')
  const page = await open('/pages/moves?edit')
  const parts = () =>
    page
      .locator('[data-canvas] [data-part] [data-part]')
      .evaluateAll((all) => all.map((each) => each.ariaLabel))
  const add = async (words: string, key = 'Shift+B') => {
    await page.keyboard.press(key)
    await page.getByLabel('Search the types').waitFor()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await said(page).getByText('Added').waitFor()
  }
  await page.getByText('No content defined yet!').waitFor()
  await page.keyboard.press('Shift+A')
  await add('free', 'a')
  await add('text')
  await add('button')
  expect(await parts()).toEqual(['Free content', 'Text', 'Button'])
  await page.keyboard.press('Alt+ArrowUp')
  expect(await parts()).toEqual(['Free content', 'Button', 'Text'])
  await page.keyboard.press('n')
  expect(await page.locator('[data-part] [data-part] [data-part]').count()).toBe(1)
  await page.keyboard.press('Control+d')
  expect(await parts()).toEqual(['Free content', 'Button', 'Button', 'Text'])
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await parts()).toEqual(['Free content', 'Button', 'Text'])
  await page.keyboard.press('Control+Shift+z')
  expect(await page.locator('[data-part] [data-part] [data-part]').count()).toBe(1)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  for (let i = 0; i < 7; i++) await page.keyboard.press('Control+z')
  await page.getByText('All changes saved').waitFor()
  expect(page.errors).toEqual([])
})

test('a page is built with the mouse: added, dragged, written in its place', {
  timeout: 120_000,
}, async () => {
  await addPage('/mouse')
  const page = await open('/pages/mouse')
  await page.getByTitle('Edit Page').click()
  await page.getByRole('button', { name: 'Add a container' }).click()
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('By mouse')
  await page.getByRole('button', { name: 'Column', exact: true }).click()
  await page.getByRole('button', { name: /^Text / }).click()
  await page.getByRole('button', { name: 'Add a column after this one' }).click()
  await page.getByRole('button', { name: /^Job search splash/ }).click()
  const columns = page.locator('[data-canvas] [data-part] [data-part]')
  await drag(page, columns.nth(1), columns.nth(0))
  await said(page).getByText('Moved: Job search splash, column 1 of 2').waitFor()
  await columns.nth(1).dblclick({ position: { x: 40, y: 30 } })
  const field = page.locator('[data-canvas] [contenteditable="true"]')
  await field.waitFor()
  await page.keyboard.type('Written where it stands')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.frameLocator('iframe[title="Preview"]').getByText('Written where it stands').waitFor()
  await page.getByRole('button', { name: 'Tablet, 768' }).click()
  await page.keyboard.press('Escape')
  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  const visitor = await browser.open('/pages/mouse')
  await visitor.getByText('Written where it stands').waitFor()
  expect(page.errors).toEqual([])
})
