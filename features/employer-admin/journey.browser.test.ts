import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { axe, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
let pier: string
beforeAll(async () => {
  browser = await testBrowser()
  const { db } = browser
  pier = await addEmployer(db, 'Pier Nine')
  await db.updateTable('employers').set({ needs_approval: true }).where('id', '=', pier).execute()
  const ruth = { email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Calloway', type: 'Admin' }
  const { id } = await db
    .insertInto('users')
    .values({ ...ruth, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(db, id)
})
afterAll(() => browser.close())

test('an administrator approves an employer, changes it, and deletes it by typing its name', async () => {
  const page = await browser.open(`/admin/employers/${pier}/edit`, { session })
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('1 employer is approved.').waitFor()
  const name = page.getByLabel('Name', { exact: false }).first()
  const save = page.getByRole('button', { name: /^Save/ })
  await name.fill('')
  expect(await save.isDisabled()).toBe(true)
  await name.fill('Pier Ten')
  await save.click()
  await page.getByText('Saved successfully!').waitFor()
  await page.getByRole('button', { name: /^Delete employer/ }).click()
  const question = page.getByRole('dialog')
  const typed = question.getByRole('textbox')
  await typed.fill('pier ten')
  await question.getByRole('button', { name: /^Delete/ }).click()
  await question.getByText('Please type the name exactly.').waitFor()
  await typed.fill('Pier Ten')
  await question.getByRole('button', { name: /^Delete/ }).click()
  await page.getByText('Employer deleted.').waitFor()
  expect(await browser.db.selectFrom('employers').select('id').where('id', '=', pier).execute()).toEqual([])
  expect(page.errors).toEqual([])
})
