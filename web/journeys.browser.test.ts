// The two journeys through everything that people have: a member's, and the administrator's with that member.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signups } from '#demo/signups.ts'
import { openBoard } from '#features/jobs/board.fixture.ts'
import { SignupSettings } from '#features/sign-up/schema.ts'
import { createUser } from '#features/users/index.ts'
import { hashPassword } from '#lib/password.ts'
import { type TestBrowser, visit } from '#test/browser.ts'
import { pdfOf } from '#test/pdf.ts'
import { runTasks } from '#test/tasks.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const password = 'harbor lantern tide'
const maria = 'maria.ortiz@example.org'
const ana = 'ana.silva@example.org'
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf() })

let site: TestBrowser
beforeAll(async () => {
  site = await openBoard()
  const signup = JSON.stringify(SignupSettings.parse(signups['true-bearing']))
  await site.db.updateTable('themes').set({ signup }).execute()
  await createUser(site.db, {
    ...{ email: ana, firstName: 'Ana', lastName: 'Silva', type: 'Admin', activated: true },
    ...{ passwordHash: await hashPassword(password), sourceThemeId: null },
  })
  const asked = async () =>
    (await fetch(`${site.origin}/auth/signup`, { headers: { accept: 'application/json' } })).text()
  await vi.waitFor(async () => expect(await asked()).toContain('box 12b'), { timeout: 20_000 })
})
afterAll(() => site.close())

async function signIn(page: Page, email: string) {
  await page.goto('/user/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/localhost:\d+\/$/)
}

async function activationLink(): Promise<string> {
  const mail = () =>
    site.db.selectFrom('mails').select('text_body').where('recipient', '=', maria).executeTakeFirst()
  await expect
    .poll(async () => (await runTasks(site, 'signUp.complete')) || (await mail()), { timeout: 20_000 })
    .toBeTruthy()
  await expect.poll(mail, { timeout: 20_000 }).toBeTruthy()
  return /\/user\/activate\?token=\S+/.exec((await mail())!.text_body)![0]
}

test('a veteran signs up, completes the profile, finds jobs by their occupation, saves the search and applies', async () => {
  const page = await site.open('/auth/signup')
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill('Ortiz')
  await page.getByLabel('ZIP code').fill('23510')
  await page.getByLabel('Email address').fill(maria)
  await page.getByLabel(/^Password \(/).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByLabel('Branch of service').selectOption('army')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your service, your next step' }).waitFor()
  await page.getByLabel('Veteran', { exact: true }).check()
  await page.getByLabel('When did you leave active duty?').fill('2019-06-30')
  await page.getByLabel('Finding a job').check()
  await page.getByLabel('DD214', { exact: true }).setInputFiles(paper('my dd214.pdf'))
  await page.getByLabel('Resume', { exact: true }).setInputFiles(paper('resume.pdf'))
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()

  await page.goto(await activationLink())
  await page.waitForURL(/\/profile\/[^/]+\/edit/)
  await page
    .getByText('Registration was successful! Please fill the info to complete your profile.')
    .waitFor()
  await page.context().clearCookies({ name: 'session' })
  await signIn(page, maria)

  const { id } = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', maria)
    .executeTakeFirstOrThrow()
  await visit(page, `/profile/${id}/edit/service`)
  expect(await page.getByLabel('Branch').first().inputValue()).toBe('army')
  await page.getByRole('combobox', { name: 'Occupation' }).first().fill('31B')
  await page.getByRole('option', { name: /^31B / }).first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()

  await visit(page, '/jobs/search')
  await page.getByRole('link', { name: 'Military occupation (MOS)' }).click()
  await page.getByRole('link', { name: /^31B/ }).click()
  await page.getByRole('heading', { level: 1, name: /31B/ }).waitFor()
  await page.getByRole('link', { name: 'Police Officer' }).waitFor()
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.waitForURL(/my-saved-searches\/new/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/my-saved-searches$/)
  await page
    .getByRole('link', { name: /31B|Military Police/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Police Officer' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Apply now' }).click()
  await (await opened).close()
  await visit(page, '/jobs/applications')
  await page
    .getByRole('region', { name: /^Applied/ })
    .getByRole('article', { name: 'Police Officer' })
    .waitFor()
  expect(page.errors).toEqual([])
})

test('an administrator finds her, validates the DD214, switches to the account and back, and deletes it', async () => {
  const page = await site.open('/')
  await signIn(page, ana)
  await visit(page, '/users/search')
  await page.getByLabel('Name or email').fill('ortiz')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/users/search?q=ortiz*')
  await page.getByRole('link', { name: 'Maria Ortiz' }).click()
  await page.getByRole('heading', { name: 'Maria Ortiz' }).waitFor()

  await page.getByRole('link', { name: 'View profile' }).last().click()
  await page.getByText('Waiting for review.').waitFor()
  const reading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Open the DD214' }).click()
  expect((await reading).suggestedFilename()).toBe('my dd214.pdf')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('The DD214 is validated.').waitFor()
  await page.getByText('Service verified.').waitFor()

  await visit(page, '/users/search?q=ortiz')
  await page.getByRole('link', { name: 'Maria Ortiz' }).click()
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Check email delivery' }).click()
  await page.getByText('Email is not on supression groups, user should be able to receive emails.').waitFor()
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Log the user out' }).click()
  await page.getByText('User logged out.').waitFor()
  await page.getByRole('link', { name: 'Switch account' }).click()
  await page.getByRole('button', { name: 'Switch account' }).click()
  const banner = page.getByText('you are acting in the account of Maria Ortiz')
  await banner.waitFor()
  for (const path of ['/jobs/applications', '/my-saved-searches', '/jobs/search', '/account']) {
    await page.goto(path)
    expect([path, await banner.isVisible()]).toEqual([path, true])
  }
  await page.getByRole('button', { name: 'Return to your account' }).click()
  await page.getByRole('heading', { name: 'Maria Ortiz' }).waitFor()
  expect(await page.getByText('you are acting in').count()).toBe(0)

  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Delete user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this user?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('User deleted permanently.').waitFor()
  const left = await site.db.selectFrom('users').select('id').where('email', '=', maria).execute()
  expect([left, page.errors]).toEqual([[], []])
})
