// An employer from the sign-up to its first colleague, as a browser shows it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
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

test('a company signs up, is approved, and its owner invites the first colleague', async () => {
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
  await page.getByText('Nothing waits for you.').waitFor()
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
  await jean.getByText('What waits for you at Hutchins Rigging.').waitFor()
  await page.reload()
  await page.getByText('invited by Dale Hutchins').waitFor()
  await page.getByRole('button', { name: 'Make owner of Jean Kovacs' }).click()
  await page.getByText('They are an owner now.').waitFor()
  expect([page.errors, jean.errors]).toEqual([[], []])
})

test('each screen fits a phone, in the dark too', async () => {
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
  await page.goto(`/employer/profile/${id}/${slug}`)
  await page.getByRole('heading', { name: 'Allegheny Lock Services' }).waitFor()
  expect([await overflow(page), await axe(page)]).toEqual([0, []])
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
        .getByText('A company of this name is on this site already. Is it yours?')
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
