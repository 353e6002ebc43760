// The wizard without script: one long form. The demonstration takes the gift, Stripe says what it needs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#features/sign-up/visitor.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFundraiser, cards, denise, takesGifts } from './gift.fixture.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
}
let demo: TestApp
let stripe: TestApp
beforeAll(async () => {
  demo = await testApp()
  stripe = await testApp({ PAYMENTS: 'stripe', STRIPE_URL: 'http://127.0.0.1:1', ...keys })
})
afterAll(async () => {
  await demo.close()
  await stripe.close()
})

const { amount: _, tip: __, coverCosts: ___, ...texts } = denise

/** The form of a live fundraiser, as a browser without script gets and sends it. */
async function formOf(app: TestApp) {
  const fundraiser = await addFundraiser(app.db, await takesGifts(app))
  const path = `/donations/new?fundraiser=${fundraiser}`
  const who = visitor(app, 'localhost', path)
  const { body } = await who.html(path)
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)![1]!
  const ticket = { formTicket: hidden('formTicket'), key: hidden('key'), fundraiser }
  const send = (fields: Record<string, string>) =>
    who.form('/donations?form=give', { ...texts, ...ticket, ...fields })
  return { who, path, body, send }
}

test('the demonstration: all is one form, and a gift of 25 dollars monthly with its tip arrives', async () => {
  const { who, body, send } = await formOf(demo)
  for (const name of ['frequency', 'preset', 'amount', 'tipPercent', 'coverCosts', 'demoCard', 'anonymous'])
    expect(body).toContain(`name="${name}"`)
  expect(body).toContain('Demonstration: no money moves')
  const sent = await send({
    frequency: 'monthly',
    preset: '25',
    amount: '',
    tipPercent: '15',
    coverCosts: 'on',
  })
  expect(sent.statusCode, sent.body).toBe(303)
  const thanks = (await who.html(String(sent.headers.location))).body
  expect(thanks).toContain('Thank you for donating!')
  expect(thanks).toContain('$30.21')
  const gifts = demo.db.selectFrom('donations').select(['amount_cents', 'tip_cents', 'frequency', 'state'])
  expect(await gifts.execute()).toEqual([
    { amount_cents: 2_500, tip_cents: 375, frequency: 'monthly', state: 'succeeded' },
  ])
})

test('a declined card says so above the form, and nothing typed is lost', async () => {
  const { who, path, send } = await formOf(demo)
  const sent = await send({
    ...{ preset: '25', amount: '40.00', frequency: 'monthly', tipPercent: '10' },
    ...{ demoCard: cards.declined, message: 'For Grace.' },
  })
  expect(sent.statusCode).toBe(303)
  const page = (await who.html(path)).body
  expect(page).toContain('Your card was declined by the bank.')
  for (const typed of ['value="40.00"', 'value="Okafor"', 'For Grace.']) expect(page).toContain(typed)
  // Also what is chosen: sent again with another card, it is the same gift.
  const chosen = [...page.matchAll(/<input[^>]*name="(\w+)" checked="" value="([^"]+)"/g)]
  expect(chosen.map(([, name, value]) => `${name} ${value}`)).toEqual(['frequency monthly', 'tipPercent 10'])
  expect(page).not.toMatch(/name="coverCosts" checked/)
})

test('Stripe says that its card field needs JavaScript, and a form without a card keeps what was typed', async () => {
  const { who, path, body, send } = await formOf(stripe)
  expect(body).toContain('Paying by card needs JavaScript here: the card goes straight to Stripe.')
  expect(body).not.toContain('name="demoCard"')
  await send({ preset: '25', amount: '' })
  const page = (await who.html(path)).body
  expect(page).toContain('Please verify your card information.')
  expect(page).toContain('value="Okafor"')
})
