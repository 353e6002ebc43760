// What an employer pays for: the search of candidates, which is closed without it, and credits, each bought once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'

let app: TestApp
let harbor: string
let priya: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  priya = await app.signIn({ firstName: 'Priya', email: 'priya@example.org', employerId: harbor })
  const grace = await app.signIn({ firstName: 'Grace', lastName: 'Hopper' })
  await app.db
    .insertInto('profiles')
    .values({ user_id: grace.id, is_findable: true })
    .onConflict((row) => row.column('user_id').doUpdateSet({ is_findable: true }))
    .execute()
})
afterAll(() => app.close())

const employer = (change: Record<string, unknown>) =>
  app.db.updateTable('employers').set(change).where('id', '=', harbor).execute()
const found = async () => {
  const { users, notice } = (
    await app.get('/users/search?q=grace', { as: 'json', session: priya.session })
  ).json()
  return [users.length, notice]
}
const plan = async () => (await app.get('/employer/plan', { as: 'json', session: priya.session })).json()
const buy = (body: Record<string, unknown>, session = priya.session, query = '') =>
  app.send('POST', `/employer/plan/purchases${query}`, {
    session,
    body: { demoCard: '4242 4242 4242 4242', ...body },
  })

test('candidates are found by those whose employer is subscribed, has paid, or has a partner’s subscription', async () => {
  expect(await found()).toEqual([0, 'notSubscribed'])
  expect((await app.get('/users/search', { session: priya.session })).body).toContain('part of a plan')
  await employer({ subscribed: true })
  expect(await found()).toEqual([1, null])
  await employer({ subscribed: false, paid_search: true })
  expect(await found()).toEqual([1, null])
  await employer({ paid_search_until: new Date(Date.now() - 1_000) })
  expect(await found()).toEqual([0, 'notSubscribed'])
  await employer({ paid_search: false, paid_search_until: null })
  const sold = { external_id: 'p-1', subscription_start: new Date('2026-01-01') }
  const { id } = await app.db
    .insertInto('sso_subscriptions')
    .values({ ...sold, user_id: priya.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await found()).toEqual([1, null])
  await app.db
    .updateTable('sso_subscriptions')
    .set({ user_id: null, employer_id: harbor })
    .where('id', '=', id)
    .execute()
  expect(await found()).toEqual([1, null])
  await app.db
    .updateTable('sso_subscriptions')
    .set({ subscription_end: new Date('2026-02-01') })
    .where('id', '=', id)
    .execute()
  expect(await found()).toEqual([0, 'notSubscribed'])
})

test('nothing is sold unless the staff allow it, and a declined card buys nothing', async () => {
  expect((await plan()).notSold).toMatch(/does not sell/)
  expect((await buy({ offer: 'search' })).statusCode).toBe(403)
  await employer({ allow_search_payment: true })
  expect((await buy({ offer: 'search', demoCard: '4000 0000 0000 0002' })).json().errors.card).toMatch(
    /declined/,
  )
  expect((await buy({ offer: 'search', demoCard: '' })).json().errors.card).toBe(
    'Please verify your card information.',
  )
  expect((await buy({ offer: 'everything' })).json().errors.offer).toBe('Please choose what to buy.')
  expect(await found()).toEqual([0, 'notSubscribed'])
})

test('search and credits are bought once for each form, with a receipt', async () => {
  const twice = await Promise.all([1, 2].map(() => buy({ offer: 'search', key: 'form-1' })))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(twice[0]!.json().id).toBe(twice[1]!.json().id)
  expect((await buy({ offer: 'credit', key: 'form-1' })).json().errors.form).toMatch(/sent before/)
  expect(await found()).toEqual([1, null])
  await buy({ offer: 'credits', key: 'form-2' })
  const page = await plan()
  expect(page).toMatchObject({ credits: 5, search: { why: 'paid' }, entries: [{ amount: 5 }] })
  const days = (Date.parse(page.search.until) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const { id, receiptNumber } = page.purchases[0]
  expect(receiptNumber).toMatch(/^E-\d{4}-\d{5}$/)
  const receipt = await app.get(`/employer/plan/purchases/${id}/receipt.pdf`, { session: priya.session })
  expect(receipt.headers['content-type']).toBe('application/pdf')
  await runTasks(app, 'employer-plan.receipt')
  expect((await app.get('/employer/plan', { session: priya.session })).body).toContain('5 promotion credits')
})

test('a manager of another employer sees and buys nothing of it, and is noted', async () => {
  const rival = await app.signIn({
    firstName: 'Rex',
    employerId: await addEmployer(app.db, 'Granite Security'),
  })
  const query = `?employer=${harbor}`
  const { id } = (await plan()).purchases[0]
  const tries = [
    await app.get(`/employer/plan${query}`, { as: 'json', session: rival.session }),
    await buy({ offer: 'credit' }, rival.session, query),
    await app.get(`/employer/plan/purchases/${id}/receipt.pdf${query}`, { session: rival.session }),
    await app.get(`/employer/plan/purchases/${id}/receipt.pdf`, { session: rival.session }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  const denied = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'employer.denied')
    .where('actor_id', '=', rival.id)
    .execute()
  expect(denied).toHaveLength(3)
  const maria = await app.signIn({ firstName: 'Maria' })
  expect((await app.get('/employer/plan', { session: maria.session })).statusCode).toBe(403)
})
