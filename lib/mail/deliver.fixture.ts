import { afterAll, afterEach, beforeAll } from 'vitest'
import { sendMail } from '#lib/mail.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { oddServer, smtpServer } from '#test/smtp.ts'
import { deliver } from './deliver.ts'
import type { Transport } from './transport.ts'

/** The database whose mail is delivered. */
export let database: TestDatabase
let themeId: string
const ends: (() => Promise<unknown>)[] = []

export function openDatabase(): void {
  beforeAll(async () => {
    database = await testDatabase()
    const site = { name: 'Harbor Veterans', contact_email: 'help@harbor.example' }
    themeId = (await database.db.insertInto('themes').values(site).returning('id').executeTakeFirstOrThrow())
      .id
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  afterAll(() => database.close())
}

type Letter = Partial<Parameters<typeof sendMail>[1]>

export async function written(letter: Letter = {}): Promise<string> {
  await sendMail(database.db, {
    to: 'grace@example.org',
    toName: 'Grace Okafor',
    themeId,
    kind: 'notice',
    subject: 'Your application',
    text: 'Good news.',
    html: '<p>Good news.</p>',
    ...letter,
  })
  const { id } = await database.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

export const attempt = (id: string, transport: Transport, lastAttempt = false) =>
  deliver(id, {
    db: database.db,
    transport,
    from: 'no-reply@muster.example',
    signal: new AbortController().signal,
    lastAttempt,
  })

export const row = (id: string) =>
  database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function server(options: Parameters<typeof smtpServer>[0] = {}) {
  const made = await smtpServer(options)
  ends.push(made.close)
  return made
}

export async function odd(speak: Parameters<typeof oddServer>[0]) {
  const made = await oddServer(speak)
  ends.push(made.close)
  return made
}

export const refusing = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code })
export const impatient = { connect: 300, silence: 300, whole: 600 }
