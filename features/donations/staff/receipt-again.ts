import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import type { Settings } from '../../../config.ts'
import { sendReceipt } from '../mails.ts'
import { givingMessages } from '../messages.ts'
import { staffGift } from './refund-gift.ts'

/** Pressed twice within this time, it is one mail. */
const onceInMs = 600_000

/**
 * Sends the receipt of a gift once more, as the gift is now: with what was refunded since.
 * @returns the address it goes to @throws Problem 409 where there is no receipt, or nobody to send it to
 */
export async function sendReceiptAgain(
  sending: { db: Db; settings: Settings },
  actor: NonNullable<Actor>,
  id: string,
): Promise<string> {
  const { donor, receiptNumber, state, themeId } = await staffGift(sending.db, actor.viewer, id)
  if (state !== 'succeeded' || !receiptNumber) throw new Problem(409, givingMessages.noReceipt)
  if (!donor?.email) throw new Problem(409, givingMessages.nobodyToWriteTo)
  await sendReceipt(sending, id, `receipt again ${id} ${Math.floor(Date.now() / onceInMs)}`)
  await audit(sending.db, actor, {
    action: 'gift.receipt',
    subject: { type: 'donation', id },
    themeId,
    detail: { receipt: receiptNumber },
  })
  return donor.email
}
