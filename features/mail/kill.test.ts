import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendMail } from '#lib/mail.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { answering, oddServer, smtpServer } from '#test/smtp.ts'

let database: TestDatabase
const workers: ChildProcess[] = []
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) if (worker.kill('SIGKILL')) await once(worker, 'exit')
  for (const end of ends.splice(0)) await end()
})
afterAll(() => database.close())

/** `npm run worker`, as an administrator sets it up. */
function startWorker(smtpUrl: string): ChildProcess {
  const worker = spawn(process.execPath, ['bin/worker.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: 'no-reply@muster.example',
      SMTP_URL: smtpUrl,
    },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

async function write() {
  const mail = { to: 'grace@example.org', themeId: null, kind: 'activate', subject: 'Activate' }
  await sendMail(database.db, { ...mail, text: 'Open the link.', html: '<p>Open the link.</p>' })
}

const statuses = async () =>
  (await database.db.selectFrom('mails').select('status').execute()).map((mail) => mail.status)

/** The time that a killed process holds mail and task for, gone by. */
const waitItOut = () =>
  database.pool.query(`
    update mails set sending_until = now() where status = 'queued';
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null));
    update graphile_worker._private_jobs set run_at = now()`)

test('a worker that is killed in the middle of a letter leaves it to the next, which sends it once', async () => {
  let isInLetter = false
  const slow = await oddServer((socket) =>
    answering(socket, [
      ['EHLO', '250 slow.example'],
      ['MAIL', '250 ok'],
      ['RCPT', '250 ok'],
      ['DATA', '354 go on'],
      [
        'SUBJECT',
        () => {
          isInLetter = true
        },
      ],
    ]),
  )
  ends.push(slow.close)
  await write()
  const first = startWorker(slow.url)
  await vi.waitFor(() => expect(isInLetter).toBe(true), 90_000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await statuses()).toEqual(['queued'])

  const server = await smtpServer()
  ends.push(server.close)
  await waitItOut()
  startWorker(server.url)
  await vi.waitFor(async () => expect(await statuses()).toEqual(['sent']), 90_000)
  expect(server.received).toHaveLength(1)
}, 240_000)
