import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { lookTasks } from './plan.ts'

let app: TestApp
let docks: string
/** Otto and Dora own the docks, Olive another site; Maria is a veteran. */
let otto: string
let dora: string
let olive: string
let maria: string

beforeAll(async () => {
  app = await testApp()
  const harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const settings = { applications: JSON.stringify({ liveEditing: true }), time_zone: 'America/Chicago' }
  await app.db.updateTable('themes').set(settings).where('id', '=', docks).execute()
  await app.app.sites.refresh()
  const owner = async (firstName: string, themeId: string) =>
    (await app.signIn({ firstName, isThemeOwner: true, themeId })).session
  otto = await owner('Otto', docks)
  dora = await owner('Dora', docks)
  olive = await owner('Olive', harbor)
  maria = (await app.signIn({ firstName: 'Maria' })).session
})
afterAll(() => app.close())

const url = () => `/website-builder/site/${docks}/look`
const save = (body: Record<string, unknown>, session = otto) => app.send('PUT', url(), { session, body })
const publish = (body: Record<string, unknown>, session = otto) =>
  app.send('POST', `${url()}/publish`, { session, body })
const later = { when: 'later', date: '2037-01-15', time: '09:00' }
const editor = async () =>
  (await app.get(`/website-builder/customize/${docks}`, { as: 'json', session: otto })).json().look
const home = async () => (await app.get('/', { host: 'docks.localhost' })).body
const run = () => lookTasks['looks.publish']!({}, { db: app.db, pool: app.pool } as never)
const cancel = (session = otto) => app.send('DELETE', `${url()}/plan`, { session })
/** The moment has come. */
const come = () =>
  app.db
    .updateTable('look_plans')
    .set({ publish_at: new Date(Date.now() - 1_000) })
    .execute()

test('a look is published at its moment on the clock of the site, once, as it was planned', async () => {
  await save({ brand: '#7a1f1f' })
  expect((await publish(later)).statusCode).toBe(200)
  expect((await editor()).plan).toMatchObject({
    ...{ at: '2037-01-15T15:00:00.000Z', when: 'January 15, 2037 at 9:00 AM CST' },
    ...{ by: 'Otto Reyes', settings: 'Brand color', hasFailed: false },
  })
  await run()
  expect(await home()).not.toContain('#7a1f1f')
  // What is saved afterwards stays in the draft.
  await save({ brand: '#14532d', radius: 3 }, dora)
  await come()
  await Promise.all([run(), run()])
  await expect.poll(home).toContain('--brand:#7a1f1f')
  const { plan, state, versions } = await editor()
  expect(plan).toBeNull()
  expect(state).toMatchObject({ live: { brand: '#7a1f1f' }, draft: { radius: 3 } })
  expect(versions).toMatchObject([{ number: 2, by: 'Otto Reyes', isLive: true }, { number: 1 }])
  const entry = app.db.selectFrom('audit_entries').select(['action', 'detail']).orderBy('id', 'desc')
  expect(await entry.executeTakeFirst()).toEqual({ action: 'theme.change', detail: { fields: 'brand' } })
})

test('what was saved into the draft after planning is still in it after the publication', async () => {
  await save({ brand: '#222222' })
  await publish(later)
  await save({ brand: '#333333' }, dora)
  await come()
  await run()
  expect((await editor()).state).toMatchObject({ live: { brand: '#222222' }, draft: { brand: '#333333' } })
})

test('a second plan takes the place of the first; an owner who has not seen the first is told', async () => {
  await save({ width: '84' })
  await publish({ ...later, planned: '' })
  const unseen = await publish({ ...later, date: '2037-02-01', planned: '' }, dora)
  expect(unseen.json().errors.form).toBe(
    'Otto Reyes has planned a publication for January 15, 2037 at 9:00 AM CST meanwhile. Publish again to replace it.',
  )
  const { plannedAt } = (await editor()).plan
  expect((await publish({ ...later, date: '2037-02-01', planned: plannedAt }, dora)).statusCode).toBe(200)
  expect((await editor()).plan).toMatchObject({ by: 'Dora Reyes', at: '2037-02-01T15:00:00.000Z' })
  expect((await cancel()).statusCode).toBe(200)
  expect((await cancel()).statusCode).toBe(200)
  await run()
  expect(await editor()).toMatchObject({
    plan: null,
    state: { draft: { width: '84' }, live: { width: '72' } },
  })
})

test('what was published since is not changed back by the plan', async () => {
  await publish(later)
  await publish({})
  expect((await editor()).plan).toBeNull()
})

test('the moment is one to come', async () => {
  await save({ radius: 9 })
  const refused = async (body: Record<string, unknown>) =>
    (await publish({ ...later, ...body })).json().errors
  expect((await refused({ date: '2020-01-01' })).date).toMatch(
    /^Please choose a moment to come\. On this site it is .* C[SD]T\.$/,
  )
  expect(await refused({ date: '' })).toEqual({ date: 'Please enter a day such as 11/30/2026.' })
  expect(await refused({ date: '2037-02-30' })).toEqual({ date: 'Please enter a day such as 11/30/2026.' })
  expect(await refused({ time: '25:00' })).toEqual({ time: 'Please enter a time such as 9:00 AM.' })
  expect(await refused({ time: '' })).toEqual({ time: 'Please enter a time such as 9:00 AM.' })
  expect((await publish({ when: 'never' })).statusCode).toBe(422)
  expect((await editor()).plan).toBeNull()
})

test('it is for those who edit the look, at its moment as well', async () => {
  expect((await publish(later, olive)).statusCode).toBe(404)
  expect((await cancel(olive)).statusCode).toBe(404)
  expect((await cancel(maria)).statusCode).toBe(403)
  await publish(later, dora)
  const owners = app.db.deleteFrom('theme_owners').where('theme_id', '=', docks)
  await owners
    .where('user_id', 'in', app.db.selectFrom('users').select('id').where('first_name', '=', 'Dora'))
    .execute()
  await come()
  await run()
  expect(await editor()).toMatchObject({
    plan: { by: 'Dora Reyes', hasFailed: true },
    state: { draft: { radius: 9 }, live: { radius: 3 } },
  })
  // Another owner plans it again.
  const { plannedAt } = (await editor()).plan
  await publish({ ...later, planned: plannedAt })
  await come()
  await run()
  expect(await editor()).toMatchObject({ plan: null, state: { live: { radius: 9 } } })
})
