import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { issueToken } from '#lib/user-tokens.ts'
import { axe, type OpenOptions, type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { lastMail, password, runTasks, signedUp } from './people.fixture.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })
})
afterAll(() => browser.close())

const open = (path: string, options?: OpenOptions) => browser.open(path, options)
type Page = Awaited<ReturnType<typeof open>>

const signedInAs = (session: string): OpenOptions => ({ session })

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value)
}
const signIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
// The first write of a visitor fetches its token by being refused once.
const noErrors = (page: Page) => page.errors.filter((error) => !/403|422|429/.test(error))

test('sign in with script: errors without a reload, then where one wanted to go, then out', async () => {
  const { email } = await signedUp(browser)
  const page = await open('/user/login?redirectTo=%2Fjobs%2Fsearch%3Fq%3Dnurse')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await signIn(page)
  await page.getByText('Please enter your email address.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await fillIn(page, { 'Email address': email, Password: 'not this one' })
  await signIn(page)
  await page.getByText('The email address or the password is not right.').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  expect(await axe(page)).toEqual([])
  await fillIn(page, { Password: password })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/jobs/search?q=nurse')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.getByText('Maria Ortiz').click()
  await page.getByRole('link', { name: 'Account settings' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).count()).toBe(1)
  expect(noErrors(page)).toEqual([])
})

test('what is typed before script has come stays, the password too', async () => {
  const page = await open('/user/login')
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/user/login', { waitUntil: 'commit' })
  await fillIn(page, { 'Email address': 'ana@example.org', Password: password })
  expect(await page.getByRole('button', { name: 'Show', exact: true }).count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  expect(await page.getByLabel('Email address').inputValue()).toBe('ana@example.org')
  expect(await page.getByLabel('Password').first().inputValue()).toBe(password)
})

test('sign in without script: the address stays after an error, redirectTo is kept', async () => {
  const { email } = await signedUp(browser)
  const page = await open('/user/login?redirectTo=%2Fjobs%2Fsearch', { javaScriptEnabled: false })
  await fillIn(page, { 'Email address': email, Password: 'not this one' })
  await signIn(page)
  await page.getByText('The email address or the password is not right.').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  await fillIn(page, { Password: password })
  await signIn(page)
  await page.waitForURL('**/jobs/search')
  await page.goto('/account')
  await page.locator('summary', { hasText: 'Maria Ortiz' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  // The next person at this computer cannot read it.
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText(email).count()).toBe(0)
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'redirectTo=%s leads home',
  async (redirectTo) => {
    const { email } = await signedUp(browser)
    const page = await open(`/user/login?redirectTo=${encodeURIComponent(redirectTo)}`)
    await fillIn(page, { 'Email address': email, Password: password })
    await signIn(page)
    await page.getByText('Maria Ortiz').waitFor()
    expect(new URL(page.url()).href).toBe(`${browser.origin}/`)
  },
)

test.each([true, false])('a forgotten password is replaced, script: %s', async (javaScriptEnabled) => {
  const { email } = await signedUp(browser)
  const page = await open('/user/login', { javaScriptEnabled })
  await fillIn(page, { 'Email address': email })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  if (javaScriptEnabled) expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  else await fillIn(page, { 'Email address': email })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  await runTasks(browser, 'signIn.reset')
  const { path } = (await lastMail(browser, email))!
  await page.goto(path!)
  await fillIn(page, { 'New password again': 'seven quiet otter' })
  await page.getByLabel('New password (required)', { exact: true }).fill('seven quiet otters')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('The passwords do not match.').waitFor()
  await page.getByLabel('New password (required)', { exact: true }).fill('seven quiet otters')
  await fillIn(page, { 'New password again': 'seven quiet otters' })
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Please sign in with it.').waitFor()
  await fillIn(page, { 'Email address': email, Password: 'seven quiet otters' })
  await signIn(page)
  await page.getByText('Maria Ortiz').waitFor()
})

test('every screen is calm at every width, light and dark, and axe finds nothing', {
  timeout: 240_000,
}, async () => {
  const { id } = await signedUp(browser)
  await beginSession(browser.db, id)
  const session = await beginSession(browser.db, id)
  const token = await issueToken(browser.db, id, 'reset')
  const visitor = await open('/forgot')
  for (const path of [
    '/user/login',
    '/employer/login',
    '/forgot',
    '/forgot?e=maria%40example.org&sent=yes',
    '/user/passkey',
    '/user/reset',
    `/user/reset?token=${token}`,
  ])
    await looked(visitor, path)
  const page = await open('/account', signedInAs(session))
  for (const path of own) await looked(page, path)
})

const own = [
  '/account',
  '/account/password',
  '/account/email',
  '/account/sessions',
  '/account/delete',
  '/account/second-factor',
  '/account/second-factor/app',
  '/account/second-factor/passkey',
  '/account/single-sign-on/google',
]

async function looked(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' })
  expect(await faultsInEveryLook(page, path)).toEqual([])
  expect(page.errors, path).toEqual([])
}

test('the whole of signing in is done with the keyboard', async () => {
  const { email } = await signedUp(browser)
  const page = await open('/user/login')
  await page.getByLabel('Email address').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText('Maria Ortiz').waitFor()
})
