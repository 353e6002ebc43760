import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('comments').execute()
  await switched(true)
})

const switched = async (comments: boolean) => {
  const applications = JSON.stringify({ comments })
  await app.db.updateTable('themes').set({ applications }).where('id', '=', harbor).execute()
  await expect.poll(async () => (await read()).isEnabled).toBe(comments)
}
const grace = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  message: 'Found my trade here.\nThank you!',
  commentIdentifier: 'wall',
}
const say = async (body: Record<string, unknown> = {}, ask = {}) =>
  app.send('POST', '/comments', { body: { ...grace, captcha: await solvedCaptcha(app), ...body }, ...ask })
async function read(query = '', ask = {}) {
  return (await app.get(`/comments${query}`, { as: 'json', ...ask })).json()
}

test('a comment is kept, thanked for and shown, the address to nobody', async () => {
  const sent = await say()
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toMatchObject({ ok: true, message: 'Thank you for leaving a message!' })
  const { list, totalDocs } = await read()
  expect(list).toMatchObject([{ name: 'Grace Hopper', message: grace.message }])
  expect(totalDocs).toBe(1)
  for (const as of ['html', 'json', 'inertia'] as const)
    expect((await app.get('/comments', { as })).body).not.toContain('grace@example.org')
  expect((await app.get('/comments')).body).toContain('Found my trade here.')
})

test('a comment runs the way of its own writing', async () => {
  await say({ name: 'دانيال', message: 'شكرا (thanks)' })
  const { body } = await app.get('/comments')
  expect(body).toContain('<bdi>دانيال</bdi>')
  expect(body).toMatch(/<p[^>]* dir="auto">شكرا/)
  expect(body).toMatch(/<textarea[^>]* dir="auto"/)
})

test('the list is of one form, or of the whole site, and of no other', async () => {
  await say()
  await say({ commentIdentifier: 'news', message: 'Two' })
  expect((await read('?commentIdentifier=news')).list).toMatchObject([{ message: 'Two' }])
  expect((await read()).list).toHaveLength(2)
  expect((await read('?limit=1&page=2')).list).toMatchObject([{ name: 'Grace Hopper' }])
  expect((await app.get('/comments?limit=100000', { as: 'json' })).json().limit).toBe(20)
  await app.addSite('Dock Workers', ['docks.localhost'])
  expect((await read('', { host: 'docks.localhost' })).list).toEqual([])
})

test('all three are required, long ones are refused, and a visitor must be a person', async () => {
  const empty = await say({ name: ' ', email: '', message: '' })
  expect(empty.statusCode).toBe(422)
  expect(Object.keys(empty.json().errors).sort()).toEqual(['email', 'message', 'name'])
  expect((await say({ email: 'x\r\nBcc: all@example.org' })).json().errors.email).toMatch(/like name/)
  expect((await say({ message: 'x'.repeat(1001) })).json().errors.message).toMatch(/1,000 characters/)
  expect((await say({ captcha: 'nothing' })).json().errors.captcha).toMatch(/person/)
  const member = (await app.signIn()).session
  expect((await say({ captcha: '' }, { session: member })).statusCode).toBe(201)
})

test('a comment that is sent twice is kept once, at the same moment too', async () => {
  const member = (await app.signIn()).session
  const sent = await Promise.all([1, 2, 3].map(() => say({ captcha: '' }, { session: member })))
  expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1)
  // The back button, and once more: the proof is used up, and there is nothing to complain of.
  const captcha = await solvedCaptcha(app)
  const [first, again] = [await say({ captcha, message: 'Hello' }), await say({ captcha, message: 'Hello' })]
  expect([again.statusCode, again.json().id]).toEqual([201, first.json().id])
  expect((await say({ captcha, message: 'Another' })).json().errors.captcha).toMatch(/person/)
  expect((await read()).totalDocs).toBe(2)
  await app.db
    .updateTable('comments')
    .set({ created_at: new Date(Date.now() - 7_200_000) })
    .execute()
  await say({ captcha: '' }, { session: member })
  expect((await read()).totalDocs).toBe(3)
})

test('a double click uses the captcha up before the first comment is there: the second waits for it', async () => {
  const captcha = await solvedCaptcha(app)
  const usedBefore = (await app.db.selectFrom('captcha_used').selectAll().execute()).length
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const busy = app.db.transaction().execute(async (tx) => {
    // What a comment of this person waits for.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${harbor} ${grace.email}`}, 0))`.execute(
      tx,
    )
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const first = say({ captcha })
  await expect
    .poll(async () => (await app.db.selectFrom('captcha_used').selectAll().execute()).length)
    .toBeGreaterThan(usedBefore)
  const second = say({ captcha })
  await new Promise((resolve) => setTimeout(resolve, 120))
  release.resolve()
  await busy
  const [one, two] = [await first, await second]
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(two.json().id).toBe(one.json().id)
  expect((await read()).totalDocs).toBe(1)
})

test('where the switch is off, it says so and takes nothing', async () => {
  await say()
  await switched(false)
  expect(await read()).toMatchObject({ isEnabled: false, list: [] })
  expect((await app.get('/comments')).body).toContain('Comments not enabled on this site.')
  expect((await say()).json().errors.form).toBe('Comments not enabled on this site.')
})

test('the staff of a site hide, show and delete; nobody else', async () => {
  const { id } = (await say()).json()
  const docks = await app.addSite('More Docks', ['more.localhost'])
  const olive = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
  const otto = (await app.signIn({ isThemeOwner: true, themeId: docks })).session
  const url = `/admin/comments/${id}`
  expect((await app.send('POST', url, { session: otto, body: { hidden: true } })).statusCode).toBe(404)
  expect((await app.send('DELETE', url, { session: otto })).statusCode).toBe(404)
  expect((await app.get('/admin/comments', { as: 'json', session: otto })).json().comments).toEqual([])
  const member = (await app.signIn()).session
  expect((await app.send('DELETE', url, { session: member })).statusCode).toBe(403)

  await app.send('PUT', url, { session: olive, body: { hidden: true } })
  expect((await read()).list).toEqual([])
  const { comments } = (await app.get('/admin/comments', { as: 'json', session: olive })).json()
  expect(comments).toMatchObject([
    { id, email: 'grace@example.org', isHidden: true, site: 'Harbor Veterans' },
  ])
  await app.send('POST', url, { session: olive, body: { hidden: 'false' } })
  expect((await read()).list).toHaveLength(1)
  await app.send('POST', `${url}/delete`, { session: olive })
  expect((await read()).list).toEqual([])
  const actions = await app.db.selectFrom('audit_entries').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'access.refused',
    'comment.hide',
    'comment.show',
    'comment.delete',
  ])
})

test('a page that shows comments shows a new one at once, and its form has a token of its own', async () => {
  const session = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
  const part = (id: string, contentType: string) => ({
    id: `k${id}`,
    columns: [{ id, contentType, commentIdentifier: 'wall' }],
  })
  const make = (name: string, ...containers: object[]) =>
    app.send('POST', `/admin/themes/${harbor}/pages`, {
      session,
      body: {
        name,
        description: 'Say hello.',
        route: `/${name}`,
        document: { schemaVersion: 1, containers },
      },
    })
  await make('wall', part('list', 'commentList'))
  await make('form', part('form', 'comment'))
  expect((await app.get('/pages/wall')).body).toContain('There are no comments yet.')
  await say()
  await expect.poll(async () => (await app.get('/pages/wall')).body).toContain('Found my trade here.')
  const token = /name="csrf" value="([^"]+)"/
  const [one, other] = await Promise.all([app.get('/pages/form'), app.get('/pages/form')])
  expect(token.exec(one.body)?.[1]).not.toBe(token.exec(other.body)?.[1])
  // A visitor who has a token already gets it again, and nobody else does.
  const known = token.exec(one.body)![1]!
  const again = await app.app.inject({
    url: '/pages/form',
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { csrf: known },
  })
  expect(again.body).toContain(known)
  expect((await app.get('/pages/form')).body).not.toContain(known)
})

test('without script a refused comment comes back with every word, in any alphabet, and a stale form too', async () => {
  const page = await app.get('/comments')
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)![1]!
  const post = (message: string, token: string) =>
    app.app.inject({
      method: 'POST',
      url: '/comments',
      headers: {
        ...{ host: 'localhost', accept: 'text/html', referer: 'http://localhost/comments' },
        'content-type': 'application/x-www-form-urlencoded',
      },
      cookies: { csrf },
      payload: new URLSearchParams({ ...grace, email: 'grace', message, csrf: token }).toString(),
    })
  const refusals = [
    [csrf, 'like name@example.com'],
    ['of yesterday', 'The page was open for too long.'],
  ] as const
  for (const words of ['Seabees. ', '한국', 'السلام عليكم ', '⚓️'])
    for (const [token, refusal] of refusals) {
      const message = words.repeat(5_000 / words.length).trim()
      const { cookies } = await post(message, token)
      const shown = await app.app.inject({
        url: '/comments',
        headers: { host: 'localhost', accept: 'text/html' },
        cookies: { csrf, flash: cookies.find(({ name }) => name === 'flash')!.value },
      })
      expect(shown.body).toContain(refusal)
      expect(shown.body).toContain(message)
    }
})
