import { expect, test } from 'vitest'
import { leaveMessages } from '#spec/messages.ts'
import { axe, overflow } from '#test/browser.ts'
import { addPage, browser, kept, open, openEditor, said, save, saved } from './editing.fixture.ts'

openEditor()

const words = (id: string, content: string) => ({ id, contentType: 'text', content })

test('a page is edited in its place, saved, and seen by visitors', { timeout: 90_000 }, async () => {
  await addPage('/story', [
    { id: 'k', title: 'Our story', columns: [{ id: 'c', contentType: 'jobSearchSplash', title: 'Before' }] },
  ])
  const page = await open('/pages/story')
  await page.getByTitle('Edit Page').click()
  await page.getByRole('application', { name: 'Page' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('[data-part="c"]').click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('After')
  await title.press('Enter')
  await page.getByRole('group', { name: 'Job search splash' }).getByText('After').waitFor()

  // Leaving is refused while something is unsaved, and again allowed when it is undone.
  await page.getByRole('link', { name: 'Find a job' }).first().click()
  await page.getByText(leaveMessages.route).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/pages/story')
  expect(await axe(page)).toEqual([])

  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  expect(page.errors).toEqual([])
  const visitor = await browser.open('/pages/story')
  await visitor.getByText('After').waitFor()
  expect(await visitor.getByTitle('Edit Page').count()).toBe(0)
})

test('what is discarded is gone from the page; on a phone the pane comes from below', async () => {
  await addPage('/phone', [{ id: 'k', title: 'Words', columns: [words('c', '<p>Kept</p>')] }])
  const page = await open('/pages/phone?edit', { viewport: { width: 390, height: 800 } })
  await page.locator('[data-part="k"]').click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Other words')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByTitle('Discard ALL changes').click()
  await page.getByRole('heading', { name: 'Words', exact: true }).waitFor()
  expect(page.errors).toEqual([])
})

test('a save whose answer was lost is repeated, and nothing is doubled', { timeout: 90_000 }, async () => {
  await addPage('/dropped', [{ id: 'k', title: 'Before', columns: [words('c', '<p>Once</p>')] }])
  const page = await open('/pages/dropped?edit')
  await page.locator('[data-part="c"]').click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.route('**/admin/themes/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByTitle('Save ALL Changes').click()
  await page.getByText("The system wasn't able to save your changes, please try again.").waitFor()
  await page.unroute('**/admin/themes/**')
  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  const kept = await browser.db
    .selectFrom('pages')
    .select('document')
    .where('route', '=', '/dropped')
    .execute()
  expect(JSON.stringify(kept).match(/Once/g)).toHaveLength(2)
})

test('numbers are typed freely, required fields asked for, unknown parts kept', {
  timeout: 90_000,
}, async () => {
  const hologram = { id: 'h', contentType: 'hologram', beam: { on: true } }
  const button = { id: 'b', contentType: 'button', buttonText: 'Go', linkTo: '/jobs/search' }
  const grid = { id: 'k', title: 'Parts', style: 'grid', columnsPerRow: 4, columns: [button, hologram] }
  await addPage('/parts', [grid])
  const page = await open('/pages/parts?edit')
  await page.getByText('Edit Component Not Found').waitFor()
  await page.locator('[data-part="k"]').click({ position: { x: 5, y: 5 } })
  const perRow = page.getByLabel('Columns per row')
  await perRow.fill('')
  await perRow.pressSequentially('025')
  expect(await perRow.inputValue()).toBe('025')
  await perRow.blur()
  expect(await perRow.inputValue()).toBe('10')
  await page.locator('[data-part="b"]').click()
  await page.getByLabel('Words on the button (required)').fill('')
  await page.getByTitle('Save ALL Changes').click()
  await page.getByText('Some required fields are empty.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Words on the button, Button' }).click()
  await page.keyboard.type('Go on')
  await page.getByTitle('Save ALL Changes').click()
  await page.getByTitle('Edit Page').waitFor()
  const { document } = await browser.db
    .selectFrom('pages')
    .select('document')
    .where('route', '=', '/parts')
    .executeTakeFirstOrThrow()
  expect(document).toEqual({
    schemaVersion: 1,
    containers: [{ ...grid, columnsPerRow: 10, columns: [{ ...button, buttonText: 'Go on' }, hologram] }],
  })
})

test('a layout says what it sets aside, and gives it back', { timeout: 90_000 }, async () => {
  const columns = [words('one', '<p>Stays</p>'), words('two', '<p>Comes back</p>')]
  await addPage('/layout', [{ id: 'k', title: 'Layout', style: 'twoColumns', columns }])
  const page = await open('/pages/layout?edit')
  await page.locator('[data-part="k"]').click({ position: { x: 5, y: 5 } })
  await page.getByLabel('Layout', { exact: true }).selectOption('single')
  const dialog = page.getByRole('dialog', { name: 'These leave the page' })
  await dialog.getByText('Text').waitFor()
  await dialog.getByRole('button', { name: 'Set aside and change' }).click()
  expect(await page.getByText('Comes back').count()).toBe(0)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.locator('[data-canvas]').getByText('Comes back').waitFor()
  expect(page.errors).toEqual([])
})

test('a changed name appears above the page immediately, and in the preview, which is what visitors get', {
  timeout: 90_000,
}, async () => {
  const container = (id: string, showWhen: string) => ({ id, title: `For ${id}`, showWhen, columns: [] })
  await addPage('/named', [container('members', 'loggedIn'), container('guests', 'loggedOut')])
  const page = await open('/pages/named?edit')
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Name (required)' }).fill('Who we are')
  await page.getByRole('heading', { level: 1, name: 'Who we are' }).waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  const inside = page.frameLocator('iframe[title="Preview"]')
  await inside.getByRole('heading', { level: 1, name: 'Who we are' }).waitFor()
  await inside.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  await inside.getByRole('contentinfo').getByText('Harbor Veterans').waitFor()
  const headings = () => inside.getByRole('heading', { level: 2 }).allTextContents()
  expect(await headings()).toEqual(['For guests'])
  await page.getByRole('button', { name: 'Signed in' }).click()
  expect(await headings()).toEqual(['For members'])
  const width = () => inside.locator('body').evaluate(() => window.innerWidth)
  for (const [label, wide] of [
    ['Phone, 390', 390],
    ['Tablet, 768', 768],
    ['Full width', 1440],
  ] as const) {
    await page.getByRole('button', { name: label }).click()
    await expect.poll(width).toBe(wide)
  }
  await inside.getByRole('link', { name: 'Find a job' }).click()
  expect(await headings()).toEqual(['For members'])
  expect(await axe(page, { withFrames: false })).toEqual([])
  expect(page.errors).toEqual([])
})

test('a picture of the gallery brings what it shows, and takes it along, but not what somebody wrote', {
  timeout: 90_000,
}, async () => {
  await addPage('/pictures', [{ id: 'k', title: 'Port', columns: [{ id: 'c', contentType: 'image' }] }])
  const page = await open('/pages/pictures?edit')
  const picture = (id: string, alt: string) => ({
    ...{ id, alt, name: `${id}.svg`, url: `/favicon.svg?${id}`, width: 10, height: 10, bytes: 1 },
    createdAt: new Date(0).toISOString(),
  })
  const pictures = [picture('pier', 'The pier'), picture('boat', 'A boat')]
  await page.route('**/pictures?page=1', (route) => route.fulfill({ json: { pictures, totalDocs: 2 } }))
  await page.locator('[data-part="c"]').click()
  const alt = page.getByRole('textbox', { name: 'Alternative text' })
  async function choose(name: string) {
    await page.getByRole('button', { name: 'Choose: Picture' }).click()
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Use this picture' }).click()
  }
  await choose('The pier')
  expect(await alt.inputValue()).toBe('The pier')
  await choose('A boat')
  expect(await alt.inputValue()).toBe('A boat')
  await page.keyboard.press('Control+z')
  expect(await alt.inputValue()).toBe('The pier')
  await alt.fill('Where we moor')
  await choose('A boat')
  expect(await alt.inputValue()).toBe('Where we moor')
  expect(page.errors).toEqual([])
})

test('a part is copied from one page to another, even an empty one, with ids of its own', {
  timeout: 90_000,
}, async () => {
  const splash = { id: 'c', contentType: 'jobSearchSplash', title: 'Find your berth' }
  await addPage('/copied-from', [{ id: 'k', title: 'From', columns: [splash] }])
  await addPage('/copied-to', [])
  const page = await open('/pages/copied-from?edit')
  await page.locator('[data-part="c"]').click()
  await page.keyboard.press('Control+c')
  await said(page).getByText('Copied: Job search splash.').waitFor()
  await page.goto('/pages/copied-to?edit')
  await page.getByText('No content defined yet!').waitFor()
  await page.keyboard.press('Control+v')
  await said(page).getByText('Pasted: Job search splash, column 1 of 1.').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('To')
  await save(page)
  await saved(page)
  const [container] = (await kept('/copied-to')).document.containers
  expect(container).toMatchObject({
    title: 'To',
    columns: [{ ...splash, id: expect.not.stringMatching(/^c$/) }],
  })
})
