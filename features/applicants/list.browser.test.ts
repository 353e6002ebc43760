import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { Db } from '#lib/db.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { receiveApplication } from './index.ts'

let browser: TestBrowser
let manager: string
beforeAll(async () => {
  browser = await testBrowser()
  const { db } = browser
  const harbor = await addEmployer(db, 'Harbor Health')
  await saveJobs(db, harbor, null, [draft('N-1')])
  const priya = await person(db, 'Priya')
  await db
    .insertInto('employer_members')
    .values({ employer_id: harbor, user_id: priya, is_owner: true })
    .execute()
  const maria = await person(db, 'Maria')
  const about = { user_id: maria, job_id: jobId(harbor, 'N-1'), employer_id: harbor }
  const { id } = await db
    .insertInto('applications')
    .values({
      ...about,
      status: 'APPLIED',
      applied_by: 'email',
      applied_at: new Date(),
      message: 'I was a corpsman.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await receiveApplication(db, { id, userId: maria, jobId: about.job_id, employerId: harbor })
  manager = await beginSession(db, priya)
})
afterAll(() => browser.close())

async function person(db: Db, firstName: string): Promise<string> {
  const values = {
    email: `${firstName.toLowerCase()}@example.org`,
    first_name: firstName,
    last_name: 'Ortiz',
  }
  const { id } = await db
    .insertInto('users')
    .values({ ...values, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function open(path: string, session: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  return browser.open(path, { session, ...options })
}

test('on the board a card is moved by keyboard, and the focus goes along', async () => {
  const page = await open('/employer/applicants?view=board', manager)
  expect(await axe(page)).toEqual([])
  const card = page.getByRole('link', { name: 'Maria Ortiz' })
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page
    .getByRole('region', { name: /Interviewing/ })
    .getByRole('link', { name: 'Maria Ortiz' })
    .waitFor()
  await expect.poll(() => card.evaluate((link) => document.activeElement === link)).toBe(true)
  await page.goto('/employer/applicants')
  expect(await axe(page)).toEqual([])
  expect(page.errors).toEqual([])
})

test('the list works on a phone without script', async () => {
  const page = await open('/employer/applicants', manager, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Maria Ortiz' }).click()
  expect(await page.getByRole('heading', { name: 'Maria Ortiz' }).isVisible()).toBe(true)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('what the browser puts back into a list when somebody goes back sets no status', async () => {
  const page = await open('/employer/applicants', manager)
  const status = page.getByRole('combobox', { name: /Status/ }).first()
  const before = await status.inputValue()
  // As if the row of somebody else had been at this place before.
  await status.evaluate((select: HTMLSelectElement) => {
    select.value = 'HIRED'
  })
  await page.goto('/about:blank').catch(() => {})
  await page.goBack({ waitUntil: 'networkidle' })
  await status.focus()
  await page.getByRole('heading', { name: 'Applicants' }).click()
  expect(await status.inputValue()).toBe(before)
  await page.goto('/employer/applicants')
  expect(await status.inputValue()).toBe(before)
})
