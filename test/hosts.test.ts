// Design: security, 'Access and tenants': no trick with hosts chooses a site. On real sockets, for a browser's library would
// not send this.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await testApp()
  await app.addSite('Docks', ['docks.example.org'])
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** What comes back to these lines, until the server hangs up. */
async function said(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return answer
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const accept = 'Accept: text/html'

test('one host chooses the site', async () => {
  const answer = await said('GET /user/login HTTP/1.1', 'Host: docks.example.org', accept)
  expect(statusOf(answer)).toBe(200)
  expect(answer).toContain('Docks')
})

test.each([
  ['two hosts', ['GET /user/login HTTP/1.1', 'Host: localhost', 'Host: docks.example.org']],
  ['two hosts, the same', ['GET /user/login HTTP/1.1', 'Host: localhost', 'Host: localhost']],
  ['no host', ['GET /user/login HTTP/1.1']],
  ['a host in the request line', ['GET http://docks.example.org/user/login HTTP/1.1', 'Host: localhost']],
  ['a space before the colon', ['GET /user/login HTTP/1.1', 'Host : docks.example.org']],
])('%s is a 4xx', async (_what, lines) => {
  const answer = await said(...lines, accept)
  expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toContain('Docks')
})

test.each([
  'X-Forwarded-Host: docks.example.org',
  'Forwarded: host=docks.example.org;proto=https',
  'X-Host: docks.example.org',
  'X-Original-URL: /admin/users/search',
  'X-Forwarded-Proto: https',
])('nobody is believed who says %s', async (header) => {
  const answer = await said('GET /user/login HTTP/1.1', 'Host: localhost', header, accept)
  expect(statusOf(answer)).toBe(200)
  expect(answer).not.toContain('Docks')
  // Not taken for https: the cookie of the form has the name it has on http.
  expect(answer).toMatch(/^set-cookie: csrf=/im)
})

test('the port of the Host header is in no address of ours', async () => {
  const evil = 'localhost:6666'
  const sitemaps = await said('GET /robots.txt HTTP/1.1', `Host: ${evil}`, accept)
  expect(sitemaps).toContain(`Sitemap: http://localhost:${port}/sitemap.xml`)
  const first = (await app.get('/jobs/search', { host: evil })).body
  expect(first).toContain(`rel="canonical" href="http://localhost:${port}/jobs/search"`)
  expect(first).not.toContain(':6666')
  await app.send('POST', '/forgot', { host: evil, body: { email: 'maria@example.org' } })
  const { rows } = await app.pool.query<{ site: { origin: string } }>(
    `select payload -> 'site' as site from graphile_worker._private_jobs`,
  )
  expect(rows.map(({ site }) => site.origin)).toEqual([`http://localhost:${port}`])
})
