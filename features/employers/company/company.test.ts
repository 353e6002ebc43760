// The page of a company, the form of its people, and the employer's own place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { employerOfSource, saveEmployer } from '../index.ts'

let app: TestApp
let yard: string
let priya: { id: string; session: string }
let ruth: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  yard = await saveEmployer(app.db, 'Keystone Energy', {
    ...{ pitch: 'We keep the lights on.', about: 'First.\n\nSecond.', city: 'Harrisburg', state: 'PA' },
    ...{
      url: 'https://keystone.example',
      logo: '/files/keystone.png',
      yearFounded: 1948,
      abilityOne: true,
      localUnion: '1319',
    },
  })
  priya = await app.signIn({ firstName: 'Priya', employerId: yard, isEmployerOwner: true })
  ruth = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  await saveJobs(app.db, yard, null, [draft('N-1'), draft('N-2', { title: 'Line Worker' })])
})
afterAll(() => app.close())

const profile = (id: string, slug = 'keystone-energy') => `/employer/profile/${id}/${slug}`
const read = async (url: string, session?: string) => (await app.get(url, { as: 'json', session })).json()

test('everybody reads what a company says of itself, and its jobs', async () => {
  const page = await read(profile(yard))
  expect(page.company).toMatchObject({
    ...{ name: 'Keystone Energy', pitch: 'We keep the lights on.', about: ['First.', 'Second.'] },
    ...{ yearFounded: 1948, abilityOne: true, localUnion: '1319', place: 'Harrisburg, PA' },
    ...{ current: null, currentAt: null },
  })
  expect([page.jobCount, page.editHref, page.claimHref]).toEqual([2, null, null])
  expect(JSON.stringify(page)).not.toContain('promotion')
  const { body } = await app.get(profile(yard))
  expect(body).toContain('"@type":"Organization"')
  expect(body).toContain('Union: Local 1319')
  // The share card.
  for (const [property, content] of [
    ['og:title', 'Keystone Energy'],
    ['og:description', '2 open jobs. We keep the lights on.'],
    ['og:image', `${page.canonical.slice(0, -profile(yard).length)}/files/keystone.png`],
  ])
    expect(body).toMatch(new RegExp(`property="${property}" content="${content}"`))
  for (const url of [profile(yard, 'old-name'), `/employer/profile/${yard}`])
    expect((await app.get(url)).headers.location).toBe(profile(yard))
  expect((await app.get(profile(priya.id))).statusCode).toBe(404)
})

test('one that awaits approval is there for its people and the staff alone', async () => {
  const id = await saveEmployer(app.db, 'Pier Nine', { needsApproval: true })
  await saveJobs(app.db, id, null, [draft('P-1')])
  const tom = await app.signIn({ firstName: 'Tom', employerId: id })
  const statuses = [undefined, priya.session, tom.session, ruth.session].map(
    async (session) => (await app.get(profile(id, 'pier-nine'), { session })).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200])
  await saveEmployer(app.db, 'Pier Nine', { approved: false })
  expect((await app.get(profile(id, 'pier-nine'))).statusCode).toBe(404)
  expect(await read('/employer', tom.session)).toMatchObject({ approval: { state: 'Not Approved' } })
  await saveEmployer(app.db, 'Pier Nine', { approved: true })
  expect((await app.get(profile(id, 'pier-nine'))).statusCode).toBe(200)
})

test('one that nobody manages can be claimed', async () => {
  const id = await employerOfSource(app.db, 'Feed Company', null)
  const { claimHref } = await read(profile(id, 'feed-company'))
  expect(claimHref).toBe(`/employer/signup?claim=${id}`)
  const { typed, companies } = await read(claimHref)
  expect(typed).toMatchObject({ 'employer[claim]': id, 'employer[name]': 'Feed Company' })
  expect(companies).toMatchObject([{ id }])
})

test('following is a saved search for its jobs', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const { followHref } = await read(profile(yard), maria.session)
  expect((await app.get(followHref, { session: maria.session })).statusCode).toBe(200)
  const body = { frequency: 'daily', timeZone: 'America/New_York', query: `employer=${yard}` }
  await app.send('POST', '/my-saved-searches', { session: maria.session, body })
  expect(await read(profile(yard), maria.session)).toMatchObject({ isFollowing: true, followers: 1 })
  expect((await read(profile(yard), priya.session)).isFollowing).toBe(false)
})

const save = (session: string, body: Record<string, unknown>, query = '') =>
  app.send('PUT', `/employer/page${query}`, { session, body })

test('its people change the page, and nothing that is the staff’s', async () => {
  const staffs = {
    ...{ subscribed: true, paidSearch: true, promotionCredits: 99, neverExpireJobs: true, approved: true },
    ...{ needsApproval: false, sourceTheme: priya.id, abilityOne: false, emailSummary: true, name: 'Mine' },
    ...{ federalContractor: true, tradeUnion: true, defaultCategory: 'nursing', allowSearchPayment: true },
  }
  const columns = (id: string) =>
    app.db.selectFrom('employers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await columns(yard)
  const given = { pitch: 'We work at night.', about: 'Only this.', yearFounded: '1950', allowChat: 'true' }
  expect((await save(priya.session, { ...staffs, ...given })).json()).toMatchObject({ ok: true })
  const after = await columns(yard)
  expect(after).toMatchObject({
    pitch: 'We work at night.',
    year_founded: 1950,
    allow_chat: true,
    city: 'Harrisburg',
  })
  for (const name of [
    ...(['name', 'subscribed', 'paid_search', 'promotion_credits', 'never_expire_jobs', 'approved'] as const),
    ...(['needs_approval', 'source_theme_id', 'ability_one', 'email_summary', 'federal_contractor'] as const),
    ...(['trade_union', 'default_category', 'allow_search_payment'] as const),
  ])
    expect([name, after[name]]).toEqual([name, before[name]])
})

test('what is wrong is said at its field; what somebody saved meanwhile is not overwritten', async () => {
  const wrong = {
    url: 'javascript:alert(1)',
    yearFounded: '3000',
    contactEmail: 'nobody',
    logo: 'https://track.example/p.gif',
  }
  expect(Object.keys((await save(priya.session, { ...wrong, logo: '' })).json().errors).sort()).toEqual([
    ...['contactEmail', 'url', 'yearFounded'],
  ])
  expect((await save(priya.session, { logo: wrong.logo })).json().errors).toEqual({
    logo: 'Please upload the logo.',
  })
  const stale = '?unmodifiedSince=2020-01-01T00:00:00.000Z'
  expect((await save(priya.session, { pitch: 'Late.' }, stale)).json().errors).toHaveProperty('form')
  const text = '<script>alert(1)</script>'
  await save(priya.session, { about: text, current: text })
  const { body } = await app.get(profile(yard))
  expect(body).not.toContain(text)
  expect(body).toContain('&lt;script&gt;')
})

test('an employer’s home says what waits, what is missing, and how its jobs do', async () => {
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const application = { user_id: maria.id, job_id: jobId(yard, 'N-2'), employer_id: yard, status: 'APPLIED' }
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const { id: application_id } = await app.db
    .insertInto('applications')
    .values({ ...application, applied_at: days(4) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('applicants')
    .values({ ...application, application_id, applied_at: days(4) })
    .execute()
  await app.db
    .insertInto('favorites')
    .values({ user_id: maria.id, job_id: jobId(yard, 'N-1') })
    .execute()
  await app.db
    .updateTable('jobs')
    .set({ expires_at: days(-3) })
    .where('id', '=', jobId(yard, 'N-1'))
    .execute()
  const home = await read('/employer', priya.session)
  expect(home.matters).toMatchObject([
    {
      key: 'applicants',
      title: '1 new applicant',
      text: 'Maria Ortiz, Line Worker, has waited longest: 4 days.',
    },
    { key: 'closing', title: '1 job closes within a week' },
  ])
  expect(home.weeks).toHaveLength(12)
  expect(home.weeks.reduce((sum: number, week: { applications: number }) => sum + week.applications, 0)).toBe(
    1,
  )
  expect(home.jobs[0]).toMatchObject({ title: 'Line Worker', applications: 1 })
  expect(home.jobs[0].weeks).toHaveLength(8)
  expect(home.page.done).toBeLessThan(home.page.of)
  const { body } = await app.get('/employer', { session: priya.session })
  expect(body).toContain('Waiting for you')
})

test('somebody without an employer is shown how to begin', async () => {
  const gus = await app.signIn({ firstName: 'Gus' })
  const { body } = await app.get('/employer', { session: gus.session })
  expect(body).toContain('href="/employer/signup"')
  expect((await app.get('/employer')).statusCode).toBe(303)
})

test('members write to somebody who works there, where the company lets them', async () => {
  const quay = await saveEmployer(app.db, 'Quay Works', {})
  const profileOfQuay = profile(quay, 'quay-works')
  const quinn = await app.signIn({ firstName: 'Quinn', employerId: quay, isEmployerOwner: true })
  const maria = await app.signIn({ firstName: 'Maria' })
  const chat = (session?: string) => app.get(`/employer/chat/${quay}`, { session })
  expect((await read(profileOfQuay, maria.session)).chatHref).toBe(null)
  expect((await chat(maria.session)).statusCode).toBe(404)
  expect((await app.get(`/chat?uid=${quinn.id}`, { as: 'json', session: maria.session })).statusCode).toBe(
    404,
  )
  await save(quinn.session, { allowChat: 'true' })
  const { chatHref } = await read(profileOfQuay, maria.session)
  expect((await chat(maria.session)).headers.location).toBe(`/chat?uid=${quinn.id}`)
  const asked = await app.get(`/chat?uid=${quinn.id}`, { as: 'json', session: maria.session })
  expect([chatHref, asked.statusCode]).toEqual([`/employer/chat/${quay}`, 200])
  // A visitor signs in first, and nobody's id is on the page.
  const page = await app.get(profileOfQuay)
  expect(page.body).toContain(chatHref)
  expect(page.body).not.toContain(quinn.id)
  expect((await chat()).headers.location).toMatch(/^\/user\/login/)
  expect((await read(profileOfQuay, quinn.session)).chatHref).toBe(null)
  await saveEmployer(app.db, 'Quay Works', { needsApproval: true })
  expect((await chat(maria.session)).statusCode).toBe(404)
})

test('what is happening now says when it was written, until it is written anew', async () => {
  const dune = await saveEmployer(app.db, 'Dune Ferries', { current: 'Open day.' })
  const owner = await app.signIn({ firstName: 'Dora', employerId: dune })
  const written = async () => (await read(profile(dune, 'dune-ferries'))).company.currentAt
  const first = await written()
  expect(first).toEqual(expect.any(String))
  await save(owner.session, { pitch: 'Across.', current: 'Open day.' })
  expect(await written()).toBe(first)
  await save(owner.session, { current: 'Two open days.' })
  expect((await written()) > first).toBe(true)
  await save(owner.session, { current: '' })
  expect(await written()).toBeNull()
})
