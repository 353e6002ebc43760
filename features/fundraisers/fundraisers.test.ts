import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFundraiser, addTeam, sendGift, takesGifts } from '#features/donations/gift.fixture.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let site: string
let owner: { id: string; session: string }
let elsewhere: string
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  owner = await app.signIn({ isThemeOwner: true, themeId: site })
})
afterAll(() => app.close())

const march = {
  name: 'Ruck for the Next Mission',
  type: 'event',
  status: 'live',
  goal: '7500',
  minimum: '5',
  presets: '10, 25',
  story: 'Five miles.',
}
const ask = {
  get session() {
    return owner.session
  },
}
const read = (path: string, more = {}) => app.get(path, { as: 'json', ...more })
const email = () => `${newId()}@example.org`

test('visitors find what takes gifts today, and nothing where giving is off', async () => {
  const own = await addFundraiser(app.db, site, { name: 'Winter coats' })
  await addFundraiser(app.db, elsewhere, { name: 'Elsewhere coats' })
  await addFundraiser(app.db, site, { name: 'Not yet', status: 'draft' })
  await addFundraiser(app.db, site, { name: 'Long over', ends_on: '2020-01-01' })
  const names = (await read('/fundraisers')).json().fundraisers.map(({ name }: { name: string }) => name)
  expect(names).toContain('Winter coats')
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/Elsewhere|Not yet|Long over/)]))
  expect((await app.get('/fundraisers')).body).toContain(`href="/fundraisers/${own}"`)
  expect((await app.get('/sitemaps/pages.xml')).body).toContain('/fundraisers<')
  const off = await read('/fundraisers', { host: 'elsewhere.example' })
  expect([off.statusCode, off.json().error]).toEqual([404, 'This app is not enabled'])
})

test('staff create a fundraiser, visitors see it, a draft they do not', async () => {
  const made = await app.send('POST', '/admin/fundraisers', { body: march, session: owner.session })
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json().fundraiser
  const again = await app.send('POST', '/admin/fundraisers', { body: march, session: owner.session })
  expect(again.json().fundraiser, 'pressed twice it is one').toEqual({ id })
  const seen = await read(`/fundraisers/${id}`)
  expect(seen.statusCode, seen.body.slice(0, 300)).toBe(200)
  expect(seen.json().fundraiser).toMatchObject({
    name: march.name,
    goal: 7_500,
    totalRaised: 0,
    percentage: 0,
    isOpen: true,
  })
  await app.send('PUT', `/admin/fundraisers/${id}`, {
    body: { ...march, status: 'draft' },
    session: owner.session,
  })
  await expect.poll(async () => (await read(`/fundraisers/${id}`)).statusCode).toBe(404)
  expect((await app.get('/admin/fundraisers', { ...ask })).body).toContain(march.name)
})

test.each([
  [{ name: '' }, 'name'],
  [{ goal: 'a lot' }, 'goal'],
  [{ presets: '5, x' }, 'presets'],
  [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn'],
])('%j is refused at its field', async (wrong, field) => {
  const { statusCode, body } = await app.send('POST', '/admin/fundraisers', {
    body: { ...march, ...wrong },
    session: owner.session,
  })
  expect(statusCode).toBe(422)
  expect(JSON.parse(body).errors).toHaveProperty(field)
})

test('another site’s fundraiser is not there; one with gifts is closed, not deleted', async () => {
  const theirs = await addFundraiser(app.db, elsewhere)
  expect((await read(`/admin/fundraisers/${theirs}/edit`, ask)).statusCode).toBe(404)
  expect(
    (await app.send('PUT', `/admin/fundraisers/${theirs}`, { body: {}, session: owner.session })).statusCode,
  ).toBe(404)
  expect(
    (
      await app.send('POST', '/admin/fundraisers', {
        body: { ...march, theme: elsewhere },
        session: owner.session,
      })
    ).statusCode,
  ).toBe(403)
  const mine = await addFundraiser(app.db, site)
  await sendGift(app, { fundraiser: mine, email: email() })
  const kept = await app.send('DELETE', `/admin/fundraisers/${mine}`, { session: owner.session })
  expect(kept.json().errors.form).toContain('Close it instead')
  const empty = await addFundraiser(app.db, site)
  expect(
    (await app.send('DELETE', `/admin/fundraisers/${empty}`, { session: owner.session })).statusCode,
  ).toBe(200)
})

test('statistics: ten each, stable at ties, without anonymous donors and other fundraisers', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const teams = []
  for (let n = 0; n < 12; n++) teams.push(await addTeam(app.db, site, fundraiser, { name: `Team ${n}` }))
  const gift = (teamPage: string | undefined, amount: number, more: object) =>
    sendGift(app, { fundraiser, teamPage, amount, tip: 0, email: email(), ...more })
  for (const [n, team] of teams.entries())
    await gift(team, n < 2 ? 50 : 10, { firstName: `Donor${n}`, lastName: 'Reyes' })
  await gift(teams[3], 500, { anonymous: true, firstName: 'Secret' })
  const { mostRaised, topDonors } = (await read(`/fundraisers/${fundraiser}/statistics`)).json()
  expect(mostRaised).toHaveLength(10)
  expect(mostRaised.slice(0, 3).map(({ _id }: { _id: string }) => _id)).toEqual([
    teams[3],
    teams[0],
    teams[1],
  ])
  expect(mostRaised[0]).toMatchObject({ totalRaised: 510 })
  expect(topDonors).toHaveLength(10)
  expect(topDonors[0]).toMatchObject({ user: { name: 'Donor0 Reyes' }, totalAmount: 50 })
  expect(JSON.stringify(topDonors)).not.toContain('Secret')
})

test('lookups answer value and label', async () => {
  const { fundraisers, totalDocs } = (await read('/fetchers/fundraisers?q=ruck', ask)).json()
  expect(fundraisers[0]).toEqual({ value: expect.any(String), label: expect.stringContaining('Ruck') })
  expect(totalDocs).toBeGreaterThan(0)
  expect((await read('/fetchers/fundraiser-statuses', ask)).json().fundraiserStatuses).toHaveLength(3)
  expect((await read('/fetchers/fundraisers')).statusCode).toBe(401)
})
