import { sql } from 'kysely'
import { notify } from '#features/notices/index.ts'
import { administrators } from '#lib/administrators.ts'
import type { Db } from '#lib/db.ts'
import type { DisputeNotice } from '#lib/payment-kind.ts'
import { type Cents, money, refundedParts } from '#schema/money.ts'
import { enterRaised, givenBack } from './given-back.ts'
import { givingMessages } from './messages.ts'

const parts = ['gift', 'tip', 'fee'] as const

/**
 * The donor's bank has taken a gift back, asks about it, or has decided. The ledger follows the money, staff hear of it, and a monthly
 * plan waits: nobody charges a card again whose holder objects.
 */
export async function giftDisputed(db: Db, dispute: DisputeNotice): Promise<void> {
  const gift = await db
    .selectFrom('donations')
    .select(['id', 'amount_cents as amount', 'tip_cents as tip', 'fee_cents as fee'])
    .select(['theme_id as themeId', 'monthly_gift_id', 'user_id as donorId'])
    .select(
      sql<string>`coalesce((donor ->> 'firstName') || ' ' || (donor ->> 'lastName'), 'A donor')`.as('name'),
    )
    .where('payment_id', '=', dispute.id)
    .executeTakeFirstOrThrow()
  if (dispute.dispute === 'won') await enterReturned(db, gift.id)
  else await enterTaken(db, gift, dispute)
  await enterRaised(db, gift.id)
  if (gift.monthly_gift_id && dispute.dispute !== 'won') await pause(db, gift.monthly_gift_id)
  await tellStaff(db, gift, dispute)
}

type Gift = { id: string; amount: Cents; tip: Cents; fee: Cents }

async function enterTaken(db: Db, gift: Gift, { cents, refundedCents, disputedCents }: DisputeNotice) {
  const after = refundedParts({ ...gift, total: cents }, refundedCents + disputedCents)
  const before = await givenBack(db, gift.id)
  if (before.disputed >= disputedCents) return
  const lines = parts.flatMap((part) => {
    const now = after[part === 'gift' ? 'amount' : part] - before[part]
    return now === 0 ? [] : [{ donation_id: gift.id, part, dispute: 'taken', cents: -now }]
  })
  await db.insertInto('ledger_entries').values(lines).execute()
}

/** The same lines the other way round. */
const enterReturned = (db: Db, id: string) =>
  db
    .insertInto('ledger_entries')
    .columns(['donation_id', 'part', 'dispute', 'cents'])
    .expression((lines) =>
      lines
        .selectFrom('ledger_entries')
        .select([
          'donation_id',
          'part',
          sql<string>`'returned'`.as('dispute'),
          sql<number>`-cents`.as('cents'),
        ])
        .where('donation_id', '=', id)
        .where('dispute', '=', 'taken')
        .orderBy('id'),
    )
    .execute()

const pause = (db: Db, id: string) =>
  db
    .updateTable('monthly_gifts')
    .set({ status: 'paused', failure: givingMessages.disputedPlan, try_at: null })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute()

/** Administrators and the owners of the site: a bank gives a few days to answer. */
async function tellStaff(
  db: Db,
  { id, name, donorId, themeId }: { id: string; name: string; donorId: string | null; themeId: string },
  { id: payment, cents, dispute, disputedCents }: DisputeNotice,
) {
  const staff = await administrators(db)
    .union(db.selectFrom('theme_owners').select('user_id as id').where('theme_id', '=', themeId))
    .execute()
  const what = givingMessages.disputed[disputedCents === 0 && dispute === 'open' ? 'asked' : dispute]
  const notice = {
    who: name,
    what: what(money(cents)),
    href: `/admin/gifts/${id}`,
    actorId: donorId,
    themeId,
  }
  for (const { id: userId } of staff)
    if (userId !== donorId)
      await notify(db, { ...notice, userId, kind: 'dispute', key: `dispute ${payment}` })
}
