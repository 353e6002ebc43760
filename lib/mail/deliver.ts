import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { inScope } from '../site-scope.ts'
import { inSpan } from '../tracing.ts'
import { hoursOfUse } from './kinds.ts'
import { outgoing } from './outgoing.ts'
import { lift, suppress, suppressionsHere } from './suppressions.ts'
import { DeliveryError, type Taken, type Transport } from './transport.ts'

export type Delivery = {
  db: Db
  transport: Transport
  /** the sender address */
  from: string
  signal: AbortSignal
  /** a failure will not be retried */
  lastAttempt: boolean
}

export type Outcome = 'sent' | 'failed' | 'suppressed' | 'not waiting'

/** A lease, longer than any attempt takes: a worker that still holds a mail after this has died. */
const heldSeconds = 180

/**
 * Delivers one queued mail. Sent once as far as the protocol allows: it is locked while in flight, keeps its
 * Message-ID, and its acceptance is recorded even when the database is down at that moment.
 * @throws when it should be retried later
 */
export async function deliver(
  id: string,
  { db, transport, from, signal, lastAttempt }: Delivery,
): Promise<Outcome> {
  const mail = await hold(db, id)
  if (!mail) {
    if (await isWaiting(db, id)) throw new Error('Another process is sending this mail.')
    return 'not waiting'
  }
  const obstacle = await obstacleTo(db, mail)
  if (obstacle) {
    await settle(db, id, obstacle)
    return obstacle.status
  }
  let taken: Taken
  try {
    taken = await inSpan('mail', { 'muster.mail.kind': mail.kind }, () =>
      transport(outgoing(mail, from), signal),
    )
  } catch (error) {
    return notTaken(db, mail, error, lastAttempt)
  }
  await untilWritten(() => settle(db, id, { status: 'sent', failure: null }))
  // The mailbox exists, whatever earlier reports claimed.
  if (taken === 'mailbox') await lift(db, mail.recipient, ['bounce', 'invalid'])
  return 'sent'
}

type Waiting = NonNullable<Awaited<ReturnType<typeof hold>>>
type Settled = { status: 'sent' | 'failed' | 'suppressed'; failure: string | null }

async function notTaken(db: Db, mail: Waiting, error: unknown, lastAttempt: boolean): Promise<Outcome> {
  const failure = (error as Error).message.slice(0, 1000)
  if (error instanceof DeliveryError && error.isAddressDead)
    await suppress(db, mail.recipient, { reason: 'bounce', detail: failure })
  if (lastAttempt || (error instanceof DeliveryError && error.isPermanent)) {
    await settle(db, mail.id, { status: 'failed', failure })
    return 'failed'
  }
  await inScope(db, 'everywhere', (trx) =>
    trx.updateTable('mails').set({ failure, sending_until: null }).where('id', '=', mail.id).execute(),
  )
  throw error
}

/**
 * Why a mail is not sent at all (docs/decisions/078): bulk mail skips addresses that complained or bounced; other mail
 * skips addresses that bounced; mail that a user waits for is always attempted while its link is valid.
 */
async function obstacleTo(db: Db, mail: Waiting): Promise<(Settled & { status: Outcome }) | null> {
  const hours = hoursOfUse(mail.kind)
  if (hours !== null) {
    if (Date.now() - mail.created_at.getTime() < hours * 3_600_000) return null
    return { status: 'failed', failure: 'It could not be sent before its link expired.' }
  }
  const reasons = await suppressionsHere(db, mail.recipient)
  const stops = mail.unsubscribe_url ? reasons : reasons.filter(({ reason }) => !unwelcome.has(reason))
  if (!stops[0]) return null
  return {
    status: 'suppressed',
    failure: `The address is suppressed (${stops[0].reason}). ${stops[0].detail}`,
  }
}

const unwelcome: ReadonlySet<string> = new Set(['spam', 'unsubscribe'])

const hold = (db: Db, id: string) => inScope(db, 'everywhere', (trx) => held(trx, id))

async function held(db: Db, id: string) {
  return db
    .updateTable('mails')
    .from((from) =>
      from
        .selectFrom('mails as m')
        .leftJoin('themes as t', 't.id', 'm.theme_id')
        .select(['m.id', 't.name as site', 't.contact_email as contact'])
        .where('m.id', '=', id)
        .as('found'),
    )
    .set((row) => ({
      attempts: row('mails.attempts', '+', 1),
      sending_until: sql`now() + make_interval(secs => ${heldSeconds})`,
    }))
    .whereRef('mails.id', '=', 'found.id')
    .where('mails.status', '=', 'queued')
    .where((row) =>
      row.or([row('mails.sending_until', 'is', null), row('mails.sending_until', '<', sql<Date>`now()`)]),
    )
    .returning(['found.site', 'found.contact'])
    .returningAll('mails')
    .executeTakeFirst()
}

async function isWaiting(db: Db, id: string): Promise<boolean> {
  const found = await inScope(db, 'everywhere', (trx) =>
    trx.selectFrom('mails').select('status').where('id', '=', id).executeTakeFirst(),
  )
  return found?.status === 'queued'
}

async function settle(db: Db, id: string, { status, failure }: Settled): Promise<void> {
  await inScope(db, 'everywhere', (trx) =>
    trx
      .updateTable('mails')
      .set({ status, failure, sending_until: null, ...(status === 'sent' && { sent_at: new Date() }) })
      .where('id', '=', id)
      .execute(),
  )
}

/** An accepted mail that is not recorded would be sent again, so this waits while PostgreSQL restarts. */
async function untilWritten(write: () => Promise<void>, pauses = [100, 500, 2_000, 5_000, 10_000, 20_000]) {
  for (const pause of pauses) {
    try {
      return await write()
    } catch {
      await sleep(pause)
    }
  }
  await write()
}
