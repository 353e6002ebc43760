import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { lift, type SuppressionReason, suppress } from '#lib/mail/suppressions.ts'
import { inScope } from '#lib/site-scope.ts'

/** The part of SendGrid's events that we read; `mail` is the custom argument that we sent along. */
const SendGridEvent = z.object({
  email: z.string().max(320),
  event: z.string(),
  timestamp: z.number(),
  type: z.string().optional(),
  reason: z.string().catch(''),
  mail: z.uuid().optional().catch(undefined),
})
type SendGridEvent = z.output<typeof SendGridEvent>

/** Records what happened to mails after SendGrid accepted them. Idempotent. */
export async function applyEvents(db: Db, events: readonly unknown[]): Promise<void> {
  for (const one of events) {
    const read = SendGridEvent.safeParse(one)
    if (read.success) await apply(db, read.data)
  }
}

async function apply(db: Db, event: SendGridEvent) {
  if (event.event === 'delivered') return lift(db, event.email, ['bounce', 'invalid'], at(event))
  const isLost = event.event === 'bounce' || event.event === 'dropped'
  if (isLost && event.mail) await fail(db, event.mail, event)
  const reason = reasonOf(event)
  if (reason) await suppress(db, event.email, { reason, detail: event.reason, since: at(event) })
}

const at = ({ timestamp }: SendGridEvent) => new Date(timestamp * 1000)

function reasonOf({ event, type, reason }: SendGridEvent): SuppressionReason | null {
  // A block is temporary; SendGrid keeps trying such addresses, and so do we.
  if (event === 'bounce') return type === 'blocked' ? null : 'bounce'
  if (event === 'spamreport') return 'spam'
  if (event === 'unsubscribe') return 'unsubscribe'
  // Dropped for any other reason, the address is already suppressed, or is not at fault.
  return event === 'dropped' && /^invalid/i.test(reason) ? 'invalid' : null
}

async function fail(db: Db, id: string, { email, event, reason }: SendGridEvent) {
  await inScope(db, 'everywhere', (trx) =>
    trx
      .updateTable('mails')
      .set({ status: 'failed', failure: `SendGrid reports: ${event}. ${reason}`.slice(0, 1000) })
      .where('id', '=', id)
      .where('status', '=', 'sent')
      .where((row) => row(row.fn('lower', ['recipient']), '=', email.toLowerCase()))
      .execute(),
  )
}
