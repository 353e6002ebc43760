import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf } from '../sign-in/people.fixture.ts'
import { client, closed } from './provider.fixture.ts'

// A provider that answers with whatever token a test wants: a real one signs nothing that is wrong.
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Token = {
  claims: Record<string, unknown>
  header?: Record<string, unknown>
  sign?: (text: string) => string
}
const rs256 =
  (key = ours.privateKey) =>
  (text: string) =>
    createSign('RSA-SHA256').update(text).sign(key, 'base64url')

let server: Server
let issuer: string
let app: TestApp
let next: Token
let asked: URLSearchParams
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration') return response.end(JSON.stringify(metadata()))
    if (request.url === '/keys') return response.end(JSON.stringify({ keys: [publicKey()] }))
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      asked = new URLSearchParams(body)
      response.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: signed(next) }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  app = await testApp({
    IDME_CLIENT_ID: client.id,
    IDME_CLIENT_SECRET: client.secret,
    IDME_ISSUER: issuer,
    LINKEDIN_CLIENT_ID: client.id,
    LINKEDIN_CLIENT_SECRET: client.secret,
    LINKEDIN_ISSUER: issuer,
  })
})
afterAll(async () => {
  await app.close()
  await closed(server)
})

const metadata = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})
const publicKey = () => ({
  ...ours.publicKey.export({ format: 'jwk' }),
  kid: 'one',
  use: 'sig',
  alg: 'RS256',
})

function signed({ claims, header = { alg: 'RS256', kid: 'one' }, sign = rs256() }: Token) {
  const text = `${json(header)}.${json(claims)}`
  return `${text}.${sign(text)}`
}

let people = 0
const seconds = () => Math.floor(Date.now() / 1000)

/** A whole journey whose token is right but for what `harm` changes. */
async function through(start: string, harm: (token: Token) => Partial<Token> | undefined = () => undefined) {
  const departed = await app.get(start)
  const to = new URL(departed.headers.location!)
  const token: Token = {
    claims: {
      iss: issuer,
      aud: client.id,
      sub: `person-${++people}`,
      iat: seconds(),
      exp: seconds() + 60,
      ...(to.searchParams.has('nonce') && { nonce: to.searchParams.get('nonce') }),
      email: `tom.${people}@example.org`,
      fname: 'Tom',
      lname: 'Reed',
    },
  }
  next = { ...token, ...harm(token) }
  const callback = new URL(to.searchParams.get('redirect_uri')!)
  callback.searchParams.set('code', 'a-code')
  callback.searchParams.set('state', to.searchParams.get('state')!)
  return app.app.inject({
    url: callback.pathname + callback.search,
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { single_sign_on: cookieOf(departed, 'single_sign_on')! },
  })
}

const idme = '/auth/oauth2/idme/redirect'

it('takes a token that is right', async () => {
  expect(cookieOf(await through(idme), 'session')).toBeTruthy()
  expect(asked.get('code_verifier')).toMatch(/^[\w-]{43,}$/)
})

const claims = (change: Record<string, unknown>) => (token: Token) => ({
  claims: { ...token.claims, ...change },
})

it.each([
  ['of another issuer', claims({ iss: 'https://evil.example' })],
  ['for another audience', claims({ aud: 'somebody-else' })],
  ['for many audiences, and not used by us', claims({ aud: [client.id, 'other'], azp: 'other' })],
  ['with another nonce', claims({ nonce: 'x'.repeat(43) })],
  ['without a nonce', claims({ nonce: undefined })],
  ['that is expired', claims({ iat: seconds() - 7200, exp: seconds() - 3600 })],
  ['without an expiry', claims({ exp: undefined })],
  ['without a subject', claims({ sub: undefined })],
  ['signed with another key', () => ({ sign: rs256(theirs.privateKey) })],
  ['whose signature was cut off', () => ({ sign: () => '' })],
  ['that is not signed', () => ({ header: { alg: 'none' }, sign: () => '' })],
  [
    'signed with our client secret',
    () => ({
      header: { alg: 'HS256' },
      sign: (text: string) => createHmac('sha256', client.secret).update(text).digest('base64url'),
    }),
  ],
  ['whose address is not verified', claims({ email_verified: false })],
  ['without an address', claims({ email: undefined })],
])('refuses a token %s', async (_what, harm) => {
  const answer = await through(idme, harm)
  expect(answer.headers.location).toBe('/user/login')
  expect(cookieOf(answer, 'session')).toBeUndefined()
})

it('takes of LinkedIn what it can do: no nonce, no code verifier, but a verified address', async () => {
  expect(cookieOf(await through('/auth/linkedin'), 'session')).toBeUndefined()
  const answer = await through('/auth/linkedin', claims({ email_verified: true, given_name: 'Tom' }))
  expect(cookieOf(answer, 'session')).toBeTruthy()
  expect(asked.has('code_verifier')).toBe(false)
})

it('says that a provider is away', async () => {
  const away = await testApp({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_ISSUER: 'http://localhost:9',
  })
  const answer = await away.get('/auth/google')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('Google does not answer at the moment.')
  await away.close()
})
