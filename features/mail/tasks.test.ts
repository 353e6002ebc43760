import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MailSettings } from '#lib/mail/settings.ts'
import { DeliveryError, type Transport } from '#lib/mail/transport.ts'
import { sendMail } from '#lib/mail.ts'
import { startWorker } from '#lib/queue.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { mailTasksFor } from './tasks.ts'

let database: TestDatabase
const lines: string[] = []
const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
const mail: MailSettings = {
  transport: 'outbox',
  from: 'no-reply@muster.example',
  smtpUrl: null,
  sendGrid: null,
  webhookKey: null,
  keepDays: 90,
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const write = async (subject: string) => {
  await sendMail(database.db, {
    to: 'grace@example.org',
    themeId: null,
    kind: 'reset',
    subject,
    text: 'https://harbor.example/user/reset?token=verysecret',
    html: 'verysecret',
  })
  return database.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)
}

const status = async (id: string) =>
  (await database.db.selectFrom('mails').select('status').where('id', '=', id).executeTakeFirst())?.status

async function working(transport: Transport, run: () => Promise<void>) {
  const tasks = mailTasksFor(() => ({ mail, transport, development: true }))
  const { db, pool } = database
  const worker = await startWorker({ db, pool, tasks, logger })
  try {
    await run()
  } finally {
    await worker.stop()
  }
}

test('a mail written in a transaction leaves only if that commits', async () => {
  const taken: string[] = []
  const transport: Transport = async ({ subject }) => {
    taken.push(subject)
    return 'carrier'
  }
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sendMail(trx, {
        to: 'a@example.org',
        themeId: null,
        kind: 'x',
        subject: 'No',
        text: 'x',
        html: 'x',
      })
      throw new Error('undone')
    })
    .catch(() => {})
  const id = await write('Yes')
  await working(transport, async () => {
    await vi.waitFor(async () => expect(await status(id)).toBe('sent'), 10_000)
  })
  expect(taken).toEqual(['Yes'])
})

test('the log says where a kept mail is, and nothing of its content', async () => {
  const id = await write('Kept')
  await working(
    async () => 'carrier',
    () => vi.waitFor(async () => expect(await status(id)).toBe('sent'), 10_000),
  )
  const log = lines.join('')
  expect(log).toContain(`/admin/mail/${id}`)
  expect(log).not.toContain('verysecret')
})

test('what is refused for now is tried again by itself', async () => {
  let attempts = 0
  const id = await write('Later')
  const transport: Transport = async () => {
    if (attempts++ < 1) throw new DeliveryError('450 come back later')
    return 'carrier'
  }
  await working(transport, () => vi.waitFor(async () => expect(await status(id)).toBe('sent'), 20_000))
  expect(attempts).toBe(2)
})

test('old mails are dropped, waiting ones kept, and those that wait for ever given up', async () => {
  const old = await write('Old')
  const stuck = await write('Stuck')
  const fresh = await write('Fresh')
  const age = (id: string, days: number, to: string) =>
    database.pool.query(
      `update mails set created_at = now() - make_interval(days => $2), status = $3 where id = $1`,
      [id, days, to],
    )
  await age(old, 91, 'sent')
  await age(stuck, 8, 'queued')
  await database.pool.query('delete from graphile_worker._private_jobs')
  const tasks = mailTasksFor(() => ({ mail, transport: async () => 'carrier', development: false }))
  const { db, pool } = database
  const signal = new AbortController().signal
  await tasks['mail.tidy']!({}, { db, pool, logger, signal, attempt: 1, lastAttempt: false })
  expect([await status(old), await status(stuck), await status(fresh)]).toEqual([
    undefined,
    'failed',
    'queued',
  ])
})
