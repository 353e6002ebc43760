import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let olive: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  olive = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
  const column = { id: 'form', contentType: 'contactForm', emailSubject: 'Question about apprenticeships' }
  await app.send('POST', `/admin/themes/${harbor}/pages`, {
    session: olive,
    body: {
      ...{ name: 'Ask us', description: 'Write to us.', route: '/ask' },
      document: { schemaVersion: 1, containers: [{ id: 'k', columns: [column] }] },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute()
  await contact('hello@harbor.example')
})

async function contact(contact_email: string | null) {
  await app.db.updateTable('themes').set({ contact_email }).where('id', '=', harbor).execute()
  const isOpen = contact_email !== null
  await expect.poll(async () => (await app.get('/contact', { as: 'json' })).json().isOpen).toBe(isOpen)
}
const grace = { name: 'Grace Hopper', email: 'grace@example.org', message: 'How do I\nbegin?' }
const write = async (body: Record<string, unknown> = {}) =>
  app.send('POST', '/contact', { body: { ...grace, captcha: await solvedCaptcha(app), ...body } })
const mails = () => app.db.selectFrom('mails').selectAll().execute()

test('without an address there is a sentence and no form, on the page and for the editors of a column', async () => {
  await contact(null)
  const page = await app.get('/contact')
  expect(page.body).toContain('This form cannot take messages at the moment.')
  expect(page.body).not.toContain('name="message"')
  const { body } = await app.get('/pages/ask', { session: olive })
  expect(body).toContain('This form cannot send: the site has no contact address.')
  expect(body).not.toContain('name="message"')
})

test('the form knows who is signed in', async () => {
  const { session } = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz', email: 'maria@example.org' })
  for (const url of ['/contact', '/comments']) {
    const { viewer } = (await app.get(url, { session, as: 'inertia' })).json().props
    expect(viewer).toMatchObject({ name: 'Maria Ortiz', email: 'maria@example.org' })
  }
  const { body } = await app.get('/contact', { session })
  expect(body).toMatch(
    /name="email"[^>]*value="maria@example\.org"|value="maria@example\.org"[^>]*name="email"/,
  )
  expect((await app.get('/contact')).body).not.toContain('maria@example.org')
})

test('a message goes to the contact address under the subject of its form', async () => {
  const sent = await write({ subject: 'Question about apprenticeships' })
  expect(sent.statusCode).toBe(201)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: 'hello@harbor.example',
    reply_to: 'grace@example.org',
    subject: 'Question about apprenticeships',
    kind: 'contact',
  })
  expect(mail!.text_body).toContain('How do I\nbegin?')
  expect(mail!.text_body).toContain('Grace Hopper')
})

test('nothing that is typed reaches a header, or another address', async () => {
  await write({ subject: 'Buy now\r\nBcc: all@example.org' })
  await write({ name: 'Eve\r\nBcc: all@example.org', message: '<img src=x onerror=alert(1)>' })
  for (const mail of await mails()) {
    expect(mail.subject).toBe('A message through Harbor Veterans')
    expect(`${mail.subject}${mail.recipient}${mail.reply_to}`).not.toMatch(/[\r\n]|all@/)
    expect(mail.html_body).not.toContain('<img src=x')
  }
  for (const email of ['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'A <a@b.org>'])
    expect((await write({ email })).json().errors.email, email).toMatch(/like name/)
  expect(await mails()).toHaveLength(2)
})

test('what is missing is named, visitors are people, and without script every word comes back', async () => {
  expect((await write({ name: '', email: '', message: ' ' })).json().errors).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please write a message.',
  })
  expect((await write({ captcha: 'x' })).json().errors.captcha).toMatch(/person/)
  const page = await app.get('/pages/ask')
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)![1]!
  const inject = (url: string, more: InjectOptions) =>
    app.app.inject({ url, ...more, headers: { host: 'localhost', accept: 'text/html', ...more.headers } })
  for (const words of ['I served with the Seabees. ', '港の仲間へ。', 'من البحر إلى الميناء ', '⚓️👩‍✈️']) {
    const message = words.repeat(5_000 / words.length).trim()
    const refused = await inject('/contact?form=form', {
      method: 'POST',
      headers: {
        referer: 'http://localhost/pages/ask',
        'content-type': 'application/x-www-form-urlencoded',
      },
      cookies: { csrf },
      payload: new URLSearchParams({ ...grace, email: 'grace', message, csrf }).toString(),
    })
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/pages/ask'])
    const { flash } = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]))
    const { body } = await inject('/pages/ask', { cookies: { csrf, flash: flash! } })
    expect(body).toContain(message)
    expect(body).toContain('name@example.com')
  }
  expect(await mails()).toEqual([])
})

test('a form that cannot send tells editors why, and nobody else', async () => {
  await contact(null)
  const problem = 'the site has no contact address'
  await expect.poll(async () => (await app.get('/pages/ask', { session: olive })).body).toContain(problem)
  for (const as of ['html', 'json', 'inertia'] as const) {
    const { body } = await app.get('/pages/ask', { as })
    expect(body).not.toContain(problem)
    expect(body).not.toContain('name="message"')
  }
  expect((await write()).json().errors.form).toMatch(/cannot take messages/)
})
