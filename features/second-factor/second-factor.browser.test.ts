import { Secret, TOTP } from 'otpauth'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { password, signedUp } from '../sign-in/people.fixture.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

async function signIn(page: Page, email: string) {
  await page.goto('/user/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}
const signOut = async (page: Page) => {
  await page.goto('/account')
  await page.getByRole('banner').locator('summary', { hasText: 'Maria Ortiz' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('You are signed out.').waitFor()
}
const isIn = (page: Page) => page.getByRole('banner').getByText('Maria Ortiz').waitFor()

/** A device with a fingerprint reader that always agrees (WebAuthn over the DevTools protocol). */
async function withAuthenticator(page: Page): Promise<{ line: CDPSession; authenticatorId: string }> {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { line, authenticatorId }
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/account/second-factor')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Create the passkey' }).click()
}

test('a passkey is made, is the second factor, and signs in alone', { timeout: 90_000 }, async () => {
  const { email } = await signedUp(browser)
  const page = await browser.open('/user/login')
  await withAuthenticator(page)
  await signIn(page, email)
  await isIn(page)
  await addPasskey(page, 'My laptop')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'I saved them' }).click()
  await page.getByText('My laptop', { exact: true }).first().waitFor()
  expect(await axe(page)).toEqual([])
  await signOut(page)

  await signIn(page, email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await isIn(page)
  await signOut(page)

  await page.goto('/user/passkey?redirectTo=%2Fjobs%2Fsearch')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL('**/jobs/search')
  await isIn(page)

  await page.goto('/account/second-factor')
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove My laptop?' })
  await question.getByLabel('Current password').fill('not this one')
  await question.getByRole('button', { name: 'Remove' }).click()
  await question.getByText('This is not your password.').waitFor()
  await question.getByLabel('Current password').fill(password)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => page.getByText('My laptop', { exact: true }).count()).toBe(0)
  await page.getByText('Set up an app').waitFor()
})

test('a passkey without its owner, or of another device, opens nothing', { timeout: 90_000 }, async () => {
  const { email } = await signedUp(browser)
  const page = await browser.open('/user/login')
  const { line, authenticatorId } = await withAuthenticator(page)
  await signIn(page, email)
  await isIn(page)
  await addPasskey(page, '')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await signOut(page)
  // The device no longer recognizes its owner: alone it does not sign in.
  await line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto('/user/passkey')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  // A copy of the key with a counter that went back is refused.
  await line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  const { credentials } = await line.send('WebAuthn.getCredentials', { authenticatorId })
  await browser.pool.query('update passkeys set counter = 1000000')
  await page.goto('/user/passkey')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByText('This passkey does not belong to an account here.').waitFor()
  expect(credentials).toHaveLength(1)
})

test('a passkey proves who one is before the address is changed, and what was typed is kept', {
  timeout: 90_000,
}, async () => {
  const { email } = await signedUp(browser)
  const page = await browser.open('/user/login')
  await withAuthenticator(page)
  await signIn(page, email)
  await isIn(page)
  await addPasskey(page, 'My laptop')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await browser.pool.query(`update sessions set created_at = now() - interval '1 hour', proven_at = null`)

  await page.goto('/account/email')
  await page.getByLabel('New email address').fill('maria.new@example.org')
  await page
    .getByRole('main')
    .getByRole('button', { name: /email|address|link/i })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Is it still you?' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // A copy of the key with a counter that went back: it says so, and asks again.
  await browser.pool.query('update passkeys set counter = 1000000')
  await page.getByRole('button', { name: 'Continue with your passkey' }).click()
  await page.getByText('This passkey was not accepted.').waitFor()
  await browser.pool.query('update passkeys set counter = 0')
  await page.getByRole('button', { name: 'Continue with your passkey' }).click()
  await page.waitForURL('**/account/email')
  expect(await page.getByLabel('New email address').inputValue()).toBe('maria.new@example.org')
  await page
    .getByRole('main')
    .getByRole('button', { name: /email|address|link/i })
    .first()
    .click()
  await expect
    .poll(async () => (await browser.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind))
    .toContain('email-proof')
})

test.each([true, false])(
  'an authenticator app, script: %s',
  { timeout: 90_000 },
  async (javaScriptEnabled) => {
    const { email } = await signedUp(browser)
    const page = await browser.open('/user/login', { javaScriptEnabled })
    await signIn(page, email)
    await isIn(page)
    await page.goto('/account/second-factor/app')
    const secret = Secret.fromBase32(((await page.locator('code').textContent()) ?? '').replace(/\s/g, ''))
    const code = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    await page.getByLabel('Verification code').fill('000000')
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('That is not the code').waitFor()
    await page.getByLabel('Verification code').fill(code())
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    const [recovery] = await page.locator('main li').allInnerTexts()
    await signOut(page)

    await signIn(page, email)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    // The next code: the one before was used to set it up.
    await page.getByLabel('Verification code').fill(code(1))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click()
    await isIn(page)
    await signOut(page)

    await signIn(page, email)
    await page.getByText('Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(recovery!)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click()
    await isIn(page)
  },
)

test('the second step is calm at every width, light and dark', { timeout: 60_000 }, async () => {
  const { id, email } = await signedUp(browser)
  await browser.db.insertInto('authenticators').values({ user_id: id, secret: 'x', last_step: '0' }).execute()
  const page = await browser.open('/user/login')
  await signIn(page, email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  expect(await faultsInEveryLook(page, 'second-step')).toEqual([])
})
