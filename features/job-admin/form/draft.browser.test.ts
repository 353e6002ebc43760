import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const employer_id = await addEmployer(browser.db, 'Harbor Health')
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'priya@example.org', first_name: 'Priya', last_name: 'Raman' },
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.db.insertInto('employer_members').values({ employer_id, user_id: id }).execute()
  session = await beginSession(browser.db, id)
})
afterAll(() => browser.close())

test('what was written of a job is there after a reload, and gone once it is posted', async () => {
  const cookie = { name: 'session', value: session, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const page = await browser.open('/employer/jobs/new', { storageState: { cookies, origins: [] } })
  const title = page.getByLabel('Title', { exact: false }).first()
  const text = page.getByRole('textbox', { name: /About this job/ })
  await title.fill('Pipe Welder')
  await page.getByLabel('City and state, or ZIP').fill('Norfolk, VA')
  await page.getByLabel('Type').selectOption('Contract')
  await text.fill('Weld pipes of ships.')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('Pipe Welder')
  await expect.poll(() => text.textContent()).toContain('Weld pipes of ships.')
  expect(await page.getByLabel('Type').inputValue()).toBe('Contract')
  await page.getByRole('button', { name: 'Post job' }).click()
  await page.waitForURL(/\/admin\/jobs/)
  await page.goto(new URL('/employer/jobs/new', page.url()).href)
  await text.waitFor()
  expect([await title.inputValue(), (await text.textContent())?.trim()]).toEqual(['', ''])
})
