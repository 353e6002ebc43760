import { expect, test, vi } from 'vitest'
import { addPage, browser, kept, open, openEditor, save, saved, select } from './editing.fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('cancelling the file chooser leaves the gallery open', async () => {
  await addPage('/gallery', [{ id: 'k', title: 'Gallery', columns: [{ id: 'i', contentType: 'image' }] }])
  const page = await open('/pages/gallery?edit')
  await select(page, 'i')
  await page.getByRole('button', { name: 'Choose: Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const file = dialog.getByLabel('Upload a picture')
  await file.waitFor()
  // What the browser dispatches when a person cancels the chooser.
  await file.evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })))
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('Escape leaves a text that is edited in place, and closes first what is open over it', async () => {
  await addPage('/escape', [
    { id: 'k', title: 'Escape', columns: [{ id: 't', contentType: 'text', content: '<p>Words</p>' }] },
  ])
  const page = await open('/pages/escape?edit')
  await select(page, 't')
  await page.keyboard.press('e')
  const text = page.locator('#inline-t')
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('More ')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Opens in a new tab').focus()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await text.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('t')
  // The keys of the page work again.
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Container “Escape”' }).waitFor()
})

test('a link field and the link of a text offer the pages of the site', async () => {
  await addPage('/offered', [
    {
      ...{ id: 'k', title: 'Offered', style: 'grid' },
      columns: [
        { id: 'b', contentType: 'button', buttonText: 'About us' },
        { id: 't', contentType: 'text', content: '<p>Words</p>' },
      ],
    },
  ])
  const page = await open('/pages/offered?edit')
  await select(page, 'b')
  const link = page.getByLabel('Leads to (required)')
  await link.focus()
  const list = page.locator(`#${await link.getAttribute('list')}`)
  await list.locator('option[value="/pages/offered"]').waitFor({ state: 'attached' })
  await select(page, 't')
  await page.locator('#field-t-content').click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.locator('option[value="/pages/offered"]').waitFor({ state: 'attached' })
})

test('a lookup shows the name of what was chosen, also from a later page of its list', async () => {
  await addPage('/later', [
    {
      ...{ id: 'k', title: 'Later' },
      columns: [
        {
          ...{ id: 'f', contentType: 'freeContent' },
          freeContent: [
            { id: 'd', contentType: 'donationButton', fundraiser: 'f-130', donateButtonText: 'Give' },
          ],
        },
      ],
    },
  ])
  const page = await open('/pages/later')
  await page.route('**/fetchers/fundraisers?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [limit, at] = [Number(query.get('limit')), Number(query.get('page'))]
    const all = Array.from({ length: 150 }, (_, i) => ({ value: `f-${i}`, label: `Fundraiser ${i}` }))
    const fundraisers = all.slice((at - 1) * limit, at * limit)
    return route.fulfill({ json: { fundraisers, totalDocs: all.length } })
  })
  await page.getByTitle('Edit Page').click()
  await page.locator('[data-part="d"]').click()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Fundraiser (required)' }).inputValue())
    .toBe('Fundraiser 130')
})

test('a quiz is required where one is shown, and fifty are offered', async () => {
  await addPage('/quiz', [{ id: 'k', title: 'Quiz', columns: [{ id: 'e', contentType: 'employerSignup' }] }])
  const page = await open('/pages/quiz?edit')
  const asked: string[] = []
  await page.route('**/quizzes?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('limit')!)
    return route.fulfill({ json: { quizzes: [{ value: 'q', label: 'Fleet quiz' }], totalDocs: 1 } })
  })
  await select(page, 'e')
  await page.getByLabel('Ends with a quiz').check()
  await save(page)
  await page.getByRole('button', { name: 'Quiz, Employer sign-up form' }).click()
  await page.getByRole('combobox', { name: 'Quiz (required)' }).click()
  await page.getByRole('option', { name: 'Fleet quiz' }).click()
  expect([...new Set(asked)]).toEqual(['50'])
  await save(page)
  await saved(page)
  expect((await kept('/quiz')).document.containers[0]!.columns[0]).toMatchObject({ quizId: 'q' })
})

test('Enter sends the forms of a page; one that is not taken says so', async () => {
  await addPage('/forms', [
    { id: 'k', title: 'Forms', columns: [{ id: 'n', contentType: 'newsletterSignup', title: 'News' }] },
    { id: 'j', title: 'Jobs', columns: [{ id: 's', contentType: 'jobSearchSplash' }] },
  ])
  await browser.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ search: true }) })
    .execute()
  const visitor = await browser.open('/pages/forms')
  await visitor.route('**/newsletter/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'The list is full.' } })
      : route.continue(),
  )
  const email = visitor.getByRole('textbox', { name: /email/i }).first()
  await email.fill('maria@example.org')
  await email.press('Enter')
  await visitor.getByText('Error on submit: The list is full.').waitFor()
  expect(await email.inputValue()).toBe('maria@example.org')

  await visitor.getByLabel('Within').selectOption('100')
  await visitor.getByLabel('Source').selectOption('Federal')
  await visitor.getByLabel('Keywords').fill('nurse')
  await visitor.getByLabel('Keywords').press('Enter')
  await visitor.waitForURL('**/jobs/search?*')
  const query = new URL(visitor.url()).searchParams
  expect([query.get('q'), query.get('r'), query.get('s')]).toEqual(['nurse', '100', 'Federal'])
})
