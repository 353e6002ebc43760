import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { anyNetwork, publicNetwork } from './fetch-guard/network.ts'
import { closed, closeServers, open, read, refusal, serve, servers } from './fetch-guard/server.fixture.ts'
import { guardedFetch } from './fetch-guard.ts'

closeServers()

test('an answer comes with status, headers, address and body', async () => {
  const site = await serve((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain', etag: '"7"' }).end('no feed here')
  })
  const answer = await guardedFetch(`${site}/jobs.xml`, open)
  expect(answer).toMatchObject({ status: 404, url: `${site}/jobs.xml`, headers: { etag: '"7"' } })
  expect(await text(answer.body)).toBe('no feed here')
})

test.each([
  ['http://10.0.0.1/', 'The address 10.0.0.1 is private and cannot be fetched.'],
  ['http://127.0.0.1/', 'The address 127.0.0.1 is private and cannot be fetched.'],
  ['http://2130706433/', 'The address 127.0.0.1 is private and cannot be fetched.'],
  ['http://0x7f.1/', 'The address 127.0.0.1 is private and cannot be fetched.'],
  [
    'http://169.254.169.254/latest/meta-data',
    'The address 169.254.169.254 is private and cannot be fetched.',
  ],
  ['http://[::ffff:10.0.0.1]/', 'The address ::ffff:a00:1 is private and cannot be fetched.'],
  ['http://[::1]/', 'The address ::1 is private and cannot be fetched.'],
  ['http://user:pass@example.org/', 'The address contains a user name or password and cannot be fetched.'],
  ['http://93.184.215.14:22/', 'The port 22 cannot be fetched: only 80 and 443 can.'],
  ['file:///etc/passwd', 'Only addresses that start with http:// or https:// can be fetched.'],
  ['jobs', 'This is not a web address; it should look like https://www.example.org/jobs.xml.'],
])('%s is refused', async (address, sentence) => {
  expect(await refusal(guardedFetch(address, closed))).toBe(sentence)
})

test('a name is refused when any of its addresses is private', async () => {
  const lookup = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '192.168.1.1', family: 4 },
  ]
  const sentence = await refusal(guardedFetch('http://feeds.example/', closed, { ...publicNetwork, lookup }))
  expect(sentence).toBe('The address feeds.example (192.168.1.1) is private and cannot be fetched.')
})

test('the name localhost is refused, with a dot at its end too', async () => {
  expect(await refusal(guardedFetch('http://localhost/', closed))).toMatch(/localhost \(.+\) is private/)
  expect(await refusal(guardedFetch('http://localhost./', closed))).toMatch(/private|no server/)
})

test('the connection goes to the checked address though the name changes meanwhile', async () => {
  const good = await serve((_request, response) => response.end('good'))
  const { port } = new URL(good)
  const evil = vi.fn<RequestListener>((_request, response) => response.end('evil'))
  const inner = createServer(evil)
  servers.push(inner)
  await new Promise<void>((ready) => inner.listen(Number(port), '127.0.0.2', ready))
  const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2', '127.0.0.2']
  const lookup = vi.fn(async () => [{ address: answers.shift()!, family: 4 }])
  const answer = guardedFetch(`http://rebinding.example:${port}/`, open, { ...anyNetwork, lookup })
  expect(await read(answer)).toBe('good')
  expect(lookup).toHaveBeenCalledOnce()
  expect(evil).not.toHaveBeenCalled()
})

test('a redirect to a private address is refused', async () => {
  const network = { ...anyNetwork, allowsAddress: (address: string) => address === '127.0.0.1' }
  for (const target of [
    'http://127.0.0.2/',
    'http://10.1.2.3/admin',
    '//169.254.169.254/',
    'http://[::1]/',
  ]) {
    const site = await serve((_request, response) => response.writeHead(302, { location: target }).end())
    expect(await refusal(guardedFetch(site, open, network))).toMatch(/is private and cannot be fetched/)
  }
})

test('a redirect is followed, three times and no more, relative ones too', async () => {
  const site = await serve((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left) response.writeHead(301, { location: `./${left - 1}` }).end('moved')
    else response.end('arrived')
  })
  expect(await read(guardedFetch(`${site}/3`, open))).toBe('arrived')
  expect((await guardedFetch(`${site}/2`, open)).url).toBe(`${site}/0`)
  expect(await refusal(guardedFetch(`${site}/4`, open))).toBe('The server redirected more than 3 times.')
})

test('a redirect to another kind of address is refused', async () => {
  const site = await serve((_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  )
  expect(await refusal(guardedFetch(site, open))).toMatch(/Only addresses that start with http/)
})

test('our headers, a key among them, stay with the site they are for', async () => {
  const seen: unknown[] = []
  const other = await serve((request, response) => {
    seen.push(request.headers.authorization)
    response.end()
  })
  const site = await serve((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(302, { location: request.url === '/' ? '/again' : other }).end()
  })
  await read(guardedFetch(site, { ...open, headers: { authorization: 'Bearer key' } }))
  expect(seen).toEqual(['Bearer key', 'Bearer key', undefined])
})

test('a server that does not answer is left in time', async () => {
  const site = await serve(() => {})
  const sentence = await refusal(guardedFetch(site, { ...open, timeoutMs: 1000 }))
  expect(sentence).toBe('The server did not answer within 1 second.')
})

test('a name server that does not answer is left in time', async () => {
  const lookup = () => new Promise<never>(() => {})
  const fetching = guardedFetch(
    'http://feeds.example/',
    { ...closed, timeoutMs: 200 },
    { ...publicNetwork, lookup },
  )
  expect(await refusal(fetching)).toBe('The server did not answer within 0.2 seconds.')
})

test('servers that are not there, or speak something else, are named', async () => {
  const site = await serve(() => {})
  servers.pop()!.close()
  expect(await refusal(guardedFetch(site, open))).toMatch(
    /^The server 127\.0\.0\.1:\d+ refused the connection\.$/,
  )
  const lookup = async () => {
    throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
  }
  const sentence = await refusal(
    guardedFetch('http://nowhere.example/', closed, { ...publicNetwork, lookup }),
  )
  expect(sentence).toBe('There is no server named nowhere.example.')
})

test('a caller who gives up ends the fetch, and a body that nobody reads does no harm', async () => {
  const left = Promise.withResolvers<void>()
  const site = await serve((request, response) => {
    response.write('x')
    request.on('close', left.resolve)
  })
  const giveUp = new AbortController()
  const answer = await guardedFetch(site, { ...open, signal: giveUp.signal })
  giveUp.abort()
  await left.promise
  await expect(text(answer.body)).rejects.toThrow(/abort/)
  const unread = await guardedFetch(site, open)
  unread.body.destroy()
  await sleep(50)
})
