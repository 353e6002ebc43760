// npm run doctor -- [--send-to ADDRESS]
// Checks what an operator can get wrong, and says for each line what to do. Ends with 1 when something is broken.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { transportOf } from '#lib/mail/transports.ts'
import { fail, Stop } from '#lib/stop.ts'
import { isEmail } from '#spec/patterns.ts'
import { readSettings, type Settings } from '../config.ts'
import { factsOf, type NamedFact } from '../features/status/index.ts'

const marks = { well: 'well   ', watch: 'WATCH  ', broken: 'BROKEN ' } as const

try {
  const to = readArguments()
  const settings = readSettings()
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 4)
  try {
    const facts = await factsOf({ db: queryBuilder(pool), settings, isThorough: true })
    for (const fact of facts) print(fact)
    const broken = facts.filter(({ level }) => level === 'broken').length
    if (to) await sendTo(to, settings)
    if (broken) throw new Stop(`${broken} of ${facts.length} checks failed.`)
    console.log('\nNothing is broken.')
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

function readArguments(): string | null {
  const usage = 'Usage: npm run doctor -- [--send-to ADDRESS]'
  try {
    const { 'send-to': to } = parseArgs({ options: { 'send-to': { type: 'string' } } }).values
    if (to !== undefined && !isEmail(to)) throw new Stop(`${to} is no email address.\n${usage}`)
    return to ?? null
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}

function print({ name, level, says, detail, steps = [] }: NamedFact) {
  console.log(`${marks[level]} ${name}: ${says}${detail ? ` ${detail}` : ''}`)
  for (const step of steps) console.log(`         → ${step}`)
}

/** Around the queue, so that the provider's answer is seen at once. */
async function sendTo(address: string, { mail }: Settings) {
  if (mail.transport === 'outbox') throw new Stop('MAIL_TRANSPORT is outbox: no mail leaves this server.')
  const id = newId()
  const text = 'This is a test of the mail settings. Nobody needs to do anything.'
  const message = {
    ...{ id, messageId: `<${id}@${mail.from.split('@')[1]}>`, date: new Date(), kind: 'doctor' },
    ...{ from: { name: 'Doctor', address: mail.from }, to: { name: '', address }, replyTo: null },
    ...{ subject: 'Test of the mail settings', text, html: `<p>${text}</p>` },
    ...{ unsubscribeUrl: null, isAwaited: true },
  }
  await transportOf(mail)(message, AbortSignal.timeout(60_000)).catch((error: Error) => {
    throw new Stop(`The test mail was not accepted: ${error.message}`)
  })
  console.log(`\nThe provider accepted a test mail to ${address}. Look whether it arrives.`)
}
