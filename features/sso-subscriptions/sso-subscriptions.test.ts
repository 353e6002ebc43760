// Subscriptions that partners sell: by staff, from a file, from a signed call; matched by external id, ending by date.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { signatureHeader } from '#lib/signed-events.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { matchSubscription } from './index.ts'

let app: TestApp
let ruth: { session: string; id: string }
let harbor: string
beforeAll(async () => {
  app = await testApp()
  ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth' })
  harbor = await addEmployer(app.db, 'Harbor Health')
})
afterAll(() => app.close())

const url = '/admin/sso-subscriptions'
const secret = 'test'.repeat(8)
const sold = { externalId: 'abc-1', firstName: 'Grace', sku: 'TALENT-12', subscriptionStart: '2026-01-01' }
const listed = async (query = '') =>
  (await app.get(`${url}${query}`, { as: 'json', session: ruth.session })).json().ssoSubscriptions
const add = (body: Record<string, unknown>) => app.send('POST', url, { session: ruth.session, body })
/** As a partner calls: no cookie, no token of ours. */
const call = (body: unknown, signature?: string) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return app.app.inject({
    method: 'POST',
    url: '/sso/subscriptions',
    headers: {
      ...{ host: 'localhost', accept: 'application/json', 'content-type': 'application/json' },
      'muster-signature': signature ?? signatureHeader(payload, secret),
    },
    payload,
  })
}

test('staff add, find, change and delete them; nobody else sees them', async () => {
  const { id } = (await add({ ...sold, employer: 'harbor health' })).json()
  expect(await listed('?q=grace')).toMatchObject([
    { id, externalId: 'abc-1', employer: { id: harbor }, user: null, isLive: true, subscriptionEnd: null },
  ])
  expect((await add(sold)).json().errors).toEqual({
    externalId: 'There is a subscription with this external ID already.',
  })
  const wrong = await add({ subscriptionStart: '2026-02-01', subscriptionEnd: '2026-01-01', externalId: 'x' })
  expect(wrong.json().errors).toEqual({ subscriptionEnd: 'The last day is before the first.' })
  expect(Object.keys((await add({ ...sold, externalId: 'y', employer: 'Nobody' })).json().errors)).toEqual([
    'employer',
  ])
  const put = { ...sold, subscriptionEnd: '2026-06-30' }
  expect((await app.send('PUT', `${url}/${id}`, { session: ruth.session, body: put })).statusCode).toBe(200)
  expect(await listed('?state=live')).toEqual([])
  expect(await listed('?state=ended')).toMatchObject([{ id, isLive: false }])
  expect((await app.get(`${url}/${id}`, { session: ruth.session })).body).toContain('abc-1')
  expect((await app.get(url, { session: ruth.session })).body).toContain('SSO subscriptions')
  const priya = await app.signIn({ employerId: harbor })
  expect((await app.get(url, { session: priya.session })).statusCode).toBe(403)
  await app.send('POST', `${url}/${id}/delete`, { session: ruth.session })
  expect(await listed()).toEqual([])
})

test('a partner’s call is signed, taken once, and idempotent by its external id', async () => {
  const first = await call({ ...sold, externalId: 'p-1' })
  expect([first.statusCode, first.json().result]).toEqual([200, 'added'])
  const later = signatureHeader(
    JSON.stringify({ ...sold, externalId: 'p-1', sku: 'TALENT-24' }),
    secret,
    Date.now() - 60_000,
  )
  const again = await call({ ...sold, externalId: 'p-1', sku: 'TALENT-24' }, later)
  expect(again.json()).toMatchObject({ id: first.json().id, result: 'changed' })
  expect((await call({ ...sold, externalId: 'p-1', sku: 'TALENT-24' }, later)).statusCode).toBe(409)
  // The same signature in a header that is written differently.
  for (const header of [`${later},x=1`, `v1=0,${later}`])
    expect((await call({ ...sold, externalId: 'p-1', sku: 'TALENT-24' }, header)).statusCode).toBe(409)
  const two = await Promise.all(
    [1, 2].map(() =>
      call(
        { ...sold, externalId: 'p-2' },
        signatureHeader(JSON.stringify({ ...sold, externalId: 'p-2' }), secret, Date.now() - 30_000),
      ),
    ),
  )
  expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])

  const body = JSON.stringify({ ...sold, externalId: 'p-3' })
  for (const signature of [
    '',
    'v1=abc',
    signatureHeader(body, 'x'.repeat(32)),
    signatureHeader(body, secret, Date.now() - 3_600_000),
  ])
    expect((await call(body, signature)).statusCode).toBe(401)
  expect((await call('{', signatureHeader('{', secret))).statusCode).toBe(400)
  const unfit = await call({ externalId: 'p-4' })
  expect(unfit.json().errors).toEqual({ subscriptionStart: 'Please enter the first day, as YYYY-MM-DD.' })
  expect((await listed('?q=p-')).map(({ externalId }: { externalId: string }) => externalId).sort()).toEqual([
    'p-1',
    'p-2',
  ])
})

test('it is the person’s who signs in with its external id, and stays theirs', async () => {
  await call({ ...sold, externalId: 'google-77' })
  const [grace, tom] = [await app.signIn({ firstName: 'Grace' }), await app.signIn({ firstName: 'Tom' })]
  await matchSubscription(app.db, grace.id, 'google-77')
  await matchSubscription(app.db, tom.id, 'google-77')
  expect(await listed('?q=google-77')).toMatchObject([{ user: { id: grace.id } }])
  // Who has signed in before it was sold gets it at once.
  await app.db
    .insertInto('identities')
    .values({ provider: 'google', subject: 'google-78', user_id: tom.id, email: 'tom@example.org' })
    .execute()
  await call({ ...sold, externalId: 'google-78' })
  expect(await listed('?q=google-78')).toMatchObject([{ user: { id: tom.id } }])
  await app.db.deleteFrom('users').where('id', '=', grace.id).execute()
  expect(await listed('?q=google-77')).toEqual([])
})

test('a file is read line by line; what is wrong with one stops no other', async () => {
  const csv = [
    'External ID,firstName,Last_Name,SKU,employer,subscriptionStart,subscriptionEnd',
    'c-1,Ana,Silva,TALENT-12,Harbor Health,2026-01-01,2026-12-31',
    'c-2,"=HYPERLINK(""x"")",,,,2026-01-01,',
    ',Nobody,,,,2026-01-01,',
    'c-3,Tom,,,No Such Company,2026-01-01,',
    'c-4,Tom,,,,January,',
    'c-1,Ana,Silva,TALENT-24,Harbor Health,2026-01-01,',
  ].join('\r\n')
  const send = async (bytes: string) => {
    const asked = await app.app.inject({
      method: 'POST',
      url: `${url}/import`,
      headers: { host: 'localhost', accept: 'application/json' },
      cookies: { session: ruth.session },
    })
    const { csrf } = asked.json()
    const form = await multipart({ csrf, file: { name: 'sold.csv', bytes: Buffer.from(bytes) } })
    return app.app.inject({
      method: 'POST',
      url: `${url}/import`,
      payload: form.payload,
      headers: { ...form.headers, host: 'localhost', accept: 'application/json' },
      cookies: { session: ruth.session, csrf },
    })
  }
  const { report } = (await send(csv)).json()
  expect(report).toMatchObject({ name: 'sold.csv', added: 2, changed: 1, refused: 3 })
  expect(report.lines.map(({ line, result }: { line: number; result: string }) => [line, result])).toEqual([
    [2, 'added'],
    [3, 'added'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'refused'],
    [7, 'changed'],
  ])
  expect(report.lines[2].errors).toEqual(['Please enter the external ID.'])
  expect((await send('a,b\n1,2')).json().errors.file).toMatch(/columns externalId/)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_id', '=', ruth.id)
    .where('action', '=', 'sso-subscription.create')
    .execute()
  expect(entries.length).toBeGreaterThanOrEqual(3)
})
