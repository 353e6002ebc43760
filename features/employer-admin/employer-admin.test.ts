// Administration of employers: the list that is also the lookup, every field, and deletion by the typed name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantCredits, spendCredit } from '#features/employers/index.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'

let app: TestApp
let ruth: { id: string; session: string }
let manager: { id: string; session: string }
let harbor: string
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth', lastName: 'Calloway' })
  harbor = await addEmployer(app.db, 'Harbor Health')
  manager = await app.signIn({
    firstName: 'Priya',
    email: 'priya@example.org',
    employerId: harbor,
    isEmployerOwner: true,
  })
})
afterAll(() => app.close())

const list = '/admin/employers'
const listed = async (query = '') =>
  (await app.get(`${list}${query}`, { as: 'json', session: ruth.session })).json()
const names = async (query: string) =>
  (await listed(query)).employers.map(({ name }: { name: string }) => name)
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body = {}, session = ruth.session) =>
  app.send(method, path, { session, body })
const row = (id: string) =>
  app.db.selectFrom('employers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Every field of document 2, section 3, that a form has. */
const whole = () => ({
  ...{ name: 'Granite Security', url: 'https://granite.example', logo: 'https://granite.example/logo.png' },
  ...{ industry: 'Security', yearFounded: 1987, tradeUnion: true, abilityOne: true, federalContractor: true },
  ...{
    sourceTheme: site,
    emailSummary: true,
    neverExpireJobs: true,
    jobg8ApplyType: 'email',
    subscribed: true,
  },
  ...{ allowSearchPayment: true, paidSearch: true, allowChat: true, needsApproval: true, localUnion: '1204' },
  ...{ defaultCategory: 'healthcare', contactEmail: 'jobs@granite.example' },
  address: { line1: '1 Main St', line2: 'Floor 2', city: 'Norfolk', state: 'VA', zip: '23510' },
  about: { about: 'We guard ports.', pitch: 'Ports, guarded.', current: 'Night shifts.' },
  feeds: [{ url: 'https://granite.example/feed.xml' }],
})

test('an administrator adds an employer with every field, and reads the same back', async () => {
  const answer = await send('POST', list, whole())
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Saved successfully!'])
  const { id } = answer.json().employer
  const edit = await app.get(`${list}/${id}/edit`, { as: 'json', session: ruth.session })
  expect(edit.json().employer).toMatchObject({
    ...whole(),
    ...{ approved: null, promotionCredits: 0, promoting: false, jobCount: 0, managerCount: 0, owners: [] },
  })
  const html = (await app.get(`${list}/${id}/edit`, { session: ruth.session })).body
  for (const value of ['Granite Security', 'https://granite.example/feed.xml', 'Floor 2', 'Night shifts.'])
    expect(html).toContain(value)
  expect((await app.get(`${list}/new`, { session: ruth.session })).body).toContain('New employer')
})

test('a form with dotted names says the same as nested JSON; wrong values are refused by name', async () => {
  const body = {
    name: 'Dock Works',
    'address.city': 'Norfolk',
    'about.pitch': 'Docks.',
    feeds: '',
    sourceTheme: '',
  }
  const { id } = (await send('POST', list, body)).json().employer
  expect(await row(id)).toMatchObject({ city: 'Norfolk', pitch: 'Docks.', source_theme_id: null })
  const errors = async (change: object) =>
    (await send('PUT', `${list}/${id}`, { ...body, ...change })).json().errors
  expect(await errors({ name: '  ' })).toEqual({ name: 'Please enter the name of the employer.' })
  expect(await errors({ name: 'HARBOR health' })).toEqual({
    name: 'Another employer of this site has this name.',
  })
  expect(await errors({ url: 'javascript:alert(1)' })).toHaveProperty('url')
  expect(await errors({ logo: '//evil.example/x.png' })).toHaveProperty('logo')
  expect(await errors({ localUnion: '12a' })).toEqual({ localUnion: 'Please use digits only.' })
  expect(await errors({ contactEmail: 'nobody' })).toHaveProperty('contactEmail')
  expect(await errors({ yearFounded: '3000' })).toHaveProperty('yearFounded')
  expect(await errors({ sourceTheme: ruth.id })).toEqual({ sourceTheme: 'Please choose from the list.' })
  expect(await errors({ defaultCategory: 'nonsense' })).toHaveProperty('defaultCategory')
  expect(await errors({ unmodifiedSince: '2020-01-01T00:00:00.000Z' })).toHaveProperty('form')
  expect((await row(id)).name).toBe('Dock Works')
})

test('the list is a screen for people and a lookup for programs, with filters, orders and CSV', async () => {
  const { employers, totalDocs, limit } = await listed()
  expect(limit).toBe(100)
  expect(totalDocs).toBe(employers.length)
  expect(employers[0]).toMatchObject({ value: expect.any(String), label: 'Dock Works' })
  expect(await names('?q=gran')).toEqual(['Granite Security'])
  expect(await names(`?q=${harbor}`)).toEqual(['Harbor Health'])
  expect(await names('?approval=awaiting')).toEqual(['Granite Security'])
  expect(await names('?subscription=subscribed')).toEqual(['Granite Security'])
  expect(await names(`?theme=${site}`)).toEqual(['Granite Security'])
  expect(await names('?theme=platform&sort=-name')).toEqual(['Harbor Health', 'Dock Works'])
  expect((await names('?sort=-managers'))[0]).toBe('Harbor Health')
  expect(await names('?state=VA&q=zzz&page=7')).toEqual([])
  expect((await app.get(list, { session: ruth.session })).body).toContain('Awaiting Approval')
  await addEmployer(app.db, '=1+1 Ltd')
  const csv = await app.get(`${list}.csv`, { session: ruth.session })
  expect(csv.body).toContain("'=1+1 Ltd")
})

test('subscribe and unsubscribe', async () => {
  for (const verb of ['subscribe', 'subscribe', 'unsubscribe'] as const) {
    expect((await send('POST', `${list}/${harbor}/${verb}`)).statusCode).toBe(200)
    expect((await row(harbor)).subscribed).toBe(verb === 'subscribe')
  }
})

test('a manager changes nothing of this, whatever is sent', async () => {
  const before = await row(harbor)
  const body = {
    ...whole(),
    ...{
      name: 'Harbor Health',
      subscribed: true,
      paidSearch: true,
      promotionCredits: 99,
      neverExpireJobs: true,
    },
    ...{ approved: true, needsApproval: false, sourceTheme: site, abilityOne: true, emailSummary: true },
  }
  const tries = [
    await send('PUT', `${list}/${harbor}`, body, manager.session),
    await send('POST', list, body, manager.session),
    await send('DELETE', `${list}/${harbor}`, { name: 'Harbor Health' }, manager.session),
    await send('DELETE', `${list}/${harbor}/jobs`, { name: 'Harbor Health' }, manager.session),
    await send('POST', `${list}/${harbor}/subscribe`, {}, manager.session),
    await send('POST', `${list}/${harbor}/credits`, { amount: 5 }, manager.session),
    await send('PUT', `${list}/feedImport/${harbor}`, { feeds: ['https://x.example/f'] }, manager.session),
    await app.get(list, { as: 'json', session: manager.session }),
    await app.get(`${list}.csv`, { as: 'json', session: manager.session }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 403))
  const refused = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'access.refused')
    .where('actor_id', '=', manager.id)
    .execute()
  expect(refused.length).toBeGreaterThanOrEqual(tries.length)
  expect(await row(harbor)).toEqual(before)
  // Not even an administrator sets the credits or the approval in the form: they have entries of their own.
  const { id } = (await send('POST', list, { name: 'Mass', promotionCredits: 99, approved: true })).json()
    .employer
  expect(await row(id)).toMatchObject({ promotion_credits: 0, approved: null })
})

test('owners are chosen among the managers, and one remains', async () => {
  const second = await app.signIn({ firstName: 'Tom', employerId: harbor })
  const save = (owners: string[]) => send('PUT', `${list}/${harbor}`, { name: 'Harbor Health', owners })
  expect((await save([ruth.id])).json().errors).toHaveProperty('owners')
  expect((await save([second.id])).statusCode).toBe(200)
  const { employer } = (await app.get(`${list}/${harbor}/edit`, { as: 'json', session: ruth.session })).json()
  expect(employer.owners).toEqual([second.id])
})

test('all jobs go once the name is typed exactly; those that people applied for are closed and stay theirs', async () => {
  const quay = await addEmployer(app.db, 'Quay & Sons')
  const byMail = { applyUrl: null, applyEmail: 'jobs@quay.example' }
  await saveJobs(app.db, quay, null, [draft('A', byMail), draft('B'), draft('C')])
  const seeker = await app.signIn({ firstName: 'Maria' })
  await app.send('POST', `/jobs/${jobId(quay, 'A')}/apply`, {
    session: seeker.session,
    body: { message: 'Hi' },
  })
  for (const name of ['quay & sons', 'Quay & Sons ', ' Quay & Sons', 'Quay  & Sons', '', undefined])
    expect((await send('DELETE', `${list}/${quay}/jobs`, { name })).statusCode).toBe(422)
  const count = async () => (await app.get(`/jobs/search?employer=${quay}`, { as: 'json' })).json().totalDocs
  await expect.poll(count).toBe(3)
  const answer = await send('POST', `${list}/${quay}/jobs/delete`, { name: 'Quay & Sons' })
  expect(answer.json()).toMatchObject({ message: 'Success deleting employer jobs', jobs: 3 })
  await expect.poll(count).toBe(0)
  const left = await app.db.selectFrom('jobs').select('reference').where('employer_id', '=', quay).execute()
  expect(left).toEqual([{ reference: 'A' }])
  const board = (await app.get('/jobs/applications', { as: 'json', session: seeker.session })).json()
  expect(board.applications).toMatchObject([{ job: { isGone: true } }])
  // The same jobs may come again.
  await saveJobs(app.db, quay, null, [draft('B')])
  await expect.poll(count).toBe(1)
})

test('an employer goes with its jobs and feeds once its name is typed exactly; its managers stay people', async () => {
  const reef = await addEmployer(app.db, 'Reef')
  await saveJobs(app.db, reef, null, [draft('R-1', { title: 'Reef Keeper' })])
  await send('PUT', `${list}/feedImport/${reef}`, { feeds: ['https://reef.example/feed.xml'] })
  const lena = await app.signIn({ firstName: 'Lena', employerId: reef })
  for (const name of ['reef', 'Reef ', ''])
    expect((await send('DELETE', `${list}/${reef}`, { name })).json().errors).toHaveProperty('name')
  const twice = await Promise.all([1, 2].map(() => send('DELETE', `${list}/${reef}`, { name: 'Reef' })))
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  const found = async () => (await app.get('/jobs/search?q=reef', { as: 'json' })).json().totalDocs
  await expect.poll(found).toBe(0)
  expect(
    await app.db.selectFrom('job_entries').select('id').where('employer_id', '=', reef).execute(),
  ).toEqual([])
  const account = app.db.selectFrom('users').select('type').where('id', '=', lena.id)
  expect(await account.executeTakeFirst()).toEqual({ type: 'User' })
})

test('credits are a ledger that is never negative, with two at once either', async () => {
  expect((await send('POST', `${list}/${harbor}/credits`, { amount: '2', note: 'Welcome' })).statusCode).toBe(
    200,
  )
  for (const amount of [0, -5, 'many', 1.5, 10_000])
    expect((await send('POST', `${list}/${harbor}/credits`, { amount })).statusCode).toBe(422)
  const actor = { viewer: person({ id: ruth.id }), ip: '127.0.0.1' }
  const spend = () =>
    app.db.transaction().execute((trx) => spendCredit(trx, actor, harbor, jobId(harbor, 'x')))
  const spent = await Promise.allSettled([spend(), spend(), spend(), spend()])
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await row(harbor)).toMatchObject({ promotion_credits: 0 })
  await app.db.transaction().execute((trx) => grantCredits(trx, actor, { employerId: harbor, amount: 1 }))
  const { employer } = (await app.get(`${list}/${harbor}/edit`, { as: 'json', session: ruth.session })).json()
  expect(employer.ledger.map(({ amount }: { amount: number }) => amount)).toEqual([1, -1, -1, 2])
})
