import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFundraiser, addTeam, cards, denise, sendGift, takesGifts } from './gift.fixture.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
})
afterAll(() => app.close())

const gifts = (email = denise.email) =>
  app.db.selectFrom('donations').selectAll().where(sql`donor ->> 'email'`, '=', email).execute()
const someone = () => `${newId()}@example.org`
const lines = async (donation: string) => {
  const rows = await app.db
    .selectFrom('ledger_entries')
    .select(['part', 'cents'])
    .where('donation_id', '=', donation)
    .orderBy('id')
    .execute()
  return rows.map(({ part, cents }) => `${part} ${cents}`)
}

test('a visitor gives $25 with a tip and the costs covered: one charge, one gift, its lines', async () => {
  const answer = await sendGift(app)
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toMatchObject({
    ok: true,
    message: 'Thank you for donating!',
    donation: { state: 'succeeded', amount: 25, tip: 3.75, feeCents: 146, total: 30.21, totalCents: 3_021 },
  })
  const [gift] = await gifts()
  expect(gift).toMatchObject({
    state: 'succeeded',
    amount_cents: 2_500,
    tip_cents: 375,
    fee_cents: 146,
    theme_id: site,
  })
  expect(gift!.receipt_number).toMatch(/^\d{4}-\d{5}$/)
  expect(await lines(gift!.id)).toEqual(['gift 2500', 'tip 375', 'fee 146'])
  const charges = await app.db.selectFrom('demo_charges').select(['cents', 'key']).execute()
  expect(charges).toEqual([{ cents: 3_021, key: gift!.payment_id }])
})

test('the same gift sent again is answered as it was; another gift under its key is refused', async () => {
  const email = someone()
  const key = newId()
  const first = await sendGift(app, { email, key })
  const second = await sendGift(app, { email, key, captcha: 'used up' })
  expect(second.statusCode).toBe(first.statusCode)
  expect(second.json()).toEqual(first.json())
  const other = await sendGift(app, { email, key, amount: 50 })
  expect(other.statusCode).toBe(422)
  expect(other.json().errors.form).toContain('already sent')
  expect(await gifts(email)).toHaveLength(1)
})

test('a double click is one gift, and both are thanked', async () => {
  const email = someone()
  const body = { email, captcha: await solvedCaptcha(app) }
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendGift(app, body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().donation.id)).size).toBe(1)
  expect(await gifts(email)).toHaveLength(1)
})

test('a declined card charges nothing, says so, and the next card may be tried', async () => {
  const email = someone()
  const refused = await sendGift(app, { email, demoCard: cards.declined })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject({
    card: 'Your card was declined by the bank. Try another card, or call the number on its back.',
    form: 'Your card was not charged.',
  })
  expect((await sendGift(app, { email })).statusCode).toBe(201)
  expect((await gifts(email)).map(({ state }) => state).sort()).toEqual(['failed', 'succeeded'])
})

test.each([
  [{ amount: 0 }, 'amount', 'The minimum donation amount is $1'],
  [{ amount: -5 }, 'amount', 'Please enter an amount'],
  [{ amount: '1e9' }, 'amount', 'Please enter an amount'],
  [{ amount: 99_999 }, 'amount', 'at most'],
  [{ amount: 'NaN' }, 'amount', 'Please enter an amount'],
  [{ amount: 10.001 }, 'amount', 'Please enter an amount'],
  [{ amount: 20, tip: 20.01 }, 'tip', 'The tip cannot be more than the gift.'],
  [{ firstName: '' }, 'firstName', 'Please enter your first name.'],
  [{ phone: '' }, 'phone', 'Please enter your phone number.'],
  [{ city: '' }, 'city', 'Please enter your city.'],
  [{ demoCard: '' }, 'card', 'Please verify your card information.'],
  [{ selectedCard: '4242', demoCard: '' }, 'card', 'Please verify your card information.'],
  [{ captcha: '' }, 'captcha', ''],
])('%j is refused at its field, and nothing is written', async (wrong, field, words) => {
  const email = someone()
  const answer = await sendGift(app, { email, ...wrong })
  expect(answer.statusCode, answer.body).toBe(422)
  expect(answer.json().errors[field]).toMatch(new RegExp(words.replace(/[$.]/g, '\\$&'), 'i'))
  expect(await gifts(email)).toEqual([])
})

test('the fundraiser decides on its minimum, whatever the client says', async () => {
  const fundraiser = await addFundraiser(app.db, site, { minimum_cents: 1_000 })
  const low = await sendGift(app, { email: someone(), fundraiser, amount: 5, tip: 0, minAmount: 1 })
  expect(low.json().errors.amount).toBe('The minimum donation amount is $10')
  expect((await sendGift(app, { email: someone(), fundraiser, amount: 10, tip: 0 })).statusCode).toBe(201)
})

test('closed, coming, archived and foreign things take no gift', async () => {
  const closed = await addFundraiser(app.db, site, { status: 'closed' })
  const over = await addFundraiser(app.db, site, { ends_on: '2020-01-01' })
  const draft = await addFundraiser(app.db, site, { status: 'draft' })
  const there = await addFundraiser(app.db, await app.addSite('Elsewhere', ['elsewhere.example']))
  const live = await addFundraiser(app.db, site)
  const gone = { status: 'archived', archived_at: new Date() }
  const archived = await addTeam(app.db, site, live, { name: 'Gone team', ...gone })
  const to = async (target: object) => (await sendGift(app, { email: someone(), ...target })).json()
  expect((await to({ fundraiser: closed })).errors.form).toContain('is over')
  expect((await to({ fundraiser: over })).errors.form).toContain('is over')
  expect((await to({ teamPage: archived })).errors.form).toContain('team page is closed')
  expect((await to({ fundraiser: closed, teamPage: archived })).errors.form).toContain('another fundraiser')
  for (const fundraiser of [draft, there])
    expect(await to({ fundraiser })).toMatchObject({ error: 'There is no such fundraiser.' })
})

test('with the switch off nothing is taken', async () => {
  await app.db.updateTable('themes').set({ applications: '{}' }).where('id', '=', site).execute()
  await app.app.sites.refresh()
  const off = await sendGift(app, { email: someone() })
  expect(off.json().errors.form).toBe('Donations not enabled on this site.')
  await takesGifts(app)
})

test('the list names nobody who gave anonymously, nor what was refunded or failed', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  await sendGift(app, { email: someone(), fundraiser, message: 'For Grace.' })
  await sendGift(app, { email: someone(), fundraiser, anonymous: true, firstName: 'Hidden' })
  await sendGift(app, { email: someone(), fundraiser, demoCard: cards.declined })
  const { list } = (
    await app.get(`/donations/static-page-list?fundraiser=${fundraiser}`, { as: 'json' })
  ).json()
  expect(list).toMatchObject([
    { name: 'Anonymous', amount: 25, message: '' },
    { name: 'Denise Okafor', amount: 25, message: 'For Grace.' },
  ])
  for (const as of ['html', 'json'] as const)
    expect((await app.get(`/donations/static-page-list?fundraiser=${fundraiser}`, { as })).body).not.toMatch(
      /Hidden|@example/,
    )
  const none = await addFundraiser(app.db, site)
  expect((await app.get(`/donations/static-page-list?fundraiser=${none}`)).body).toContain(
    'There are no donations yet.',
  )
})

test('a saved card is offered to its owner alone, and pays without an address', async () => {
  const [grace, mallory] = [await app.signIn(), await app.signIn()]
  await sendGift(app, { keepCard: true }, { session: grace.session })
  const saved = async (session: string) =>
    (await app.get('/donations/saved-cards', { as: 'json', session })).json().cards
  const [card] = await saved(grace.session)
  expect(card).toMatchObject({ brand: 'visa', last4: '4242' })
  expect(await saved(mallory.session)).toEqual([])
  const without = { demoCard: '', address: '', city: '', state: '' }
  for (const selectedCard of [card.id, '4242'])
    expect((await sendGift(app, { ...without, selectedCard }, { session: grace.session })).statusCode).toBe(
      201,
    )
  const stolen = await sendGift(app, { ...without, selectedCard: card.id }, { session: mallory.session })
  expect(stolen.json().errors.card).toBe('Please verify your card information.')
})
