import { createHash } from 'node:crypto'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { givingMessages } from './messages.ts'
import type { DonationForm } from './schema.ts'

/** What a request to give was answered. */
export type GiftAnswer = {
  status: number
  body: Record<string, unknown>
  errors?: Record<string, string>
}

/** `answer`: of a gift that has arrived; of another, what became of it is asked for again. */
export type KnownRequest = { donationId: string; paymentId: string; answer: GiftAnswer | null }

/**
 * The key of a request: the client's own, else what only one request can have: its proof of the captcha, or its form's ticket.
 * null: nothing identifies it.
 */
export function keyOf(
  header: unknown,
  { key }: Pick<DonationForm, 'key'>,
  proof: { captcha: string; formTicket: string },
): string | null {
  const own = (typeof header === 'string' ? header.trim() : '') || key
  const given = own || proof.captcha || proof.formTicket
  return given ? createHash('sha256').update(given).digest('hex') : null
}

/** Of everything that makes the gift. */
export const hashOf = (form: object) => createHash('sha256').update(JSON.stringify(form)).digest('hex')

/**
 * The request that came with this key before.
 * @throws Invalid when it was another gift
 */
export async function knownRequest(
  db: Db,
  themeId: string,
  key: string,
  hash: string,
): Promise<KnownRequest | null> {
  // Nearly always there is none: one statement, without the transaction that reading a gift needs.
  const isKnown = await db
    .selectFrom('donation_requests')
    .select('key')
    .where('theme_id', '=', themeId)
    .where('key', '=', key)
    .executeTakeFirst()
  return isKnown ? inScope(db, [themeId], (trx) => read(trx, themeId, key, hash)) : null
}

async function read(trx: Db, themeId: string, key: string, hash: string): Promise<KnownRequest | null> {
  const found = await trx
    .selectFrom('donation_requests as r')
    .innerJoin('donations as d', 'd.id', 'r.donation_id')
    .select(['r.body_hash', 'r.donation_id', 'r.answer', 'd.payment_id', 'd.state'])
    .where('r.theme_id', '=', themeId)
    .where('r.key', '=', key)
    .executeTakeFirst()
  if (!found) return null
  if (found.body_hash !== hash) throw new Invalid({ form: givingMessages.otherBody })
  const { donation_id: donationId, payment_id: paymentId, answer, state } = found
  return { donationId, paymentId: paymentId!, answer: state === 'succeeded' ? (answer as GiftAnswer) : null }
}
