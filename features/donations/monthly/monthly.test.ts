import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { readSettings } from '../../../config.ts'
import { addFundraiser, addTeam, cards, sendGift } from '../gift.fixture.ts'
import { pageOfMonthly } from '../links.ts'
import { app, db, honest, kinds, openSite, site } from '../once.fixture.ts'
import { inMonth, monthAfter, nextFrom } from './calendar.ts'
import { chargeDue } from './charge-due.ts'

openSite()
const { secret } = readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' })

const run = (now: string) =>
  chargeDue({
    ...{ db: db(), kinds, provider: honest() },
    now: new Date(now),
  })

async function plan(body: object = {}) {
  await app.db.updateTable('monthly_gifts').set({ status: 'stopped' }).execute()
  const { donation } = (
    await sendGift(app, { frequency: 'monthly', email: `${newId()}@example.org`, ...body })
  ).json()
  const { monthly_gift_id: id } = await app.db
    .selectFrom('donations')
    .select('monthly_gift_id')
    .where('id', '=', donation.id)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('monthly_gifts')
    .set({ day: 31, next_on: '2027-01-31' })
    .where('id', '=', id)
    .execute()
  return id!
}
const read = (id: string) =>
  app.db
    .selectFrom('monthly_gifts')
    .select(['status', 'attempts', 'failure', 'amount_cents'])
    .select(sql<string>`next_on::text`.as('on'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const paid = async (id: string) =>
  (
    await app.db
      .selectFrom('donations')
      .select(sql<string>`period::text`.as('period'))
      .where('monthly_gift_id', '=', id)
      .where('channel', '=', 'monthly')
      .where('state', '=', 'succeeded')
      .orderBy('period')
      .execute()
  ).map(({ period }) => period)

const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

test('month ends are clamped, and come back to their day', () => {
  const dates = ['2027-01-31']
  for (let n = 0; n < 4; n++) dates.push(monthAfter(dates.at(-1)!, 31))
  expect(dates).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  expect([inMonth(2028, 2, 30), monthAfter('2027-12-31', 31)]).toEqual(['2028-02-29', '2028-01-31'])
  expect(nextFrom('2027-01-15', 15, '2027-04-20')).toBe('2027-05-15')
})

test('one charge a period, however often and from however many processes it runs', async () => {
  const id = await plan()
  expect(await run('2027-01-30T12:00:00Z')).toBe(0)
  const runs = await Promise.all(Array.from({ length: 5 }, () => run('2027-01-31T15:00:00Z')))
  expect(runs.reduce((sum, one) => sum + one)).toBe(1)
  await run('2027-01-31T16:00:00Z')
  expect(await paid(id)).toEqual(['2027-01-31'])
  expect((await read(id)).on).toBe('2027-02-28')
  await run('2027-02-28T15:00:00Z')
  expect(await paid(id)).toEqual(['2027-01-31', '2027-02-28'])
})

test('the day begins where the site is', async () => {
  const id = await plan()
  await run('2027-01-31T03:00:00Z')
  expect(await paid(id)).toEqual([])
})

test.each([
  ['spring', '2027-03-12', '2027-03-14'],
  ['autumn', '2027-11-05', '2027-11-07'],
])('one charge on the day of the site where clocks change in %s', async (_, before, on) => {
  const id = await plan()
  await app.db
    .updateTable('monthly_gifts')
    .set({ day: Number(on.slice(8)), next_on: on })
    .where('id', '=', id)
    .execute()
  const charged: string[] = []
  for (let hour = 0; hour < 96; hour++) {
    const now = new Date(Date.parse(`${before}T00:20:00Z`) + hour * 3_600_000)
    if (await run(now.toISOString())) charged.push(dayThere.format(now))
  }
  expect(charged).toEqual([on])
  expect(await paid(id)).toEqual([on])
})

test('a declined card is tried on days 1, 3, 5 and 7, then the gift waits for its donor', async () => {
  const id = await plan()
  await app.db
    .updateTable('monthly_gifts')
    .set({ method: `pm_demo_${cards.declined}` })
    .where('id', '=', id)
    .execute()
  const days = [
    '2027-01-31',
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
  ]
  const tries = []
  for (const day of days) if (await run(`${day}T18:00:00Z`)) tries.push(day)
  expect(tries).toEqual(['2027-01-31', '2027-02-01', '2027-02-03', '2027-02-05', '2027-02-07'])
  expect(await read(id)).toMatchObject({
    status: 'paused',
    attempts: 5,
    failure: expect.stringContaining('declined'),
  })
  const card = await app.send('POST', `${pageOfMonthly(secret, id)}/card`, {
    body: { demoCard: '5555555555554444' },
  })
  expect(card.statusCode).toBe(200)
  await run('2027-02-10T18:00:00Z')
  expect(await paid(id)).toEqual(['2027-01-31'])
})

test('a lost card is never tried again', async () => {
  const id = await plan()
  await app.db
    .updateTable('monthly_gifts')
    .set({ method: `pm_demo_${cards.lost}` })
    .where('id', '=', id)
    .execute()
  await run('2027-01-31T18:00:00Z')
  expect(await read(id)).toMatchObject({ status: 'paused', attempts: 1 })
  expect(await run('2027-02-03T18:00:00Z')).toBe(0)
})

test('an archived team page pauses its gifts; reopened, nothing is charged for what went by', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const team = await addTeam(app.db, site, fundraiser)
  const id = await plan({ teamPage: team })
  const set = (status: string, archived_at: Date | null) =>
    app.db.updateTable('team_pages').set({ status, archived_at }).where('id', '=', team).execute()
  await set('archived', new Date())
  await run('2027-01-31T18:00:00Z')
  await run('2027-02-28T18:00:00Z')
  await set('active', null)
  await run('2027-03-05T18:00:00Z')
  expect(await paid(id)).toEqual([])
  await run('2027-03-31T18:00:00Z')
  expect(await paid(id)).toEqual(['2027-03-31'])
})

test('the donor changes, skips, pauses, resumes and stops it by the link, without an account', async () => {
  const id = await plan()
  const url = pageOfMonthly(secret, id)
  const post = (verb: string, body = {}) => app.send('POST', `${url}${verb}`, { body })
  expect((await app.get(url)).body).toContain('Your monthly gift')
  await post('', { amount: '40', day: '15' })
  expect(await read(id)).toMatchObject({ amount_cents: 4_000, on: '2027-01-15' })
  await post('/skip')
  expect((await read(id)).on).toBe('2027-02-15')
  await post('/pause')
  expect(await run('2027-02-15T18:00:00Z')).toBe(0)
  await post('/resume')
  expect((await read(id)).status).toBe('active')
  await post('/stop')
  expect(await run('2027-12-31T18:00:00Z')).toBe(0)
  expect((await post('/resume')).statusCode).toBe(200)
  expect((await read(id)).status).toBe('stopped')
  expect((await app.get(`${url}x`)).statusCode).toBe(404)
  const there = await app.addSite('Elsewhere', ['elsewhere.example'])
  expect(there && (await app.get(url, { host: 'elsewhere.example' })).statusCode).toBe(404)
})
