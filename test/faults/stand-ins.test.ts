// The services outside: a bucket, a mail server and a payment provider that are away, slow, half open, cut in the middle, or wrong.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiVersion } from '#features/payments/providers/stripe/provider.ts'
import { newId } from '#lib/ids.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { testBucket } from '../s3.ts'
import { oddServer, smtpServer } from '../smtp.ts'
import { stripeStandIn } from '../stripe.ts'
import { type TcpProxy, targetOf, tcpProxy } from '../tcp-proxy.ts'
import { expectOnce, isAcknowledged, ready } from './attempt.ts'
import { clientAt } from './client.ts'
import { of } from './effects.ts'
import { isExhaustive } from './points.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

/** Says the same to everybody, in any protocol. */
const nonsense = await oddServer((socket) => {
  const answer = () =>
    socket.writable &&
    socket.end('HTTP/1.1 500 Wrong\r\ncontent-length: 6\r\nconnection: close\r\n\r\n<html>')
  const waiting = setTimeout(answer, 300)
  socket.once('data', answer).on('close', () => clearTimeout(waiting))
})

const faults: Record<string, (proxy: TcpProxy) => void> = {
  'is cut in the middle': (proxy) => {
    proxy.cutAfterBytes = 40
  },
  'answers nonsense': (proxy) => {
    proxy.target = targetOf(nonsense.url)
  },
  'is not there': (proxy) => {
    proxy.target = { host: '127.0.0.1', port: 9 }
  },
  'is slow': (proxy) => {
    proxy.delayMs = 700
  },
  'is half open': (proxy) => {
    proxy.isSilent = true
  },
}
/** What goes on for as long as patience lasts belongs to the long run. */
const tried = Object.entries(faults).slice(0, isExhaustive ? undefined : 2)

let own: TestDatabase
let scene: Scene
let server: Server
let bucket: Awaited<ReturnType<typeof testBucket>>
let post: Awaited<ReturnType<typeof smtpServer>>
let stripe: Awaited<ReturnType<typeof stripeStandIn>>
let proxies: { bucket: TcpProxy; mail: TcpProxy; stripe: TcpProxy }
const at = ({ port }: TcpProxy, protocol: string) => `${protocol}://127.0.0.1:${port}`

beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  bucket = await testBucket()
  post = await smtpServer()
  stripe = await stripeStandIn(apiVersion)
  proxies = {
    bucket: await tcpProxy(targetOf(bucket.endpoint)),
    mail: await tcpProxy(targetOf(post.url)),
    stripe: await tcpProxy(targetOf(stripe.url)),
  }
  server = await serving(own.url, {
    ...{ ...bucket.environment, S3_ENDPOINT: at(proxies.bucket, 'http'), WORKER: 'inside' },
    ...{ MAIL_TRANSPORT: 'smtp', SMTP_URL: at(proxies.mail, 'smtp'), MAIL_FROM: 'no-reply@harbor.example' },
    ...{ PAYMENTS: 'stripe', STRIPE_URL: at(proxies.stripe, 'http'), STRIPE_SECRET_KEY: 'sk_test_1' },
    ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  })
  await ready(server.origin)
}, 240_000)
function mend() {
  const real = { bucket: bucket.endpoint, mail: post.url, stripe: stripe.url }
  for (const [name, proxy] of Object.entries(proxies)) {
    Object.assign(proxy, { isSilent: false, delayMs: 0, cutAfterBytes: null })
    proxy.target = targetOf(real[name as keyof typeof real])
    proxy.cut()
  }
}
afterEach(mend)
afterAll(async () => {
  await server.close()
  for (const { close } of [...Object.values(proxies), bucket, post, stripe, nonsense, own]) await close()
})

test.each(tried)(
  'the bucket %s: an upload is there whole or refused with a sentence, and can be repeated',
  async (_, fault) => {
    const attempt = await writes['a DD214 is uploaded']!(scene, server.origin)
    proxies.bucket.cut()
    fault(proxies.bucket)
    const answer = await attempt.send()
    // The form comes back, with the reason at its field.
    if (!isAcknowledged(answer))
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { dd214: expect.stringMatching(/^The file storage .+ try again .+\.$/) } },
      })
    // Who uploads nothing notices nothing.
    expect((await fetch(`${server.origin}/jobs/search`)).status).toBe(200)
    mend()
    await expectOnce(attempt, answer)
  },
  240_000,
)

test.each(tried)(
  'the mail server %s: mails wait, and arrive once it is well',
  async (_, fault) => {
    proxies.mail.cut()
    fault(proxies.mail)
    const before = post.received.length
    const attempt = await writes['a message is written']!(scene, server.origin)
    expect(isAcknowledged(await attempt.send())).toBe(true)
    const failures = () =>
      own.db.selectFrom('mails').select(['status', 'failure']).orderBy('id', 'desc').limit(1).execute()
    // It was tried, and is not given up.
    await expect
      .poll(async () => (await failures())[0]!.status !== 'queued' || (await triedTasks()) > 0, {
        timeout: 120_000,
      })
      .toBe(true)
    expect((await failures())[0]!.status).not.toBe('failed')
    mend()
    await own.pool.query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
    await expect
      .poll(async () => (await failures())[0], { timeout: 240_000, interval: 500 })
      .toEqual({ status: 'sent', failure: null })
    const ids = post.received.slice(before).map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
  },
  400_000,
)

const triedTasks = async () =>
  (await own.pool.query('select from graphile_worker._private_jobs where attempts > 0')).rowCount ?? 0

test.each(tried)(
  'the payment provider %s: the donor has an answer, and is charged once',
  async (_, fault) => {
    const client = await clientAt(server.origin)
    const [email, key] = [`denise.${newId()}@example.org`, newId()]
    const gift = {
      ...{ firstName: 'Denise', lastName: 'Okafor', phone: '(717) 555-0142', address: '12 Front Street' },
      ...{ city: 'Harrisburg', state: 'PA', address_zip: '17101', amount: 25, coverCosts: true },
      ...{ stripeToken: 'pm_1', email, key },
    }
    const send = async () => client.send('POST', '/donations', { ...gift, captcha: await client.captcha() })
    const given = () =>
      own.db
        .selectFrom('donations')
        .select(['state', 'payment_id'])
        .where(sql<boolean>`donor ->> 'email' = ${email}`)
        .execute()
    const charged = async () =>
      stripe.intents.filter(
        ({ metadata }) => (metadata as { payment: string }).payment === payments[0]?.payment_id,
      )
    const before = stripe.intents.length
    proxies.stripe.cut()
    fault(proxies.stripe)
    const answer = await send()
    expect(answer?.status).toBeLessThan(500)
    const payments = await given()
    expect(payments).toHaveLength(1)
    mend()
    // Sent again by a donor who is not sure, while what waits is asked about.
    expect((await send())?.status).toBeLessThan(300)
    await own.db
      .updateTable('payments')
      .set({ asked_at: new Date(Date.now() - 120_000) })
      .where('state', '=', 'pending')
      .execute()
    await expect
      .poll(async () => (await given()).map(({ state }) => state), { timeout: 200_000, interval: 500 })
      .toEqual(['succeeded'])
    expect(await charged()).toHaveLength(1)
    expect(stripe.intents.length).toBe(before + 1)
    const lines = own.db
      .selectFrom('ledger_entries as l')
      .innerJoin('donations as d', 'd.id', 'l.donation_id')
      .select('l.id')
      .where('part', '=', 'gift')
      .where('d.payment_id', '=', payments[0]!.payment_id!)
    expect(await of(lines)).toBe(1)
  },
  400_000,
)
