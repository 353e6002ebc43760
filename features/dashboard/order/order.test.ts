// One's own order of a dashboard, and what is folded on it: kept with the person, whatever device they use.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from '../index.ts'
import { type Dashboard, ModuleForm } from '../schema.ts'

let app: TestApp
let ids: Record<string, string>
let session: string
let maria: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('dashboard_modules').execute()
  ids = {}
  for (const title of ['A', 'B', 'C']) await add(title)
  const person = await app.signIn({ firstName: 'Maria' })
  session = person.session
  maria = person.id
})

async function add(title: string, given: object = {}) {
  const position = Object.keys(ids).length
  const form = { type: 'info', title, position, options: { text: `Text of ${title}` }, showInAllThemes: true }
  ids[title] = await addModule(app.db, ModuleForm.parse({ ...form, ...given }))
}

type Ask = { session?: string; cookie?: string; host?: string }
const asked = (given: Ask, path = '/dashboard') =>
  app.get(path, {
    as: 'json',
    session: given.session ?? session,
    ...(given.host && { host: given.host }),
    ...(given.cookie && { headers: { cookie: given.cookie } }),
  })
const shown = async (given: Ask = {}, path?: string) => {
  const { modules, arranging }: Dashboard = (await asked(given, path)).json()
  return (arranging?.modules ?? modules).map(({ title, side }) => `${side} ${title}`)
}
const move = (title: string, side: string, before = '', given: Ask = {}) =>
  app.send('PUT', '/dashboard/order', {
    session: given.session ?? session,
    body: {
      dashboard: 'User',
      move: JSON.stringify({ module: ids[title], side, before: before && ids[before] }),
    },
    ...(given.cookie && { headers: { cookie: given.cookie } }),
    ...(given.host && { host: given.host }),
  })
const fold = (method: 'PUT' | 'DELETE', title: string) =>
  app.send(method, `/dashboard/modules/${ids[title]}/collapse`, { session })

test('modules are in an order of one’s own, which new ones join, and back in that of the staff', async () => {
  expect((await move('C', 'left', 'A')).json().message).toBe('C is in the left column now.')
  expect(await shown()).toEqual(['left C', 'left A', 'left B'])
  await move('A', 'right')
  expect(await shown({}, '/dashboard?arrange=true')).toEqual(['left C', 'left B', 'right A'])
  await add('D', { position: 0 })
  expect(await shown()).toEqual(['left C', 'left B', 'right A', 'left D'])
  const { body } = await app.get('/dashboard?arrange=true', { session })
  expect(body).toMatch(/aria-label="Move C up"[^>]*disabled|disabled[^>]*aria-label="Move C up"/)
  expect(body).toContain('aria-label="Move A to the left column"')
  await app.db.deleteFrom('dashboard_modules').where('title', '=', 'C').execute()
  expect(await shown()).toEqual(['left B', 'right A', 'left D'])
  await app.send('DELETE', '/dashboard/order', { session, body: { dashboard: 'User' } })
  expect(await shown()).toEqual(['left A', 'left D', 'left B'])
  const elsewhere = { dashboard: 'Manager', move: { module: ids.A, side: 'left' } }
  expect((await app.send('PUT', '/dashboard/order', { session, body: elsewhere })).statusCode).toBe(404)
})

test('the order is the person’s: on every device, on this site, and nobody else’s', async () => {
  await app.addSite('Quiet Harbor', ['quiet.example.org'])
  await move('C', 'right')
  const other = { session: await beginSession(app.db, maria) }
  const tom = await app.signIn({ firstName: 'Tom' })
  expect(await shown(other)).toEqual(['left A', 'left B', 'right C'])
  expect(await shown({ session: tom.session })).toEqual(['left A', 'left B', 'left C'])
  expect(await shown({ host: 'quiet.example.org' })).toEqual(['left A', 'left B', 'left C'])
})

test('moves of two tabs at the same time are all made', async () => {
  await Promise.all(['A', 'B', 'C'].map((title) => move(title, 'right')))
  expect((await shown()).toSorted()).toEqual(['right A', 'right B', 'right C'])
})

const cookieOf = (left: string[], right: string[]) =>
  `order-user=${[left, right].map((titles) => titles.map((title) => ids[title]!.slice(-8)).join(',')).join('.')}`
const forgotten = (answer: Awaited<ReturnType<typeof asked>>) =>
  answer.cookies.find(({ name }) => name === 'order-user')?.value

test('an order that the device remembers becomes the person’s, once', async () => {
  const cookie = cookieOf(['C', 'A'], ['B'])
  const first = await asked({ cookie })
  expect(forgotten(first)).toBe('')
  expect(await shown()).toEqual(['left C', 'left A', 'right B'])
  await move('C', 'left')
  // Another device comes later with an order of its own.
  expect(await shown({ cookie: cookieOf(['B'], ['A', 'C']) })).toEqual(['left A', 'left C', 'right B'])
  expect(await shown({ cookie: 'order-user=nonsense' })).toEqual(['left A', 'left C', 'right B'])
})

test('a move before the first look begins with the order of the device', async () => {
  await move('A', 'right', 'B', { cookie: cookieOf(['C', 'A'], ['B']) })
  expect(await shown()).toEqual(['left C', 'right A', 'right B'])
})

test('the device of staff in a switched account says nothing about the person', async () => {
  const grace = await app.signIn({ type: 'Admin', firstName: 'Grace' })
  const switched = await beginSession(app.db, maria, { actorId: grace.id })
  const answer = await asked({ session: switched, cookie: cookieOf(['C', 'A'], ['B']) })
  expect(forgotten(answer)).toBeUndefined()
  expect(await shown()).toEqual(['left A', 'left B', 'left C'])
})

test('a folded module is its head, on every device, until it is expanded; without script by a form', async () => {
  await fold('PUT', 'B')
  await fold('PUT', 'B')
  const { modules }: Dashboard = (await asked({ session: await beginSession(app.db, maria) })).json()
  expect(modules.map(({ title, isCollapsed, state }) => [title, isCollapsed, state])).toEqual([
    ['A', false, 'ready'],
    ['B', true, 'loading'],
    ['C', false, 'ready'],
  ])
  const { body } = await app.get('/dashboard', { session })
  expect(body).not.toContain('Text of B')
  expect(body).toContain(`formAction="/dashboard/modules/${ids.A}/collapse"`)
  expect(body).toContain(`formAction="/dashboard/modules/${ids.B}/collapse/delete"`)
  const alone = await app.get(`/dashboard/modules/${ids.B}`, { session })
  expect(alone.body).toContain('Text of B')
  const answer = await app.send('POST', `/dashboard/modules/${ids.B}/collapse/delete`, {
    session,
    as: 'html',
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/dashboard#module-${ids.B}`])
  expect((await app.get('/dashboard', { session })).body).toContain('Text of B')
})

test('what is folded stays so when modules move and are put back; only one’s own modules fold', async () => {
  await fold('PUT', 'C')
  await move('C', 'left', 'A')
  await app.send('DELETE', '/dashboard/order', { session, body: { dashboard: 'User' } })
  const { modules }: Dashboard = (await asked({})).json()
  expect(modules.filter(({ isCollapsed }) => isCollapsed).map(({ title }) => title)).toEqual(['C'])
  await add('Elsewhere', { showInAllThemes: false })
  expect((await fold('PUT', 'Elsewhere')).statusCode).toBe(404)
})
