// What a request may bring along that is not its body: where it came from, half characters, an early end, keys.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
let port: number
const logged: string[] = []
beforeAll(async () => {
  app = await testApp({ PREVIEW_DOMAIN: 'drafts.example.org' }, (line) => logged.push(line))
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.app.server.address() as AddressInfo).port
})
beforeEach(() => void logged.splice(0))
afterAll(() => app.close())

test.each(['//evil.example/x', '/\\evil.example', '//evil.example//'])(
  'a Referer of %s leads nobody away',
  async (path) => {
    const { session } = await app.signIn()
    const referer = `http://localhost${path}`
    const ask = { as: 'html' as const, session, headers: { referer }, body: { firstName: '' } }
    const refused = await app.send('POST', '/account', ask)
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/'])
    const headers = { host: 'localhost', accept: 'text/html', referer }
    const asked = await app.app.inject({ method: 'POST', url: '/account', headers })
    expect(asked.headers.location).toBe('/user/login?redirectTo=%2F')
  },
)

test.each([
  ['/forgot', { email: 'maria\ud800@example.org' }],
  ['/user/signup', { step: '1', firstName: '\udfff', interests: ['\ud800'] }],
  ['/comments', { text: 'Hello \ud83d', '\ud800': 'x' }],
])('half of a character is refused with 422 at %s', async (url, body) => {
  const answer = await app.send('POST', url, { body })
  expect(answer.statusCode).toBe(422)
})

test.each(['/jobs/%ED%A0%80', '/%zz', '/pages/%', '/%ff/..%c0%af'])(
  'an address that cannot be decoded, %s, is refused in words, by the rules of all answers',
  async (url) => {
    const json = await app.get(url, { as: 'json' })
    expect([json.statusCode, json.json()]).toEqual([
      400,
      { error: 'This address cannot be read. Please check it.', requestId: expect.any(String) },
    ])
    const page = await app.get(url)
    expect([page.statusCode, page.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain(url.slice(1))
  },
)

test('requests that are broken off log no fault of ours', async () => {
  const begins = [
    'GET /jobs/search HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n',
    'POST /forgot HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
    'POST /user/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n',
    'POST /user/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\nabc',
  ]
  for (const begin of begins)
    for (const wait of [0, 5, 30]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(begin)
      await sleep(wait)
      socket.destroy()
    }
  await sleep(1_000)
  expect(logged.filter((line) => /TypeError|"level":(50|60)/.test(line))).toEqual([])
})

test('the log holds no address of a person and no key', async () => {
  await app.get('/forgot?e=maria%40example.org&t=v')
  await app.get('/user/activate?email=maria@example.org&state=hush1')
  await app.get('/newsletter/confirm?token=hush2&key=hush3')
  await app.get('/nowhere/maria@example.org')
  const lines = logged.join('\n')
  expect(lines).toContain('"route":"/forgot"')
  expect(lines).not.toMatch(/maria|hush/)
})

test('the address of a draft is told to no other site', async () => {
  const theme = await app.db
    .insertInto('themes')
    .values({ name: 'Draft Harbor', status: 'draft' })
    .returning('preview_key as key')
    .executeTakeFirstOrThrow()
  await app.app.sites.refresh()
  const { headers } = await app.get('/user/login', { host: `${theme.key}.drafts.example.org` })
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('reports of the content security policy are logged shortly', async () => {
  const { headers } = await app.get('/user/login')
  const [, url] = /report-uri ([^;\s]+)/.exec(String(headers['content-security-policy']))!
  const report = {
    'csp-report': {
      'effective-directive': `script-src-elem${'x'.repeat(500)}`,
      'blocked-uri': 'https://evil.example/steal?what=maria',
      'document-uri': 'https://harbor.example/user/reset?token=hush',
    },
  }
  const send = (payload: string) =>
    app.app.inject({
      method: 'POST',
      url: url!,
      headers: { host: 'localhost', 'content-type': 'application/csp-report' },
      payload,
    })
  expect((await send(JSON.stringify(report))).statusCode).toBe(204)
  const line = logged.find((one) => one.includes('content security policy'))!
  expect(JSON.parse(line).csp).toEqual({
    directive: expect.stringMatching(/^script-src-elemx{45}$/),
    blocked: 'https://evil.example',
    page: 'https://harbor.example',
  })
  expect((await send('not json')).statusCode).toBe(204)
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413)
  const answers = await Promise.all(Array.from({ length: 25 }, () => send('{}')))
  // Twenty in ten minutes, of which two were taken above: one that is too large is not counted.
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(18)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
})

test('what looks like the place of a nonce gets none', async () => {
  const { body } = await app.get('/forgot?e=@@nonce@@')
  expect(body).toContain('@@nonce@@')
})
