import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#features/files/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { pdfOf } from '#test/pdf.ts'
import { requestsPerDay } from './model/limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A member whom everybody may find. */
async function member(firstName: string, lastName = 'Ortiz', profile = {}) {
  const person = await app.signIn({ firstName, lastName })
  await app.db
    .insertInto('profiles')
    .values({ user_id: person.id, is_public: true, is_findable: true, ...profile })
    .execute()
  return person
}
async function mentor(firstName: string, offer: { capacity: number | null; title?: string }) {
  const person = await member(firstName)
  await app.db.insertInto('mentors').values({ user_id: person.id }).execute()
  await app.db
    .insertInto('mentor_offers')
    .values({ user_id: person.id, ...offer })
    .execute()
  return person
}
type Person = { id: string; session: string }
const connect = ({ session }: Person, { id }: Person, message = '') =>
  app.send('POST', `/connections/${id}/connect`, { session, body: { message } })
const confirm = ({ session }: Person, id: string) =>
  app.send('POST', `/connections/${id}/confirm`, { session })
const end = ({ session }: Person, id: string) => app.send('DELETE', `/connections/${id}`, { session })
const list = async ({ session }: Person, query = '') =>
  (await app.get(`/connections${query}`, { as: 'json', session })).json()
const screen = async ({ session }: Person) =>
  (await app.get('/connections', { session })).body.replace(/<!-- -->/g, '')
const pairs = async ({ id }: Person) =>
  app.db
    .selectFrom('connections')
    .selectAll()
    .where(({ eb, or }) => or([eb('sender_id', '=', id), eb('receiver_id', '=', id)]))
    .execute()

test('a request with a note is confirmed by its receiver; each state has its buttons', async () => {
  const [maria, darnell] = [await member('Maria'), await member('Darnell', 'Brooks')]
  const asked = await connect(darnell, maria, 'We were both at Fort Drum.')
  expect([asked.statusCode, asked.json().isApproved]).toEqual([201, false])
  expect(await screen(darnell)).toContain('Cancel Request')
  const hers = await screen(maria)
  expect(hers).toContain('We were both at Fort Drum.')
  expect(hers).toMatch(/Confirm<.*Reject</s)
  const [request] = (await list(maria)).requestsIn
  expect(request).toMatchObject({
    ...{ isApproved: false, isSender: false, message: 'We were both at Fort Drum.' },
    sender: { id: darnell.id, firstName: 'Darnell', resumes: [] },
    receiver: { id: maria.id },
  })
  expect((await confirm(maria, request.id)).json()).toMatchObject({ ok: true, isApproved: true })
  expect(await list(darnell)).toMatchObject({
    connections: [{ isApproved: true, isSender: true }],
    requestsOut: [],
  })
  const after = await screen(maria)
  for (const button of ['Chat', 'Remove']) expect(after).toContain(button)
  expect(after).not.toContain('Cancel Request')
})

test('only the receiver confirms; others do not find the connection', async () => {
  const [maria, darnell, eve] = [await member('Maria'), await member('Darnell'), await member('Eve')]
  const { id } = (await connect(darnell, maria)).json()
  expect((await confirm(darnell, id)).statusCode).toBe(403)
  expect((await confirm(eve, id)).statusCode).toBe(404)
  expect((await end(eve, id)).statusCode).toBe(404)
  expect(await pairs(maria)).toMatchObject([{ approved_at: null }])
})

test('a double click, and two who ask each other at once, make one connection', async () => {
  const [maria, darnell] = [await member('Maria'), await member('Darnell')]
  const twice = await Promise.all([connect(maria, darnell), connect(maria, darnell)])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await pairs(maria)).toHaveLength(1)
  const [james, sandra] = [await member('James'), await member('Sandra')]
  const both = await Promise.all([connect(james, sandra), connect(sandra, james)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await pairs(james)).toMatchObject([{ approved_at: expect.any(Date) }])
  const id = (await pairs(james))[0]!.id
  expect((await connect(james, sandra)).json()).toMatchObject({ id, isApproved: true })
})

test('confirming what was canceled meanwhile is answered clearly', async () => {
  const [maria, darnell] = [await member('Maria'), await member('Darnell')]
  const { id } = (await connect(darnell, maria)).json()
  expect((await end(darnell, id)).json().message).toBe('Request canceled.')
  const late = await confirm(maria, id)
  expect([late.statusCode, late.json().error]).toEqual([404, expect.stringContaining('canceled')])
  expect((await list(maria)).requestsIn).toEqual([])
})

test('who asks decides what ending means, by the id of the connection or of the person', async () => {
  const [maria, darnell] = [await member('Maria'), await member('Darnell')]
  await connect(darnell, maria)
  expect((await end(maria, darnell.id)).json().message).toBe('Request rejected.')
  await connect(darnell, maria)
  await confirm(maria, darnell.id)
  expect((await end(darnell, maria.id)).json().message).toBe('Connection removed.')
  expect(await pairs(maria)).toEqual([])
})

test('sending is allowed only where both take requests, and nobody blocked the other', async () => {
  const [maria, quiet] = [await member('Maria'), await member('Quinn', 'Lee', { takes_connections: false })]
  expect((await connect(maria, quiet)).statusCode).toBe(422)
  expect((await connect(quiet, maria)).json().errors.form).toContain('switched connection requests off')
  const darnell = await member('Darnell')
  await connect(darnell, maria)
  await confirm(maria, darnell.id)
  await app.send('POST', `/connections/${darnell.id}/block`, { session: maria.session })
  expect(await pairs(maria)).toEqual([])
  expect((await connect(darnell, maria)).json().errors.form).toBe(
    'Maria does not accept connection requests.',
  )
  expect((await connect(maria, darnell)).statusCode).toBe(422)
  expect((await list(maria)).blocked).toEqual([{ id: darnell.id, name: 'Darnell O.' }])
  await app.send('DELETE', `/connections/${darnell.id}/block`, { session: maria.session })
  expect((await connect(darnell, maria)).statusCode).toBe(201)
})

test(`at most ${requestsPerDay} requests a day, canceled ones included, also when sent at once`, async () => {
  const maria = await member('Maria')
  const rows = Array.from({ length: requestsPerDay - 1 }, () => ({ sender_id: maria.id }))
  await app.db.insertInto('connection_requests').values(rows).execute()
  const others = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => member(name)))
  const answers = await Promise.all(others.map((other) => connect(maria, other)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
})

test('a mentor with as many mentees as they take is not asked', async () => {
  const walter = await mentor('Walter', { capacity: 1, title: 'Career adviser' })
  const [maria, darnell] = [await member('Maria'), await member('Darnell')]
  await connect(maria, walter)
  await confirm(walter, maria.id)
  expect((await connect(darnell, walter)).json().errors.form).toBe(
    'Walter is not taking new mentees right now.',
  )
  const page = (await app.get('/users/search/mentors', { session: darnell.session })).body
  expect(page).toContain('Takes no more mentees now')
  expect(page).toContain('Career adviser')
})

test('a mentor says what they offer; others have no such page', async () => {
  const walter = await mentor('Walter', { capacity: null })
  const { session } = walter
  const body = { title: 'Flight mentor', helpsWith: 'Interviews', capacity: '3' }
  expect((await app.send('PUT', '/connections/mentoring', { session, body })).statusCode).toBe(200)
  expect((await app.get('/connections/mentoring', { session, as: 'json' })).json()).toEqual({
    ...{ title: 'Flight mentor', helpsWith: 'Interviews', capacity: 3, mentees: 0 },
  })
  const maria = await member('Maria')
  expect((await app.get('/connections/mentoring', { session: maria.session })).statusCode).toBe(403)
})

test('a person whom nobody may find cannot be asked, and connected people see each other’s profile', async () => {
  const maria = await member('Maria')
  const hidden = await app.signIn({ firstName: 'Hank' })
  expect((await connect(maria, hidden)).statusCode).toBe(404)
  await connect(hidden, maria)
  const profile = () => app.get(`/profile/${hidden.id}`, { session: maria.session, as: 'json' })
  expect((await profile()).json()).toMatchObject({ lastName: 'Reyes' })
  await end(maria, hidden.id)
  expect((await profile()).statusCode).toBe(404)
})

test('a resume is linked only where its owner shows it to that person', async () => {
  const walter = await mentor('Walter', { capacity: null })
  const maria = await member('Maria', 'Ortiz', { resume_shown_to: 'mentors' })
  const cv = { ownerId: maria.id, purpose: 'resume' as const, name: 'Ortiz.pdf', bytes: pdfOf() }
  const file = await storeFile(app.db, cv)
  if (!file.ok) throw new Error(file.reason)
  await app.db
    .updateTable('profiles')
    .set({ resume_file_id: file.id })
    .where('user_id', '=', maria.id)
    .execute()
  await connect(maria, walter)
  await confirm(walter, maria.id)
  const [his] = (await list(walter)).connections
  expect(his.sender.resumes).toEqual([{ url: `/files/${file.id}` }])
  const darnell = await member('Darnell')
  await connect(maria, darnell)
  expect((await list(darnell)).requestsIn[0].sender.resumes).toEqual([])
})

test('search finds mine by name, in order', async () => {
  const maria = await member('Maria')
  for (const [name, last] of [
    ['Ada', 'Moss'],
    ['Bea', 'Nolan'],
    ['Cal', 'Moss'],
  ] as const) {
    const other = await member(name, last)
    await connect(other, maria)
    await confirm(maria, other.id)
  }
  const found = async (query: string) =>
    (await list(maria, query)).connections.map(
      ({ sender }: { sender: { firstName: string } }) => sender.firstName,
    )
  expect(await found('?q=moss&sort=name')).toEqual(['Ada', 'Cal'])
  expect(await found('?q=zz')).toEqual([])
  expect(await found('')).toEqual(['Cal', 'Bea', 'Ada'])
})

test('without script, Connect is a page with the same form', async () => {
  const [maria, darnell] = [await member('Maria'), await member('Darnell', 'Brooks')]
  const page = await app.get(`/connections/${darnell.id}/connect`, { session: maria.session })
  expect(page.body.replace(/<!-- -->/g, '')).toContain('Connect with Darnell Brooks')
  expect(page.body).toContain('Personal note')
})
