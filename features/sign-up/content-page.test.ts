import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { maria, userOf, visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const { id } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const document = JSON.stringify({
    schemaVersion: 1,
    containers: [
      { id: 'k', title: 'Join', columns: [{ id: 'join', contentType: 'userSignup' }] },
      { id: 'l', title: 'Papers', columns: [{ id: 'send', contentType: 'dd214Signup' }] },
    ],
  })
  await app.db
    .insertInto('pages')
    .values({ theme_id: id, name: 'Join us', route: '/join', document })
    .execute()
})
afterAll(() => app.close())

const step = (other: object) => maria({ step: '1', ...other }) as unknown as Record<string, string>

test('an unknown ZIP comes back to the page it was typed on, at its field, with everything but passwords', async () => {
  const who = visitor(app, 'localhost', '/pages/join')
  const captcha = await who.captcha()
  const sent = await who.form('/user/signup?form=join', step({ zip: '00000', captcha }))
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/pages/join'])
  const { body } = await who.html('/pages/join')
  const zip = /<input[^>]*name="zip"[^>]*>/.exec(body)![0]
  expect(zip).toContain('aria-invalid="true"')
  expect(zip).toContain('value="00000"')
  for (const value of ['Maria', 'Ortiz', 'maria.ortiz@example.org'])
    expect(body).toContain(`value="${value}"`)
  expect(body).toContain('a password is never sent back')
  expect(body).not.toContain('harbor lantern tide')

  // Corrected there, it goes on.
  const again = await who.form('/user/signup?form=join', step({ zip: '23510' }))
  expect(again.headers.location).toBe('/user/activate')
  expect(await userOf(app, 'maria.ortiz@example.org')).toBeDefined()
})

test('a captcha that is missing is asked for on the page too', async () => {
  const who = visitor(app, 'localhost', '/pages/join')
  const sent = await who.form('/user/signup?form=join', step({ email: 'rosa@example.org' }))
  expect(sent.headers.location).toBe('/pages/join')
})

test('on its own page the sign-up stays where it is', async () => {
  const who = visitor(app)
  const captcha = await who.captcha()
  const sent = await who.form('/user/signup', step({ email: 'ann@example.org', zip: '00000', captcha }))
  expect(sent.headers.location).toBe('/auth/signup')
})

test('who is signed in is led to where they do the same, each sign-up in its own words', async () => {
  const { id, session } = await app.signIn()
  const { body } = await app.get('/pages/join', { session, as: 'html' })
  const links = [
    ...body.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(Go to your dashboard|Add your DD214 to your profile)</g),
  ]
  expect(links.map(([, href, text]) => [href, text])).toEqual([
    ['/dashboard', 'Go to your dashboard'],
    [`/profile/${id}/edit/files`, 'Add your DD214 to your profile'],
  ])
  expect(body.match(/already have an account/g)).toHaveLength(1)
  for (const [, href] of links) {
    const { statusCode } = await app.get(href!, { session, as: 'html' })
    expect(statusCode).toBe(200)
  }
})
