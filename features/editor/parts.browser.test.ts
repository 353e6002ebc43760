import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanHtml } from '#features/content/clean.ts'
import { photoOfHome } from '#features/files/files.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { addBundle, type Bundle, bundled } from '#test/bundle.ts'

declare const editor: { show(part: string): void }
declare const window: { html: string; setHtml(html: string): void; said: unknown[] }

let browser: TestBrowser
let bundle: Bundle
let harbor: string
beforeAll(async () => {
  ;[browser, bundle] = await Promise.all([
    testBrowser(),
    bundled(new URL('parts.fixture.tsx', import.meta.url), 'editor'),
  ])
  harbor = (await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => browser.close())

async function shown(part: string, options = {}) {
  const page = await browser.open('/', options)
  await addBundle(page, bundle)
  await page.evaluate((theme) => Object.assign(window, { theme }), harbor)
  await page.evaluate((name) => editor.show(name), part)
  return page
}
const html = (page: Page) => page.evaluate(() => window.html)
const said = (page: Page) => page.evaluate(() => window.said)

test('a text is written by keyboard alone, and is what the server keeps', async () => {
  const page = await shown('richText', await asOlive())
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.press('Control+End')
  await page.keyboard.type(' Come aboard')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await tool('H2 heading').evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Who we are')
  expect(await tool('H3 heading').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await tool('List').click()
  await page.keyboard.type('Welders')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Divers')
  await page.keyboard.press('Control+]')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Leads to').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a page of this site').waitFor()
  await dialog.getByLabel('Leads to').fill('example.org/jobs')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await html(page)).toBe(
    '<p>Welcome to the <strong>harbor</strong>. Come aboard</p><h3>Who we are</h3>' +
      '<ul><li><p>Welders</p><ul><li><p>Divers</p></li></ul></li></ul>' +
      '<p><a href="https://example.org/jobs">example.org/jobs</a></p>',
  )
  await tool('Table').click()
  await page.keyboard.type('Name')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Port')
  await tool('Row of headings').waitFor()
  expect(cleanHtml(await html(page))).toBe(await html(page))
  expect(await axe(page)).toEqual([])
  expect(page.errors).toEqual([])
})

test('Tab leaves a text and a table; emptied it is nothing; what comes from elsewhere is shown', async () => {
  const page = await shown('richText')
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.evaluate(() => window.setHtml('<table><tbody><tr><td><p>Only</p></td></tr></tbody></table>'))
  await text.getByText('Only').click()
  await page.keyboard.press('Tab')
  expect(await text.evaluate((field) => field.contains(document.activeElement))).toBe(false)
  await text.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  expect(await html(page)).toBe('')
  await page.evaluate(() => window.setHtml('<p>From elsewhere <sup>1</sup></p>'))
  await text.getByText('From elsewhere').waitFor()
  await text.press('End')
  await page.keyboard.type('!')
  expect(await html(page)).toBe('<p>From elsewhere <sup>1!</sup></p>')
})

test('what was copied out of Word becomes headings, lists and words', async () => {
  const page = await shown('richText')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.press('Control+a')
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const word =
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>` +
    `<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><!--StartFragment--><h1>Work</h1>` +
    `<h2 style='mso-outline-level:2'>Ports<o:p></o:p></h2><p class=MsoNormal style='color:red'>We <b>hire</b>.</p>` +
    `<p class=MsoNormal><o:p>&nbsp;</o:p></p>` +
    `${item(1, '·', 'One')}${item(2, 'o', 'Deeper')}${item(1, '·', 'Two')}<p class=MsoNormal onclick="alert(1)">End</p></body></html>`
  await text.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  expect(await html(page)).toBe(
    '<h2>Work</h2><h3>Ports</h3><p>We <strong>hire</strong>.</p>' +
      '<ul><li><p>One</p><ul><li><p>Deeper</p></li></ul></li><li><p>Two</p></li></ul><p>End</p>',
  )
  expect(cleanHtml(await html(page))).toBe(await html(page))
})

test('a finding leads to its field, a conflict is decided', async () => {
  const page = await shown('checks', { viewport: { width: 390, height: 700 } })
  await page.getByRole('button', { name: 'Error This text is hard to read.' }).click()
  expect(await said(page)).toEqual(['a', 'fontColor'])
  expect(await axe(page)).toEqual([])
  await page.evaluate(() => editor.show('conflicts'))
  await page.getByText('We hire now.').waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Take theirs: “Our story”' }).click()
  expect(await said(page)).toEqual(['k', '*', { id: 'k', title: 'Our story' }])
})

/** Olive owns Harbor Veterans. */
const asOlive = () => (olive ??= signedIn())
let olive: ReturnType<typeof signedIn> | null = null

async function signedIn() {
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'olive@example.org', first_name: 'Olive', last_name: 'Reed' },
      ...{ is_theme_owner: true, activated_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.db.insertInto('theme_owners').values({ user_id: id, theme_id: harbor }).execute()
  const value = await beginSession(browser.db, id)
  return { session: value }
}

test('a picture is sent, cropped by keyboard, chosen, shown small, and deleted', async () => {
  const page = await shown('picker', { ...(await asOlive()), viewport: { width: 390, height: 800 } })
  await page.route('https://example.org/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }))
  await page.getByRole('textbox', { name: 'Picture' }).fill('the picture of last year')
  await page.getByRole('textbox', { name: 'Picture' }).blur()
  await page.getByText('Choose a picture, or enter an address').waitFor()
  expect(await said(page)).toEqual(['the picture of last year'])
  await page.getByRole('textbox', { name: 'Picture' }).fill('http://example.org/a.png')
  await page.getByRole('textbox', { name: 'Picture' }).blur()
  expect(await said(page)).toEqual(['https://example.org/a.png'])
  await page.getByRole('button', { name: 'Choose: Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByText('Nothing to show').waitFor()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByText('No file selected.').waitFor()
  const buffer = await photoOfHome()
  await dialog
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'Pier.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByLabel('Alternative text').fill('The pier')
  await dialog.getByRole('button', { name: 'Crop', exact: true }).first().click()
  await dialog.getByLabel('Right edge').focus()
  await page.keyboard.press('Control+ArrowLeft')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  const tile = dialog.getByRole('button', { name: 'The pier' })
  await tile.waitFor()
  expect(await tile.getAttribute('aria-pressed')).toBe('true')
  const kept = await browser.db.selectFrom('files').select(['width', 'height']).executeTakeFirstOrThrow()
  expect(kept.height).toBe(960)
  expect(kept.width).toBeLessThan(640)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await said(page)).toEqual([expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/)])
  await page.getByRole('button', { name: 'Choose: Picture' }).click()
  await tile.waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const list = await page.context().newPage()
  await list.goto(`/admin/themes/${harbor}/pictures`)
  await list.getByRole('img', { name: 'The pier' }).waitFor()
  expect(await axe(list)).toEqual([])
  expect(await overflow(list)).toBeLessThanOrEqual(0)
  await list.close()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Really delete' }).click()
  await dialog.getByText('Nothing to show').waitFor()
  expect(page.errors).toEqual([])
})

test('an outline is walked by arrows and letters, and selects', async () => {
  const page = await shown('outline')
  const line = (name: string) => page.getByRole('treeitem', { name }).first()
  await line('Why we are here').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await said(page)).toEqual(['k0c'])
  expect(await line('Button: Find a job').getAttribute('aria-selected')).toBe('true')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await line('Free content').getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('o')
  await page.keyboard.press(' ')
  expect(await said(page)).toEqual(['k1'])
  expect(await axe(page)).toEqual([])
})
