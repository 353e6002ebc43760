// The wizard by keyboard alone, and with a card or wallet of Stripe.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiVersion } from '#features/payments/providers/stripe/provider.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { stripeStandIn } from '#test/stripe.ts'
import { fillPayment, lucia, openForGifts } from './donor.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let demo: TestBrowser
let stripe: Awaited<ReturnType<typeof stripeStandIn>>
let cards: TestBrowser
beforeAll(async () => {
  stripe = await stripeStandIn(apiVersion)
  demo = await testBrowser()
  cards = await testBrowser({
    ...{ PAYMENTS: 'stripe', STRIPE_URL: stripe.url, STRIPE_SECRET_KEY: 'sk_test_1' },
    ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test' },
  })
})
afterAll(async () => {
  await demo.close()
  await cards.close()
  await stripe.close()
})

const wizardOf = async (browser: TestBrowser, phone?: boolean) => {
  const { id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const fundraiser = await openForGifts(browser, id)
  const viewport = phone ? { width: 360, height: 740 } : { width: 1440, height: 900 }
  return browser.open(`/donations/new?fundraiser=${fundraiser}`, { viewport })
}

/** Tab until this has the focus, as somebody without a mouse. */
async function reach(page: Page, wanted: Locator) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not get to ${wanted}.`)
}

test('by keyboard alone: monthly, another amount, a declined card and then a good one', async () => {
  const page = await wizardOf(demo)
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await reach(page, radio('One time'))
  await page.keyboard.press('ArrowRight')
  expect(await radio('Monthly').isChecked()).toBe(true)
  await reach(page, radio('$25'))
  await page.keyboard.press('ArrowRight')
  expect(await radio('$50').isChecked()).toBe(true)
  await reach(page, page.getByLabel('Other amount'))
  await page.keyboard.type('4000')
  await reach(page, page.getByRole('checkbox', { name: /cover the card costs/ }))
  await page.keyboard.press('Space')
  await reach(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  const form = page.locator('form[action^="/donations"]')
  // In the order of the form.
  const { demoCard: _, ...person } = lucia
  for (const [name, value] of Object.entries({ demoCard: '4000000000000002', ...person })) {
    await reach(page, form.locator(`[name="${name}"]`))
    await page.keyboard.type(value)
  }
  const donate = page.getByRole('button', { name: 'Donate $46.00 monthly' })
  await reach(page, donate)
  await page.keyboard.press('Enter')
  // The focus goes where the words are.
  const card = form.locator('[name="demoCard"]')
  await page.getByText('Your card was declined by the bank').waitFor()
  await vi.waitFor(async () => expect(await card.evaluate((it) => it === document.activeElement)).toBe(true))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4242424242424242')
  await reach(page, donate)
  await page.keyboard.press('Enter')
  const done = page.getByRole('heading', { name: 'Done!' })
  await done.waitFor()
  await vi.waitFor(async () => expect(await done.evaluate((it) => it === document.activeElement)).toBe(true))
  const gifts = demo.db.selectFrom('donations').select(['amount_cents', 'frequency', 'covers_costs', 'state'])
  expect(await gifts.orderBy('id').execute()).toEqual([
    { amount_cents: 4_000, frequency: 'monthly', covers_costs: false, state: 'failed' },
    { amount_cents: 4_000, frequency: 'monthly', covers_costs: false, state: 'succeeded' },
  ])
})

test('Stripe: card or wallet in its own element on a phone, its words, the bank’s question, one charge', async () => {
  const page = await wizardOf(cards, true)
  await page
    .context()
    .route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
    )
  await page.reload()
  await page.getByRole('list', { name: 'Steps' }).waitFor()
  await page.getByRole('radio', { name: 'Monthly' }).check()
  await fillPayment(page, { demoCard: undefined })
  const donate = page.getByRole('button', { name: 'Donate $30.21 monthly' })
  await donate.click()
  await page.getByText('Your card number is incomplete.').waitFor()
  expect(stripe.intents).toEqual([])

  stripe.misbehavior = 'asks the bank'
  await page.getByRole('button', { name: 'Pay with a wallet' }).click()
  await donate.click()
  await page.getByRole('heading', { name: 'Done!' }).waitFor()
  stripe.misbehavior = null
  expect(stripe.refused).toEqual([])
  expect(stripe.intents).toMatchObject([{ amount: 3_021, customer: expect.stringMatching(/^cus_/) }])
  const calls = await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)
  expect(calls).toContainEqual(['Stripe', 'pk_test_1'])
  expect(calls).toContainEqual(['elements', { mode: 'payment', amount: 100, currency: 'usd' }])
  expect(calls).toContainEqual(['create', 'payment', { wallets: { applePay: 'auto', googlePay: 'auto' } }])
  expect(calls).toContainEqual(['update', { amount: 3_021, setupFutureUsage: 'off_session' }])
  expect(calls).toContainEqual(['handleNextAction', { clientSecret: 'pi_secret' }])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

/** In the place of Stripe.js: an element with one wallet, which says what it was asked. */
function standIn() {
  const calls: unknown[] = []
  let isPaid = false
  const say = (...call: unknown[]) => void calls.push(JSON.parse(JSON.stringify(call)))
  const element = {
    mount(place: HTMLElement) {
      const wallet = document.createElement('button')
      wallet.type = 'button'
      wallet.textContent = 'Pay with a wallet'
      wallet.onclick = () => {
        isPaid = true
      }
      place.append(wallet)
    },
    destroy() {},
  }
  const elements = {
    create(...given: unknown[]) {
      say('create', ...given)
      return element
    },
    update: (options: unknown) => say('update', options),
    submit: async () => (isPaid ? {} : { error: { message: 'Your card number is incomplete.' } }),
  }
  const account = {
    elements(options: unknown) {
      say('elements', options)
      return elements
    },
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_wallet1' } }),
    async handleNextAction(options: unknown) {
      say('handleNextAction', options)
      return {}
    },
  }
  const open = (key: string) => {
    say('Stripe', key)
    return account
  }
  Object.assign(window, { Stripe: open, calls })
}
