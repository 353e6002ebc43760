import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { nextMorning } from './saved-searches.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const list = '/my-saved-searches'
const form = { name: '', frequency: 'daily', timeZone: 'America/New_York', query: '' }
const save = (session: string, change: Partial<typeof form>) =>
  app.send('POST', list, { session, body: { ...form, ...change } })
const searchesOf = async (session: string) => (await app.get(list, { as: 'json', session })).json().searches

test('a search is saved with all parameters and described in words; only its owner changes or removes it', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const query = 'q=nurse&l=23510&r=25&type=Full-time&remote=true&employer=&utm=spring'
  const fresh = await app.get(`${list}/new?${query}`, { session })
  expect(fresh.body).toContain('Nurse jobs near Norfolk, VA')
  expect(fresh.body).toContain('within 25 miles')
  const { id } = (await save(session, { name: 'Nurse', query, frequency: 'weekly' })).json()
  const [search] = await searchesOf(session)
  expect(search).toMatchObject({ id, name: 'Nurse', frequency: 'weekly' })
  expect(search.href).toBe('/jobs/search?q=nurse&l=23510&type=Full-time&remote=true&r=25&utm=spring')
  expect((await app.get(list, { session })).body).toContain('every Monday')

  const james = await app.signIn({ firstName: 'James' })
  const change = { ...form, name: 'Mine' }
  for (const [method, path] of [
    ['PUT', `${list}/${id}/edit`],
    ['POST', `${list}/${id}/delete`],
    ['DELETE', `${list}/${id}`],
  ] as const)
    expect((await app.send(method, path, { session: james.session, body: change })).statusCode, path).toBe(
      404,
    )
  expect((await app.get(`${list}/${id}/edit`, { session: james.session })).statusCode).toBe(404)

  await app.send('POST', `${list}/${id}/edit`, {
    session,
    body: { ...form, name: 'Nursing', frequency: 'off' },
  })
  expect(await searchesOf(session)).toMatchObject([{ name: 'Nursing', frequency: 'off', href: search.href }])
  await app.send('DELETE', `${list}/${id}`, { session })
  expect(await searchesOf(session)).toEqual([])
  expect((await app.get(list, { session })).body).toContain('Nothing saved.')
})

test('the query of a saved search can be changed, but not to an unknown place', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const { id } = (await save(session, { name: 'Nurse', query: 'q=nurse&l=23510&type=Full-time' })).json()
  const edit = `${list}/${id}/edit`
  const page = (await app.get(edit, { as: 'json', session })).json()
  const typed = {
    ...form,
    name: 'Welder',
    frequency: 'off',
    query: page.queryText,
    q: 'welder',
    l: 'Norfolk, VA',
    r: '10',
  }
  expect((await app.send('POST', edit, { session, body: { ...typed, l: 'Fort Hallow' } })).json()).toEqual({
    errors: { l: 'Your location might be invalid, please check or remove them.' },
  })
  // What a search understands can be saved.
  await app.send('POST', edit, { session, body: { ...typed, l: 'Virginia' } })
  expect(await searchesOf(session)).toMatchObject([
    { href: '/jobs/search?q=welder&l=Virginia&type=Full-time&r=10' },
  ])
  await app.send('POST', edit, { session, body: typed })
  expect(await searchesOf(session)).toMatchObject([
    { name: 'Welder', href: '/jobs/search?q=welder&l=Norfolk%2C+VA&type=Full-time&r=10' },
  ])
  await app.send('POST', edit, {
    session,
    body: { ...typed, query: 'q=welder&type=Full-time', q: '', l: '' },
  })
  expect((await searchesOf(session))[0].href).toBe('/jobs/search?type=Full-time&r=10')
  expect((await save(session, { query: 'l=Fort Hallow' })).statusCode).toBe(422)
})

test('saving the same search twice, or at the same time, saves one', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const search = { name: 'Nurse', query: 'q=nurse&l=23510', frequency: 'off' }
  const all = await Promise.all(Array.from({ length: 8 }, () => save(session, search)))
  expect(new Set(all.map((answer) => answer.json().id)).size).toBe(1)
  await save(session, { ...search, frequency: 'weekly' })
  expect(await searchesOf(session)).toMatchObject([{ name: 'Nurse', frequency: 'weekly' }])
  await save(session, { ...search, name: 'Nurse in Norfolk' })
  await save(session, { ...search, query: 'q=nurse&l=23510&r=25' })
  const searches: { id: string }[] = await searchesOf(session)
  expect(searches).toHaveLength(3)
  for (const { id } of searches) await app.send('DELETE', `${list}/${id}`, { session })
})

test('a person has fifty at most; unknown time zones and frequencies are refused', async () => {
  const { session, id } = await app.signIn()
  const owner = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const one = { user_id: id, theme_id: owner.id, name: 'x', query: '{}', frequency: 'off', time_zone: 'UTC' }
  await app.db.insertInto('saved_searches').values(Array(50).fill(one)).execute()
  expect((await save(session, {})).json().errors.form).toContain('50 saved searches')
  for (const wrong of [{ timeZone: 'Mars/Olympus' }, { frequency: 'hourly' }, { name: 'x'.repeat(101) }])
    expect((await save(session, wrong)).statusCode).toBe(422)
})

test.each([
  ['daily', '2026-11-21T10:00:00Z', 'America/New_York', '2026-11-21T12:00:00.000Z'],
  ['daily', '2026-11-21T12:00:00Z', 'America/New_York', '2026-11-22T12:00:00.000Z'],
  ['daily', '2026-03-07T20:00:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ['weekly', '2026-11-21T10:00:00Z', 'Asia/Seoul', '2026-11-22T22:00:00.000Z'],
  ['weekly', '2026-11-23T13:00:00Z', 'America/New_York', '2026-11-30T12:00:00.000Z'],
  ['off', '2026-11-21T10:00:00Z', 'UTC', undefined],
])('%s after %s in %s comes at %s', async (frequency, now, zone, expected) => {
  const next = nextMorning(sql`${frequency}::text`, sql`${zone}::text`, new Date(now))
  const { rows } = await sql<{ next: Date | null }>`select ${next} as next`.execute(app.db)
  expect(rows[0]!.next?.toISOString()).toBe(expected)
})

test('the owner of a search cannot be changed by what is sent', async () => {
  const [maria, tom] = [await app.signIn(), await app.signIn()]
  const more = {
    ...{ user_id: tom.id, userId: tom.id, theme_id: tom.id, themeId: tom.id, theme: tom.id },
    ...{ told_until: '2000-01-01', toldUntil: '2000-01-01', next_at: '2000-01-01', isAdmin: true },
  }
  const body = { ...form, name: 'Nurse', query: 'q=nurse', ...more }
  const { id } = (await app.send('POST', list, { session: maria.session, body })).json()
  const row = () =>
    app.db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  expect(before.user_id).toBe(maria.id)
  expect(before.told_until.getFullYear()).toBeGreaterThan(2000)
  const put = { session: maria.session, body: { ...body, id: tom.id } }
  expect((await app.send('PUT', `${list}/${id}/edit`, put)).statusCode).toBe(200)
  const { updated_at, next_at, ...after } = await row()
  expect(before).toMatchObject(after)
})
