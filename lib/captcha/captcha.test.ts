import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { captchaCheck, captchaChecked, captchaProps, forgetOldProofs } from './index.ts'

const failed = 'We could not tell that you are a person. Please try again.'
const maria = '198.51.100.7'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const settingsWith = (environment: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', ...environment })
let forms = 0
/** The check of a form of its own. */
const check = (environment: Record<string, string> = {}) =>
  captchaCheck({ db: app.db, pool: app.pool, settings: settingsWith(environment) }, `form ${++forms}`)
const ticket = (environment: Record<string, string> = {}) => captchaProps(settingsWith(environment)).ticket

describe('altcha', () => {
  it('takes a solved challenge, once', async () => {
    const isPerson = check()
    const captcha = await solvedCaptcha(app)
    expect(await isPerson({ captcha }, maria)).toBeNull()
    expect(await isPerson({ captcha }, maria)).toBe(failed)
  })

  it('takes it once even when it is sent several times together', async () => {
    const isPerson = check()
    const captcha = await solvedCaptcha(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => isPerson({ captcha }, maria)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  })

  it('hands out challenges that nobody keeps', async () => {
    const { headers } = await app.get('/captcha/challenge', { as: 'json' })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('refuses what was tampered with, is too old, or is no answer at all', async () => {
    const isPerson = check()
    const solved = async () => JSON.parse(Buffer.from(await solvedCaptcha(app), 'base64').toString())
    const sent = (payload: unknown) =>
      isPerson({ captcha: Buffer.from(JSON.stringify(payload)).toString('base64') }, maria)
    const one = await solved()
    one.challenge.parameters.expiresAt += 9999
    expect(await sent(one)).toBe(failed)
    const two = await solved()
    two.solution.derivedKey = '00'.repeat(32)
    expect(await sent(two)).toBe(failed)
    const three = await solved()
    three.challenge.parameters.cost = 2_000_000_000
    expect(await sent(three)).toBe(failed)
    for (const captcha of ['x', '', 'e30=', Buffer.from('[]').toString('base64')])
      expect(await isPerson({ captcha }, maria)).toBe(failed)
    expect(await isPerson({ captcha: ['a', 'b'] }, maria)).toBe(failed)
    expect(await isPerson(null, maria)).toBe(failed)
  })
})

describe('a route with the check before it', () => {
  it('is reached by people alone', async () => {
    const route = fastify()
    route.decorateReply('back', async function (errors) {
      return this.code(422).send({ errors })
    })
    const preValidation = captchaChecked(
      { db: app.db, pool: app.pool, settings: settingsWith({}) },
      'contact',
    )
    route.post('/contact', { config: { can: 'public' }, preValidation }, async () => 'thank you')
    const post = (payload: object) => route.inject({ method: 'POST', url: '/contact', payload })
    expect((await post({ message: 'Hello' })).json()).toEqual({ errors: { captcha: failed } })
    const captcha = await solvedCaptcha(app)
    expect((await post({ message: 'Hello', captcha })).body).toBe('thank you')
    expect((await post({ message: 'Hello', captcha })).statusCode).toBe(422)
    await route.close()
  })
})

describe('without script', () => {
  it('a ticket of ours counts, once', async () => {
    const isPerson = check()
    const formTicket = ticket()
    expect(await isPerson({ formTicket }, maria)).toBeNull()
    expect(await isPerson({ formTicket }, maria)).toBe(failed)
    expect(await isPerson({ formTicket: `${ticket()}x` }, maria)).toBe(failed)
  })

  it('nobody fills in a form in no time', async () => {
    const isPerson = check({ CAPTCHA_SECONDS: '3' })
    expect(await isPerson({ formTicket: ticket() }, maria)).toBe(failed)
  })

  it('a field that people do not see stays empty', async () => {
    const isPerson = check()
    expect(await isPerson({ formTicket: ticket(), your_website: 'https://pills.example' }, maria)).toBe(
      failed,
    )
    const captcha = await solvedCaptcha(app)
    expect(await isPerson({ captcha, your_website: 'x' }, maria)).toBe(failed)
  })

  it('few come from one address, and others are not kept waiting', async () => {
    const isPerson = check()
    for (let at = 0; at < 10; at++) expect(await isPerson({ formTicket: ticket() }, maria)).toBeNull()
    expect(await isPerson({ formTicket: ticket() }, maria)).toMatch('too often')
    expect(await isPerson({ formTicket: ticket() }, '203.0.113.9')).toBeNull()
    expect(await isPerson({ captcha: await solvedCaptcha(app) }, maria)).toBeNull()
  })

  it('used proofs are forgotten when nobody would take them any more', async () => {
    await check()({ formTicket: ticket() }, maria)
    const kept = async () => Number((await app.pool.query('select count(*) from captcha_used')).rows[0].count)
    const before = await kept()
    await forgetOldProofs(app.db)
    expect(await kept()).toBe(before)
    await app.pool.query(`update captcha_used set expires_at = now() - interval '1 second'`)
    await forgetOldProofs(app.db)
    expect(await kept()).toBe(0)
  })
})

describe.each(['turnstile', 'hcaptcha', 'recaptcha'])('%s', (provider) => {
  let server: Server
  let environment: Record<string, string>
  let asked: URLSearchParams[] = []
  let answer: (token: string | null) => string | null
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const parameters = new URLSearchParams(body)
      asked.push(parameters)
      const text = request.method === 'POST' && answer(parameters.get('response'))
      if (text) response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    environment = {
      CAPTCHA: provider,
      CAPTCHA_SITE_KEY: 'harbor-site',
      CAPTCHA_SECRET: 'harbor-secret',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    }
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked = []
    answer = (token) => JSON.stringify({ success: token === 'good', 'error-codes': [] })
  })

  it('is asked with the secret, the answer and the address', async () => {
    expect(await check(environment)({ captcha: 'good' }, maria)).toBeNull()
    expect(Object.fromEntries(asked[0]!)).toEqual({
      secret: 'harbor-secret',
      response: 'good',
      remoteip: maria,
      sitekey: 'harbor-site',
    })
  })

  it('is believed when it says no, ticket or not', async () => {
    expect(await check(environment)({ captcha: 'bad', formTicket: ticket(environment) }, maria)).toBe(failed)
  })

  it.each([
    ['nonsense', () => 'It works!'],
    ['an answer without a word on success', () => '{"ok":true}'],
    ['silence', () => null],
  ])('that gives %s leaves it to the ticket', { timeout: 30_000 }, async (_, wrong) => {
    answer = wrong
    const isPerson = check({ ...environment, CAPTCHA_PATIENCE: '1' })
    expect(await isPerson({ captcha: 'good', formTicket: ticket(environment) }, maria)).toBeNull()
    expect(await isPerson({ captcha: 'good' }, maria)).toBe(failed)
  })

  it('may be loaded by the browser', async () => {
    const other = await testApp(environment)
    const { headers } = await other.get('/captcha/challenge', { as: 'json' })
    await other.close()
    expect(headers['content-security-policy']).toMatch(/script-src 'self' https:\/\//)
    const own = await app.get('/captcha/challenge', { as: 'json' })
    expect(own.headers['content-security-policy']).not.toMatch(
      /(script|connect)-src [^;]*(cloudflare|hcaptcha|google)/,
    )
  })

  it('needs its keys', () => {
    expect(() => settingsWith({ CAPTCHA: provider })).toThrow(/CAPTCHA_SITE_KEY and CAPTCHA_SECRET/)
  })
})
