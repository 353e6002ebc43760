// The body of an answer, as a real server sends it: how much, how fast, and in which encoding.
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { guardedFetch } from '../fetch-guard.ts'
import { closeServers, open, read, refusal, serve } from './server.fixture.ts'

closeServers()

test('a body that stops coming is left', async () => {
  const site = await serve((_request, response) => void response.write('<jobs>'))
  const sentence = await refusal(read(guardedFetch(site, { ...open, idleTimeoutMs: 1000 })))
  expect(sentence).toMatch(/^The server 127\.0\.0\.1:\d+ sent nothing for 1 second, so we stopped waiting\.$/)
})

test('a reader who is slower than the server is waited for', async () => {
  const site = await serve((_request, response) => response.end('x'.repeat(900_000)))
  const { body } = await guardedFetch(site, { ...open, idleTimeoutMs: 500 })
  let bytes = 0
  for await (const chunk of body) {
    if (!bytes) await sleep(2_000)
    bytes += chunk.length
  }
  expect(bytes).toBe(900_000)
})

test('a body that drips for ever is left', async () => {
  const site = await serve((_request, response) => {
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const sentence = await refusal(read(guardedFetch(site, { ...open, maxDurationMs: 500 })))
  expect(sentence).toBe('The server took more than 0.5 seconds to send everything.')
})

test('an endless body is cut at the limit and its connection closed', async () => {
  const left = Promise.withResolvers<void>()
  const site = await serve((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', more)
    }
    more()
    response.on('close', left.resolve)
  })
  const sentence = await refusal(read(guardedFetch(site, open)))
  expect(sentence).toMatch(/is larger than 1 MB, so we stopped reading/)
  await left.promise
})

test('a body that says it is too large is not read at all', async () => {
  const site = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '5000000' }).write('x')
  })
  expect(await refusal(guardedFetch(site, open))).toMatch(/larger than 1 MB/)
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('%s is decoded, and a bomb in it is cut', async (encoding, pack) => {
  const site = await serve((request, response) => {
    const content = request.url === '/bomb' ? Buffer.alloc(50_000_000) : Buffer.from('Welder, Norfolk')
    response.writeHead(200, { 'content-encoding': encoding }).end(pack(content))
  })
  expect(await read(guardedFetch(site, open))).toBe('Welder, Norfolk')
  expect(await refusal(read(guardedFetch(`${site}/bomb`, open)))).toMatch(/is larger than 1 MB/)
})

test('compressed content that is damaged or cut says so', async () => {
  const whole = gzipSync(Buffer.from('Welder, Norfolk '.repeat(500)))
  const site = await serve((request, response) => {
    const content =
      request.url === '/cut' ? whole.subarray(0, whole.length - 12) : Buffer.from('not gzip at all')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(content)
  })
  expect(await refusal(read(guardedFetch(`${site}/cut`, open)))).toMatch(/ends too early/)
  expect(await refusal(read(guardedFetch(`${site}/damaged`, open)))).toMatch(/is damaged/)
})

test('encodings that we did not ask for are refused', async () => {
  const site = await serve((request, response) => {
    response.writeHead(200, { 'content-encoding': request.url === '/' ? 'compress' : 'gzip, gzip' }).end('x')
  })
  expect(await refusal(guardedFetch(site, open))).toMatch(/unknown encoding \(compress\)/)
  expect(await refusal(guardedFetch(`${site}/twice`, open))).toMatch(/unknown encoding \(gzip, gzip\)/)
})

test('a transfer that breaks off is not taken for a whole one', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/length') response.setHeader('content-length', 1000)
    response.write('<jobs><job>')
    setTimeout(() => response.destroy(), 50)
  })
  for (const path of ['/length', '/chunked'])
    expect(await refusal(read(guardedFetch(site + path, open)))).toMatch(
      /ended the transfer before it was complete/,
    )
})
