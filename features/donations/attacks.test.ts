// What somebody sends who means no good (design: money).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFundraiser, cards, sendGift, takesGifts } from './gift.fixture.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
})
afterAll(() => app.close())

const email = () => `${newId()}@example.org`
const charges = async () => (await app.db.selectFrom('demo_charges').select('id').execute()).length

test.each([
  ['negative', { amount: -25 }, 'amount'],
  ['in exponents', { amount: '1e9' }, 'amount'],
  ['no number', { amount: 'NaN' }, 'amount'],
  ['endless', { amount: 'Infinity' }, 'amount'],
  ['three decimals', { amount: '25.001' }, 'amount'],
  ['above what one gift can be', { amount: 15_001 }, 'amount'],
  ['a tip above the amount', { tip: 25.01 }, 'tip'],
  ['a negative tip', { tip: -1 }, 'tip'],
  ['below the minimum, whatever the client says of it', { amount: 0.5, tip: 0, minAmount: 0.01 }, 'amount'],
])('an amount that is %s is refused, and nobody is asked for money', async (_, wrong, field) => {
  const before = await charges()
  const answer = await sendGift(app, { email: email(), ...wrong })
  expect(answer.statusCode, answer.body).toBe(422)
  expect(answer.json().errors).toHaveProperty(field)
  expect(await charges()).toBe(before)
})

test('the minimum is the fundraiser’s own: one that the client lowers changes nothing', async () => {
  const fundraiser = await addFundraiser(app.db, site, { minimum_cents: 1_000 })
  const low = await sendGift(app, { fundraiser, amount: 9.99, tip: 0, minAmount: 1, email: email() })
  expect(low.json().errors.amount).toBe('The minimum donation amount is $10')
})

test('another’s saved card is no card', async () => {
  const denise = await app.signIn()
  await sendGift(app, { keepCard: true, email: email() }, { session: denise.session })
  const [card] = (await app.get('/donations/saved-cards', { as: 'json', session: denise.session })).json()
    .cards
  expect(card.last4).toBe('4242')
  const mallory = await app.signIn()
  for (const who of [mallory.session, undefined])
    for (const selectedCard of [card.id, card.last4]) {
      const answer = await sendGift(app, { selectedCard, demoCard: '', email: email() }, { session: who })
      expect(answer.json().errors.card).toBe('Please verify your card information.')
    }
})

test('a fundraiser of another site, a draft and nonsense are not there', async () => {
  const elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  const theirs = await addFundraiser(app.db, elsewhere)
  const draft = await addFundraiser(app.db, site, { status: 'draft' })
  for (const fundraiser of [theirs, draft, newId()])
    expect((await sendGift(app, { fundraiser, email: email() })).statusCode).toBe(404)
})

test('card testing: after 20 declines from one address nobody is asked for money any more', async () => {
  let asked = 0
  const statuses: number[] = []
  for (let n = 0; n < 25; n++) {
    const before = await charges()
    const { statusCode } = await sendGift(app, { demoCard: cards.declined, email: email() })
    statuses.push(statusCode)
    asked += (await charges()) - before
  }
  expect(asked).toBe(20)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422))
  expect(statuses.slice(20)).toEqual(Array(5).fill(429))
  expect((await sendGift(app, { email: email() })).statusCode).toBe(429)
})
