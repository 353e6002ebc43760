// What people need help with (decision 223): the list of the staff, what people choose, and who sees it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUser } from '#features/users/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let ruth: string
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth', lastName: 'Calloway' })).session
})
afterAll(() => app.close())

type Row = { id: string; name: string; people: number; up?: string | null; down?: string }
const list = '/admin/user-needs'
const rows = async (): Promise<Row[]> => (await app.get(list, { as: 'json', session: ruth })).json().userNeeds
const names = async () => (await rows()).map(({ name }) => name)
const idOf = async (name: string) => (await rows()).find((row) => row.name === name)!.id
const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body = {}, session = ruth) =>
  app.send(method, `${list}${path}`, { session, body })
const add = (name: string) => write('POST', '', { name })

/** Saves the interests of a person's own profile. */
const choose = (person: { id: string; session: string }, body: Record<string, unknown>) =>
  app.send('POST', `/profile/${person.id}/edit/interests`, { session: person.session, body })
const profileOf = async (id: string, session: string) =>
  (await app.get(`/profile/${id}`, { as: 'json', session })).json()

test('there are needs to begin with, and staff add, rename, order and delete them', async () => {
  expect((await names()).slice(0, 6)).toEqual([
    ...['Healthcare', 'Housing', 'Education', 'Employment', 'Legal', 'Transition'],
  ])
  expect((await add('Childcare')).statusCode).toBe(201)
  expect((await names()).at(-1)).toBe('Childcare')
  const id = await idOf('Childcare')
  expect((await write('PUT', `/${id}`, { name: 'Child care' })).statusCode).toBe(200)
  const place = (after: string | null | undefined) => write('POST', `/${id}/place`, { after: after ?? '' })
  await place(null)
  await place(null)
  expect((await names()).slice(0, 2)).toEqual(['Child care', 'Healthcare'])
  await place((await rows())[0]!.down)
  expect((await names()).slice(0, 3)).toEqual(['Healthcare', 'Child care', 'Housing'])
  expect((await write('DELETE', `/${id}`)).statusCode).toBe(200)
  expect(await names()).not.toContain('Child care')
  const trail = app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('id')
  expect((await trail.execute()).map(({ action }) => action)).toEqual([
    ...['user-need.create', 'user-need.rename', 'user-need.move', 'user-need.move', 'user-need.delete'],
  ])
})

test('a name is there once, whatever its case, also when it is sent twice at once', async () => {
  const twice = await Promise.all([add('Food'), add('food')])
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  const id = await idOf('Housing')
  expect((await write('PUT', `/${id}`, { name: ' HEALTHCARE ' })).json().errors).toEqual({
    name: 'There is already a need with this name.',
  })
  expect((await write('PUT', `/${id}`, { name: 'housing' })).statusCode).toBe(200)
  expect((await add(' ')).json().errors).toEqual({ name: 'Please name the need.' })
  expect((await add('x'.repeat(61))).statusCode).toBe(422)
  expect((await write('POST', `/${id}/place`, { after: ruth })).statusCode).toBe(422)
  expect((await write('DELETE', '/0190aaaa-0000-7000-8000-000000000001')).statusCode).toBe(404)
  await write('PUT', `/${id}`, { name: 'Housing' })
})

test('two who reorder at once leave each need in the list once', async () => {
  const before = await rows()
  await Promise.all(before.slice(1).map(({ id, up }) => write('POST', `/${id}/place`, { after: up ?? '' })))
  expect((await names()).sort()).toEqual(before.map(({ name }) => name).sort())
})

test('the lookup finds by what a name begins with, for everybody who is signed in', async () => {
  const { session } = await app.signIn()
  const found = await app.get('/user-needs?q=heal', { as: 'json', session })
  expect(found.json()).toEqual({
    userNeeds: [{ value: await idOf('Healthcare'), label: 'Healthcare' }],
    ...{ totalDocs: 1, page: 1, limit: 100 },
  })
  expect((await app.get('/user-needs', { as: 'json' })).statusCode).toBe(401)
})

test('a person chooses needs and trades; they and the staff of their site see the needs, others the trades alone', async () => {
  const maria = await app.signIn({ firstName: 'Maria', themeId: harbor })
  const [housing, legal] = [await idOf('Housing'), await idOf('Legal')]
  const chosen = { userNeeds: [legal, housing], userTrades: ['welder', 'electrician'] }
  expect((await choose(maria, chosen)).statusCode).toBe(200)
  await app.db
    .updateTable('profiles')
    .set({ is_public: true, is_findable: true })
    .where('user_id', '=', maria.id)
    .execute()
  const needs = [expect.objectContaining({ label: 'Housing' }), expect.objectContaining({ label: 'Legal' })]
  const trades = [
    { id: 'electrician', label: 'Electrician' },
    { id: 'welder', label: 'Welder' },
  ]
  const owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
  for (const session of [maria.session, owner.session, ruth]) {
    const profile = await profileOf(maria.id, session)
    expect(profile.userNeeds).toEqual(expect.arrayContaining(needs))
    expect(profile.userTrades).toEqual(trades)
  }
  const [mentor, manager] = [await app.signIn({ type: 'Mentor' }), await app.signIn({ type: 'Manager' })]
  const docks = await app.addSite('Docks', ['docks.example.org'])
  const stranger = await app.signIn({ isThemeOwner: true, themeId: docks })
  for (const { session } of [mentor, manager, stranger, await app.signIn()]) {
    const profile = await profileOf(maria.id, session)
    expect(profile.userTrades).toEqual(trades)
    expect(profile).not.toHaveProperty('userNeeds')
  }
  const form = (await app.get(`/profile/${maria.id}/edit/interests`, { session: maria.session })).body
  expect(form).toMatch(
    new RegExp(`name="userNeeds"[^>]*checked=""[^>]*value="${housing}"|value="${housing}"[^>]*checked`),
  )
})

test('what is not in the lists is refused or left out, and what staff delete is gone from the profile', async () => {
  const tom = await app.signIn({ firstName: 'Tom' })
  expect((await choose(tom, { userTrades: ['astronaut'] })).json().errors).toEqual({
    'userTrades.0': 'Please choose from the list.',
  })
  expect((await choose(tom, { userNeeds: ['x'] })).statusCode).toBe(422)
  await add('Short lived')
  const short = await idOf('Short lived')
  await choose(tom, { userNeeds: [short, '0190aaaa-0000-7000-8000-000000000001'], userTrades: ['roofer'] })
  expect((await profileOf(tom.id, tom.session)).userNeeds).toEqual([{ id: short, label: 'Short lived' }])
  expect((await rows()).find(({ id }) => id === short)).toMatchObject({ people: 1 })
  await write('DELETE', `/${short}`)
  expect(await profileOf(tom.id, tom.session)).toMatchObject({
    userNeeds: [],
    userTrades: [{ id: 'roofer' }],
  })
})

test('staff find people by need, nobody else does; a trade finds for everybody who searches', async () => {
  const aisha = await app.signIn({ firstName: 'Aisha', lastName: 'Khan', themeId: harbor })
  const education = await idOf('Education')
  await choose(aisha, { userNeeds: [education], userTrades: ['glazier'] })
  await app.db.updateTable('profiles').set({ is_findable: true }).where('user_id', '=', aisha.id).execute()
  const mentor = await app.signIn({ type: 'Mentor' })
  const owner = await app.signIn({
    isThemeOwner: true,
    isMentor: true,
    themeId: await app.addSite('Pier', ['p.example.org']),
  })
  const found = async (session: string, query: string) =>
    (await app.get(`/users/search?${query}`, { as: 'json', session }))
      .json()
      .users.map((user: Row) => user.id)
  expect(await found(ruth, `need=${education}`)).toEqual([aisha.id])
  for (const session of [ruth, mentor.session, owner.session])
    expect(await found(session, 'trade=glazier')).toEqual([aisha.id])
  // A mentor's query is not narrowed by it; an owner of another site learns nothing from it.
  expect(await found(mentor.session, `need=${await idOf('Legal')}&trade=glazier`)).toEqual([aisha.id])
  expect(await found(owner.session, `need=${education}`)).toEqual([])
  const csv = (await app.get(`/users/search.csv?need=${education}`, { session: ruth })).body
  expect(csv).toContain('Glazier')
  expect(csv).toContain('Education')
})

test('administrators alone change the list; a person who is deleted takes their choice along', async () => {
  const owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const id = await idOf('Legal')
  for (const answer of [
    await write('POST', '', { name: 'Mine' }, owner.session),
    await write('PUT', `/${id}`, { name: 'Mine' }, owner.session),
    await write('DELETE', `/${id}`, {}, owner.session),
  ])
    expect(answer.statusCode).toBe(403)
  const bo = await app.signIn({ firstName: 'Bo' })
  await choose(bo, { userNeeds: [id] })
  await deleteUser(app.db, null, bo.id)
  const left = app.db.selectFrom('profile_needs').select('user_id').where('user_id', '=', bo.id)
  expect(await left.execute()).toEqual([])
})
