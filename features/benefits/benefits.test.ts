// Benefits: what fits whom and why, and housing money by place, grade and year.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharingReads } from '#lib/shared-reads.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { benefitsFor } from './benefits.ts'
import type { Facts } from './facts.ts'
import { fitOf, type Rules } from './model/fit.ts'
import { type BenefitsPage, benefitAreas, type Housing } from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Somebody who served in the Army, as a staff sergeant, from 2013 to 2025, and lives in the Bronx. */
async function maria() {
  const person = await app.signIn()
  await app.db
    .insertInto('profiles')
    .values({
      user_id: person.id,
      zip: '10473',
      state: 'NY',
      is_veteran: true,
      discharge_reason: 'Completed required service',
    })
    .execute()
  const rank = { corps_id: 'army', rank_id: 'army-e-6-ssg', from_year: 2013, to_year: 2025 }
  await app.db
    .insertInto('service_records')
    .values({ user_id: person.id, position: 0, ...rank })
    .execute()
  return person
}
const bah = async (session: string, query = ''): Promise<Housing> =>
  (await app.get(`/user/bah${query}`, { as: 'json', session })).json()

test('the allowance is of the profile’s ZIP and grade, or of what is asked; the year is said', async () => {
  const { session } = await maria()
  expect(await bah(session)).toMatchObject({
    amount: 5097,
    giBill: 5070,
    year: 2026,
    grade: 'E-6',
    area: 'New York City, NY (NY219)',
  })
  expect((await bah(session, '?dependents=without')).amount).toBe(5070)
  expect(await bah(session, '?zip=23510-1234&grade=O-7&school=10453&part=50')).toMatchObject({
    amount: 3366,
    giBill: 2535,
    schoolArea: 'New York City, NY (NY219)',
  })
  const { body } = await app.get('/user/bah?zip=23510&grade=E-5&compare=10473', { session })
  for (const said of ['Housing allowance (BAH), 2026', '$2,430', 'Norfolk/Portsmouth, VA (VA298)', '$5,070'])
    expect(body).toContain(said)
})

test('what is not in the table is said at its field; a year nobody loaded is the newest', async () => {
  const { session } = await maria()
  const asked = await bah(session, '?zip=00000&compare=99999,23510&year=1999')
  expect(asked).toMatchObject({ amount: null, area: null, year: 2026 })
  expect(asked.wrong).toEqual({
    zip: 'The table of 2026 does not have this ZIP. Five digits, such as 10473.',
    compare: 'Not in the table: 99999.',
  })
  expect(asked.places.map(({ zip }) => zip)).toEqual(['23510'])
  const { body } = await app.get('/user/bah?zip=00601&grade=E-4', { session })
  expect(body).toContain('No BAH at this ZIP code')
  const empty = await app.signIn()
  expect(await bah(empty.session)).toMatchObject({ amount: null, giBill: null, wrong: {} })
  expect((await bah(empty.session, '?zip=%27%3B--&grade=E-99&part=7')).amount).toBeNull()
  expect((await app.get('/user/bah', { as: 'json' })).statusCode).toBe(401)
})

test('every ZIP and grade of the official table has its amount', async () => {
  const { session } = await maria()
  const { rows } = await app.pool.query(
    'select count(*)::int as zips, count(distinct mha)::int as areas from bah_zips',
  )
  expect(rows).toEqual([{ zips: 40_959, areas: 339 }])
  expect((await bah(session, '?zip=99901&grade=E-1&dependents=with')).amount).toBe(2646)
  expect((await bah(session, '?zip=99901&grade=O-3E&dependents=with')).amount).toBe(3510)
  expect((await bah(session)).byGrade).toHaveLength(24)
})

test('benefits say whether they fit, and why, from the profile alone', async () => {
  const { session } = await maria()
  const page: BenefitsPage = (await app.get('/benefits', { as: 'json', session })).json()
  const named = (name: string) => page.benefits.find((one) => one.name === name)
  expect(named('Post-9/11 GI Bill')).toMatchObject({
    verdict: 'fits',
    why: 'You served in the Army. You served until 2025; this requires service in 2001 or later.',
  })
  expect(named('CHAMPVA')).toMatchObject({ verdict: 'not' })
  expect(named('Veteran Readiness and Employment')).toMatchObject({
    verdict: 'may',
    why: 'You served in the Army. It also requires a VA disability rating.',
  })
  const newcomer = await app.signIn()
  const { body } = await app.get('/benefits', { session: newcomer.session })
  expect(body).toContain('Your profile does not say whether you served.')
  expect(body).toContain(`/profile/${newcomer.id}/edit/service`)
  expect(body).toContain('This is not a decision')
})

const nobody: Facts = {
  ...{ isVeteran: null, isSpouse: false, branch: null, grade: null, from: null, until: null },
  ...{ isServing: false, discharge: null, zip: null, state: null },
}
const open: Rules = {
  audience: 'everyone',
  servedSince: null,
  leastYears: null,
  yearsWaivedFor: [],
  states: [],
  asks: '',
}

test.each<[string, Partial<Rules>, Partial<Facts>, string]>([
  ['asks nothing', {}, {}, 'fits'],
  ['years not served', { leastYears: 2 }, { from: 2020, until: 2021 }, 'not'],
  [
    'years that a discharge waives',
    { leastYears: 2, yearsWaivedFor: ['Retired'] },
    { discharge: 'Retired' },
    'fits',
  ],
  ['years nobody knows', { leastYears: 2 }, { until: 2021 }, 'may'],
  ['still serving', { servedSince: 2001 }, { isServing: true }, 'fits'],
  ['served too early', { servedSince: 2001 }, { until: 1991 }, 'not'],
  ['another state', { states: ['NY'] }, { state: 'NJ' }, 'not'],
  ['a spouse', { audience: 'spouses' }, { isSpouse: true }, 'fits'],
  ['a civilian', { audience: 'veterans' }, { isVeteran: false }, 'not'],
  ['one rule unmet, another unknown', { audience: 'spouses', leastYears: 2 }, {}, 'not'],
])('a benefit and %s', (_, rules, facts, verdict) => {
  const { why, ...fit } = fitOf({ ...open, ...rules }, { ...nobody, ...facts })
  expect(fit.verdict).toBe(verdict)
  expect(why === '').toBe(Object.keys(rules).length === 0)
})

test('members read when staff checked the rules, and that they have not', async () => {
  const { session } = await maria()
  const page = async () => (await app.get('/benefits', { session })).body
  expect(await page()).toContain('have not checked every rule yet')
  await app.db
    .updateTable('benefits')
    .set({ checked_on: new Date('2026-11-16T12:00:00Z') })
    .execute()
  expect(await page()).toMatch(/Our staff checked the rules on (Monday, )?Nov\w* 16, 2026/)
})

test('staff keep the table; a link is https, a change is seen at once; nobody else may', async () => {
  const ruth = await app.signIn({ type: 'Admin' })
  const { session } = await maria()
  const body = {
    area: 'housing',
    name: 'Property tax relief',
    summary: 'Lowers the tax on a home.',
    link: 'javascript:alert(1)',
    states: 'ny, nj',
    checkedOn: '2026-11-16',
  }
  const add = (more = {}) =>
    app.send('POST', '/admin/benefits', { session: ruth.session, body: { ...body, ...more } })
  expect((await add()).json().errors).toEqual({
    link: 'Please enter the address of the official page, beginning with https://.',
  })
  const { id } = (await add({ link: 'https://www.tax.ny.gov/' })).json()
  const mine = async () =>
    ((await app.get('/benefits', { as: 'json', session })).json() as BenefitsPage).benefits.find(
      (one) => one.id === id,
    )
  expect(await mine()).toMatchObject({ verdict: 'fits', why: 'You served in the Army. You live in NY.' })
  const change = { ...body, link: 'https://www.tax.ny.gov/', states: 'NJ' }
  await app.send('PUT', `/admin/benefits/${id}`, { session: ruth.session, body: change })
  expect(await mine()).toMatchObject({ verdict: 'not' })
  expect((await app.get(`/admin/benefits/${id}`, { session: ruth.session })).body).toContain('NJ')
  await app.send('POST', `/admin/benefits/${id}/delete`, { session: ruth.session })
  expect(await mine()).toBeUndefined()
  expect((await app.get('/admin/benefits', { session })).statusCode).toBe(403)
})

test('the modules of one dashboard read the person and the benefits once for all areas', async () => {
  const { id } = await maria()
  let statements = 0
  const count = () => statements++
  app.pool.on('acquire', count)
  const areas = await sharingReads(() =>
    Promise.all(benefitAreas.map((area) => benefitsFor(app.db, id, area))),
  )
  app.pool.off('acquire', count)
  expect(statements).toBe(2)
  for (const [at, area] of benefitAreas.entries())
    expect(new Set(areas[at]!.map((benefit) => benefit.area))).toEqual(new Set([area]))
})
