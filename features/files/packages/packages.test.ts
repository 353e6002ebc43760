// Over real sockets: what a browser would get, with the host that it would name.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { packageAddress } from './address.ts'
import { removePackage, storePackage } from './store.ts'

let app: TestApp
let port: number
let themeId: string
let session: string
let id: string
const secret = 'test'.repeat(8)
const entries = {
  'index.html': '<script src="js/app.js"></script>',
  'js/app.js': 'document.cookie',
  'a b/ü.txt': 'Hello',
}
beforeAll(async () => {
  app = await testApp()
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.app.server.address() as AddressInfo).port
  themeId = app.app.sites.all()[0]!.id
  session = (await app.signIn({ type: 'Admin' })).session
  const files = Object.entries(entries).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  id = await storePackage(app.db, themeId, files)
})
afterAll(() => app.close())

const addressOf = (name: string, frame = 'http://localhost', of = id) =>
  new URL(packageAddress({ secret, contentOrigin: 'http://content.localhost' }, of, name, frame)!).pathname

/** What comes back for a path of a host, with the cookies of an administrator. */
async function said(
  path: string,
  { host = 'content.localhost', method = 'GET', lines = [] as string[] } = {},
) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}:${port}`, `Cookie: session=${session}`, ...lines]
  // The connection stays open until the server has answered.
  socket.write([...head, 'Accept: text/html', 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  const [top = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(top.split(' ')[1]), head: top.toLowerCase(), body: body.join('\r\n\r\n') }
}

test('a package is read at its signed address, in a sandbox, without cookies', async () => {
  for (const [name, text] of Object.entries(entries)) {
    const { status, head, body } = await said(addressOf(name))
    expect([status, body]).toEqual([200, text])
    expect(head).toContain('content-security-policy: sandbox allow-scripts allow-forms;')
    expect(head).not.toContain('allow-same-origin')
    expect(head).toContain('frame-ancestors http://localhost\r')
    for (const line of [
      'x-content-type-options: nosniff',
      'cross-origin-resource-policy: cross-origin',
      'referrer-policy: no-referrer',
      'cache-control: private, max-age=14',
    ])
      expect(head).toContain(line)
    expect(head).not.toContain('set-cookie')
  }
  expect((await said(addressOf('js/app.js'))).head).toContain('content-type: text/javascript; charset=utf-8')
  // A relative link of the package keeps the signed part.
  const from = new URL(`http://content.localhost${addressOf('index.html')}`)
  expect((await said(new URL('js/app.js', from).pathname)).body).toBe('document.cookie')
  expect((await said(addressOf('index.html'), { method: 'HEAD' })).body).toBe('')
})

test('a player reads a film in parts, and notices another version of it', async () => {
  const bytes = Buffer.from(Array.from({ length: 150_000 }, (_, at) => 97 + (at % 26)))
  const film = await storePackage(app.db, themeId, [{ name: 'film.mp4', bytes }])
  const path = addressOf('film.mp4', undefined, film)
  const part = (...lines: string[]) => said(path, { lines })

  const whole = await part()
  expect(whole).toMatchObject({ status: 200, body: bytes.toString() })
  expect(whole.head).toContain('accept-ranges: bytes')
  const etag = /^etag: (.*)$/m.exec(whole.head)![1]!.trim()

  const middle = await part('Range: bytes=65530-131080', `If-Range: ${etag}`)
  expect(middle).toMatchObject({ status: 206, body: bytes.subarray(65_530, 131_081).toString() })
  expect(middle.head).toContain('content-range: bytes 65530-131080/150000')
  expect(middle.head).toContain('content-length: 65551')
  expect(middle.head).toContain('content-type: video/mp4')
  expect(middle.head).toContain('content-security-policy: sandbox')
  expect((await part('Range: bytes=-3')).body).toBe(bytes.subarray(-3).toString())
  expect((await part('Range: bytes=1-2', 'If-Range: "another"')).status).toBe(200)

  const beyond = await part('Range: bytes=150000-')
  expect([beyond.status, beyond.body]).toEqual([416, ''])
  expect(beyond.head).toContain('content-range: bytes */150000')
  const head = await said(path, { method: 'HEAD', lines: ['Range: bytes=0-1'] })
  expect(head.status).toBe(200)
  await removePackage(app.db, film)
})

test('nothing of the product answers on the domain of packages', async () => {
  const paths = [
    '/',
    '/user/login',
    '/account',
    '/admin/users',
    '/jobs/search',
    '/openapi.json',
    '/robots.txt',
  ]
  const machines = [
    '/health/live',
    '/health/ready',
    '/metrics',
    '/sitemap.xml',
    '/captcha/challenge',
    '/p/',
    '/p/x/y',
  ]
  for (const path of [...paths, ...machines])
    for (const host of ['content.localhost', 'CONTENT.localhost', 'content.localhost.']) {
      const { status, head } = await said(path, { host })
      expect([path, host, status]).toEqual([path, host, 404])
      expect(head).not.toContain('set-cookie')
    }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    for (const path of ['/user/login', addressOf('index.html')])
      expect((await said(path, { method, lines: ['Content-Length: 0'] })).status).toBe(404)
})

test('no site serves packages, and no address opens more than it says', async () => {
  const path = addressOf('index.html')
  expect((await said(path, { host: 'localhost' })).status).toBe(404)
  expect((await said(path, { lines: ['Host: localhost'] })).status).not.toBe(200)
  const other = await storePackage(app.db, themeId, [{ name: 'secret.txt', bytes: Buffer.from('Other') }])
  const [, , key] = path.split('/')
  const [, , otherKey] = addressOf('secret.txt', undefined, other).split('/')
  const forged = `${Buffer.from(JSON.stringify({ id: other, until: 9e15, frame: '*' })).toString('base64url')}.${key!.split('.')[1]}`
  for (const wrong of [`/p/${key}/secret.txt`, `/p/${otherKey}/index.html`, `/p/${forged}/secret.txt`])
    expect((await said(wrong)).status).toBe(404)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 3_600_000 + 1_000 })
  expect((await said(path)).status).toBe(404)
  vi.useRealTimers()
  await removePackage(app.db, other)
  expect((await said(`/p/${otherKey}/secret.txt`)).status).toBe(404)
})

test('names are looked up and never walked; types come from a list', async () => {
  const [, , key] = addressOf('index.html').split('/')
  for (const name of ['../index.html', '..%2Findex.html', 'js/%2e%2e/index.html', 'js/../index.html', '%00'])
    expect((await said(`/p/${key}/${name}`)).status).toBe(404)
  // Not even a path.
  expect((await said(`/p/${key}/%ff`)).status).toBe(400)
  const store = (...names: string[]) =>
    storePackage(
      app.db,
      themeId,
      names.map((name) => ({ name, bytes: Buffer.from('x') })),
    )
  for (const name of ['../a.html', '/a.html', 'a\\b.html', 'a//b.html', './a.html', 'a\0.html', 'a?.html'])
    await expect(store(name)).rejects.toThrow('a name that we cannot serve')
  for (const name of ['run.exe', 'page.php', 'noending', 'a.html.constructor'])
    await expect(store(name)).rejects.toThrow('of a kind that we do not serve')
  await expect(store('a.html', 'a.html')).rejects.toThrow('two files with the same name')
})

test('pages may show packages in frames', async () => {
  const page = await app.get('/user/login')
  expect(String(page.headers['content-security-policy'])).toMatch(
    /frame-src [^;]*http:\/\/content\.localhost:\d+/,
  )
})
