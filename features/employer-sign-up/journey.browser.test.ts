// An employer from the sign-up to a hire, as a browser shows it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { asMaria, fillCompany } from './journey.fixture.ts'
import { EmployerSignupSettings } from './schema.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
  await browser.db
    .insertInto('employers')
    .values({ name: 'Allegheny Lock Services', slug: 'allegheny-lock-services' })
    .execute()
})
afterAll(() => browser.close())

const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 })

async function mailTo(email: string, link: RegExp): Promise<string> {
  const mail = async () => {
    await runTasks(browser, 'employerSignUp.complete')
    const mails = await browser.db
      .selectFrom('mails')
      .select('text_body')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute()
    return mails.map(({ text_body }) => link.exec(text_body)?.[0]).find(Boolean)
  }
  await eventually(mail).toBeTruthy()
  return (await mail())!
}

async function fill(page: Page, email: string) {
  await page.getByLabel('First name').fill('Dale')
  await page.getByLabel('Last name').fill('Hutchins')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Phone').fill('(412) 555-0186')
  await page.getByLabel(/^Password \(/).fill('harbor lantern tide')
  await page.getByLabel('Password again').fill('harbor lantern tide')
  await page.getByLabel('I accept the').check()
}

test('a company signs up, is approved, invites a colleague, posts a job, and hires', async () => {
  const page = await browser.open('/employer/signup')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please enter the name of your company.').waitFor()

  // A company that is here already is offered while its name is typed, and need not be chosen.
  await page.getByLabel('Company name').fill('Allegheny Lock')
  await page.getByLabel('Allegheny Lock Services').check()
  await page.getByLabel('What do you do there?').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('No, ours is another').check()
  await page.getByLabel('Company name').fill('Hutchins Rigging')
  await fill(page, 'dale@rigging.example')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Confirm your email', level: 1 }).waitFor()
  expect(await axe(page)).toEqual([])

  await page.goto(await mailTo('dale@rigging.example', /\/user\/activate\?token=\S+/))
  await page.getByText('Awaiting Approval').waitFor()
  expect(new URL(page.url()).pathname).toBe('/employer')
  expect(await axe(page)).toEqual([])

  await browser.db
    .updateTable('employers')
    .set({ approved: true })
    .where('name', '=', 'Hutchins Rigging')
    .execute()
  await page.reload()
  await page.getByText('You’re all caught up.').waitFor()
  await page.goto('/employer/manage')
  await page.getByLabel('Email address').fill('jean@rigging.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('The invitation to jean@rigging.example is on its way.').waitFor()
  expect(await axe(page)).toEqual([])

  const jean = await browser.open(await mailTo('jean@rigging.example', /\/employer\/invitation\?token=\S+/))
  expect(await axe(jean)).toEqual([])
  await jean.getByLabel('First name').fill('Jean')
  await jean.getByLabel('Last name').fill('Kovacs')
  await jean.getByLabel(/^Password \(/).fill('harbor lantern tide')
  await jean.getByLabel('Password again').fill('harbor lantern tide')
  await jean.getByLabel('I agree').check()
  await jean.getByRole('button', { name: 'Create account and join' }).click()
  await jean.getByText('What’s happening at Hutchins Rigging.').waitFor()
  await page.reload()
  await page.getByText('invited by Dale Hutchins').waitFor()
  await page.getByRole('button', { name: 'Make owner of Jean Kovacs' }).click()
  await page.getByText('They are an owner now.').waitFor()

  await page.goto('/admin/jobs')
  await page.getByRole('link', { name: 'Post a job' }).first().click()
  await page.getByRole('heading', { name: 'Post a job' }).waitFor()
  await page.getByLabel('Title', { exact: false }).first().fill('Rigger')
  await page.getByLabel('City and state, or ZIP').fill('Norfolk, VA')
  await page.getByRole('textbox', { name: /About this job/ }).fill('Move what is heavy, safely.')
  await page.getByRole('button', { name: 'Post job' }).click()
  await page.waitForURL(/\/admin\/jobs/)
  expect(await axe(page)).toEqual([])

  const maria = await asMaria(browser)
  const { id } = await browser.db
    .selectFrom('jobs')
    .select('id')
    .where('title', '=', 'Rigger')
    .executeTakeFirstOrThrow()
  await maria.goto(`/jobs/${id}`)
  await maria.getByRole('link', { name: 'Apply now' }).first().click()
  await maria.getByLabel('Your message').fill('I was a rigger in the fleet.')
  await maria.getByRole('button', { name: 'Send application' }).click()
  await maria.getByRole('link', { name: 'You applied: your applications' }).first().waitFor()

  await page.goto('/employer/applicants')
  await page.getByRole('link', { name: 'Maria Ortiz' }).click()
  await page.getByRole('heading', { name: 'Maria Ortiz' }).waitFor()
  await page.getByText('I was a rigger in the fleet.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Your note').fill('Good call.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Note saved.').waitFor()
  await page.getByLabel('Status', { exact: true }).last().selectOption('HIRED')
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByText('Maria has not confirmed yet.').waitFor()
  await maria.goto('/jobs/applications')
  await maria.getByRole('button', { name: /Confirm the hire/ }).click()
  await maria.getByText('Confirmed by both').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Hire confirmed by both' }).waitFor()
  expect([page.errors, jean.errors, maria.errors]).toEqual([[], [], []])
})

test('each screen fits a phone, the page of a company every width, light and dark', async () => {
  const page = await browser.open('/employer/signup', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  expect([await overflow(page), await axe(page)]).toEqual([0, []])
  const { id, slug } = await browser.db
    .selectFrom('employers')
    .select(['id', 'slug'])
    .where('name', '=', 'Allegheny Lock Services')
    .executeTakeFirstOrThrow()
  await fillCompany(browser.db, id)
  await page.goto(`/employer/profile/${id}/${slug}`)
  await page.getByRole('heading', { name: 'Allegheny Lock Services' }).waitFor()
  await page.getByText('They counted my years.').waitFor()
  expect(await faultsInEveryLook(page, 'company')).toEqual([])
  expect(page.errors).toEqual([])
})

test('without script: the questions are a second page, and the company that exists is asked about', async () => {
  const quiz = { title: 'Your hiring', questions: [{ id: 'why', type: 'Text', title: 'Why veterans?' }] }
  await browser.db
    .updateTable('themes')
    .set({ employer_signup: JSON.stringify(EmployerSignupSettings.parse({ quiz })) })
    .execute()
  const steps = async () => {
    const answer = await fetch(`${browser.origin}/employer/signup`, {
      headers: { accept: 'application/json' },
    })
    return (await answer.json()).steps
  }
  await eventually(steps).toBe(2)
  const page = await browser.open('/employer/signup', { javaScriptEnabled: false })
  await page.getByLabel('Company name').fill('Allegheny Lock Services')
  await fill(page, 'gus@lock.example')
  await vi.waitFor(
    async () => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await page
        .getByText('A company with this name is already on this site. Is it yours?')
        .waitFor({ timeout: 3_000 })
    },
    { timeout: 40_000, interval: 1_000 },
  )
  await page.getByLabel('Allegheny Lock Services').check()
  await page.getByLabel('What do you do there?').fill('Office manager')
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your hiring' }).waitFor()
  await page.getByLabel('Why veterans?').fill('They show up.')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Confirm your email', level: 1 }).waitFor()
})
