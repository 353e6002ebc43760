import { type AddressInfo, connect, type Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { csrf } from '#lib/csrf.ts'
import { errors } from '#lib/errors.ts'
import { multipart } from '#test/multipart.ts'
import { arrivalBounds } from './arrivals.ts'
import { multipartForms } from './multipart.ts'

const MB = 1024 * 1024
let app: FastifyInstance
let token: string
let read: unknown[] = []

const Body = z.object({ firstName: z.string(), interests: z.array(z.string()).optional(), resume: FileField })

beforeAll(async () => {
  app = fastify({ routerOptions: { maxParamLength: 100 } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(cookie)
  app.decorateRequest('viewer', null)
  app.decorateReply('back', async function (errors) {
    return this.code(422).send({ errors })
  })
  await app.register(errors, { screen: async (shown, _, reply) => reply.send(shown) })
  await app.register(multipartForms, {
    bounds: { ...arrivalBounds, together: 64 * MB, perCaller: 40 * MB, windowMs: 1_000 },
  })
  await app.register(csrf, { secret: 'a secret of the test'.repeat(2) })
  app.post('/sign-up', { config: { can: 'public', files: 2 }, schema: { body: Body } }, async ({ body }) => {
    read.push(body)
    return { size: (body as z.infer<typeof Body>).resume.bytes.length }
  })
  app.post('/newsletter', { config: { can: 'public' } }, async ({ body }) => {
    read.push(body)
    return body
  })
  token = (await app.inject({ method: 'POST', url: '/newsletter' })).json().csrf
})
afterAll(() => app.close())

type Form = Parameters<typeof multipart>[0]

async function post(url: string, fields: Form, withToken = true) {
  read = []
  const { payload, headers } = await multipart({ ...(withToken && { csrf: token }), ...fields })
  const accept = { accept: 'application/json' }
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...accept },
    cookies: { csrf: token },
  })
}

const resume = (bytes = 3) => ({ name: 'résumé.pdf', bytes: new Uint8Array(bytes).fill(65) })

test('fields and files arrive beside each other; the token may be a field, and does not stay', async () => {
  const answer = await post('/sign-up', { firstName: 'Maria', resume: resume(), 'interests[]': ['R', 'A'] })
  expect(answer.json()).toEqual({ size: 3 })
  expect(read).toEqual([
    { firstName: 'Maria', interests: ['R', 'A'], resume: { name: 'résumé.pdf', bytes: Buffer.from('AAA') } },
  ])
})

test('a token that comes after the files is refused in words: the files were not kept for it', async () => {
  const answer = await post('/sign-up', { firstName: 'Maria', resume: resume(), csrf: token }, false)
  expect([answer.statusCode, answer.json().error]).toEqual([
    400,
    'The csrf field must come before the files, or the token must be sent as a header.',
  ])
})

test('without a token nothing happens, and one comes back', async () => {
  const answer = await post('/sign-up', { firstName: 'Maria', resume: resume() }, false)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().csrf).toBeTruthy()
  expect(read).toEqual([])
})

test('a field in which no file was chosen is refused where one is needed', async () => {
  const answer = await post('/sign-up', { firstName: 'Maria', resume: { name: '', bytes: new Uint8Array() } })
  expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { resume: 'No file selected.' } }])
})

test('what only looks like a file is not one', async () => {
  for (const resume of ['a name', '{"name":"a","bytes":"b"}'])
    expect((await post('/sign-up', { firstName: 'Maria', resume })).json()).toEqual({
      errors: { resume: 'No file selected.' },
    })
})

test('a file of 10 MB is taken; one byte more is refused in words, at its field, beside the other errors', async () => {
  const most = 10 * 1024 * 1024
  expect((await post('/sign-up', { firstName: 'Maria', resume: resume(most) })).json()).toEqual({
    size: most,
  })
  const answer = await post('/sign-up', { resume: resume(most + 1) })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({
    firstName: expect.any(String),
    resume: 'résumé.pdf is larger than 10 MB. Choose a smaller file.',
  })
})

test('far too large a form is not read to its end, and a form without files takes none', async () => {
  const far = await post('/sign-up', { firstName: 'Maria', resume: resume(45 * 1024 * 1024) })
  expect([far.statusCode, far.headers.connection]).toEqual([413, 'close'])
  const none = await post('/newsletter', { email: 'maria@example.org', file: resume() })
  expect([none.statusCode, none.json().error]).toEqual([413, 'This form does not accept files.'])
  expect((await post('/newsletter', { email: 'maria@example.org' })).json()).toEqual({
    email: 'maria@example.org',
  })
})

test('names of fields make lists and parts, and nothing worse', async () => {
  const named = async (fields: Form) => (await post('/newsletter', fields)).json()
  expect(await named({ a: ['1', '2'], 'b[0]': 'x', 'b[1]': 'y', 'c[d][e]': 'z' })).toEqual({
    a: ['1', '2'],
    b: ['x', 'y'],
    c: { d: { e: 'z' } },
  })
  expect(
    await named({ 'c[__proto__][polluted]': 'yes', '[x]': '1', 'a[b': '1', 'a[b][c][d][e][f]': '1' }),
  ).toEqual({})
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await post('/newsletter', { __proto__x: '1', constructor: '1' })).statusCode).toBe(400)
  expect(await named({ a: '1', 'a[b]': '2' })).toEqual({ a: { b: '2' } })
})

test('a broken or endless form is refused, and the process goes on', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' }
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/sign-up', payload, headers, cookies: { csrf: token } })
  const part = 'content-disposition: form-data; name="a"; filename="b"\r\n\r\nbytes'
  for (const payload of ['', 'nonsense', `--x\r\n${part}`, `--x\r\n${part}`.repeat(50)])
    expect((await send(payload)).statusCode, payload).toBeGreaterThanOrEqual(400)
  const many = Array.from({ length: 9 }, (_, n) => [`file${n}`, resume()])
  const answer = await post('/sign-up', { firstName: 'Maria', ...Object.fromEntries(many) })
  expect([answer.statusCode, answer.json().error]).toEqual([
    413,
    'That is more than this form accepts. Files can be up to 10 MB each.',
  ])
  expect((await post('/newsletter', { email: 'a' })).statusCode).toBe(200)
})

describe('forms that do not end', () => {
  let port: number
  const sockets: Socket[] = []
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as AddressInfo).port
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  /** Sends the beginning of a form with a file of `bytes`, and keeps the connection. */
  async function begin({ bytes, csrf, from = '127.0.0.1', header }: Begun) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    sockets.push(socket)
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    const closed = new Promise((done) => socket.once('close', done))
    const field = csrf ? `--x\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n${csrf}\r\n` : ''
    const head = [
      'POST /sign-up HTTP/1.1',
      'host: localhost',
      'accept: application/json',
      `cookie: csrf=${token}`,
      ...(header ? [`x-csrf-token: ${header}`] : []),
      'content-type: multipart/form-data; boundary=x',
      'content-length: 20000000',
    ]
    const file = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'
    socket.write(`${head.join('\r\n')}\r\n\r\n${field}${file}`)
    await new Promise((done) => socket.write(Buffer.alloc(bytes, 'x'), done))
    // Still alive, so that it is not ended as a trickle.
    const timer = setInterval(() => socket.write('x'.repeat(6_000)), 500)
    socket.once('close', () => clearInterval(timer))
    return { closed, answer: () => answer }
  }
  type Begun = { bytes: number; csrf?: string; from?: string; header?: string }

  const upload = () => post('/sign-up', { csrf: token, firstName: 'Maria', resume: resume(MB) })
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

  test('that prove no token hold nothing', async () => {
    for (let n = 0; n < 12; n++) await begin({ bytes: 9 * MB, from: `127.0.0.${n + 1}` })
    await pause(500)
    expect((await upload()).statusCode).toBe(200)
  })

  test('of one address hold a share of it, and the others go on', async () => {
    for (let n = 0; n < 12; n++) await begin({ bytes: 9 * MB, csrf: token, from: '127.0.0.2' })
    await pause(500)
    expect((await upload()).statusCode).toBe(200)
  })

  test('are refused before they are read, where the header has a wrong token', async () => {
    const form = await begin({ bytes: 1000, header: 'wrong' })
    await vi.waitFor(() => expect(form.answer()).toContain('403 Forbidden'), 2_000)
  })

  test('are ended when they trickle', async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    const closed = new Promise((done) => socket.once('close', done))
    socket.on('error', () => {})
    socket.write(
      'POST /sign-up HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n--x\r\n',
    )
    const timer = setInterval(() => socket.write('x'), 200)
    await closed
    clearInterval(timer)
  }, 10_000)
})
