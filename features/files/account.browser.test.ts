import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { pdfOf } from '#test/pdf.ts'

let browser: TestBrowser
let session: string

beforeAll(async () => {
  browser = await testBrowser()
  const { id } = await browser.db
    .insertInto('users')
    .values({ email: 'maria@example.org', first_name: 'Maria', last_name: 'Ortiz', activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(browser.db, id)
})
afterAll(() => browser.close())

const signedIn = (more = {}) => ({ session, ...more })
const award = { name: 'Award.pdf', mimeType: 'application/pdf', buffer: pdfOf() }

test('a person adds a file by the keyboard, is told what is wrong, and deletes it again', async () => {
  const page = await browser.open('/account/files', signedIn())
  const upload = page.getByRole('button', { name: 'Upload' })
  await upload.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('No file selected.')
  await page.getByLabel('File').setInputFiles(award)
  await upload.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Award.pdf' }).waitFor()
  expect(await page.getByRole('status').textContent()).toContain('Your file was added.')
  expect(page.errors).toEqual([])
  await page.getByLabel('File').setInputFiles({ ...award, buffer: Buffer.from('MZ') })
  await upload.click()
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toBe(
      'Something went wrong with the file upload, check console for detailsThis must be a PDF, a Word document or a picture.',
    )
  expect(page.errors.join()).toContain('NotTaken')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Award.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Award.pdf')
  await page.getByRole('button', { name: 'Delete Award.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing to show').waitFor()
})

test('an upload that is too slow is called off, and sent again', async () => {
  const page = await browser.open('/account/files', signedIn())
  let isHeld = true
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'PUT' || !isHeld) return route.continue()
  })
  await page.getByLabel('File').setInputFiles(award)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('progressbar', { name: 'Sending' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('progressbar', { name: 'Sending' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('alert').count()).toBe(0)
  isHeld = false
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('link', { name: 'Award.pdf' }).waitFor()
  await browser.db.deleteFrom('files').execute()
})

test('the same without script', async () => {
  const page = await browser.open('/account/files', signedIn({ javaScriptEnabled: false }))
  await page.getByLabel('File').setInputFiles({ ...award, buffer: Buffer.from('MZ') })
  await page.getByRole('button', { name: 'Upload' }).click()
  expect(await page.locator('main').textContent()).toContain(
    'This must be a PDF, a Word document or a picture.',
  )
  await page.getByLabel('File').setInputFiles(award)
  await page.getByRole('button', { name: 'Upload' }).click()
  expect(await page.locator('main').textContent()).toContain('Award.pdf')
  await page.locator('summary', { hasText: 'Delete Award.pdf' }).click()
  await page.getByText('Award.pdf is permanently deleted and removed from your profile.').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(await page.locator('main').textContent()).toContain('Nothing to show')
})

test.each([390, 768, 1440])('it fits %i pixels, and axe finds nothing', async (width) => {
  await browser.db.deleteFrom('files').execute()
  const page = await browser.open('/account/files', signedIn({ viewport: { width, height: 900 } }))
  await page.getByLabel('File').setInputFiles(award)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('link', { name: 'Award.pdf' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
