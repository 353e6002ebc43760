import { z } from 'zod'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { requiredText } from '#schema/fields.ts'
import { inDollars } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import { givingMessages } from '../messages.ts'
import { someDollars } from '../offline/schema.ts'
import { giftSites } from '../staff/found.ts'

/** Who doubles gifts to a fundraiser, and up to what sum. */
export const FundForm = z.object({
  fundraiser: z.preprocess((given) => given || undefined, z.uuid(givingMessages.fundraiser)),
  sponsor: requiredText(120, givingMessages.sponsor),
  amount: someDollars,
})
export type FundForm = z.output<typeof FundForm>

const fundsOf = (db: Db, viewer: Person) =>
  db
    .selectFrom('matching_funds as m')
    .innerJoin('fundraisers as f', 'f.id', 'm.fundraiser_id')
    .where(giftSites(viewer).has('m.theme_id'))

export async function listFunds(db: Db, viewer: Person) {
  const funds = await fundsOf(db, viewer)
    .select(['m.id', 'm.sponsor', 'm.cents', 'm.used_cents as usedCents', 'f.name as fundraiser'])
    .orderBy('m.id', 'desc')
    .execute()
  const fundraisers = await db
    .selectFrom('fundraisers as f')
    .select(['f.id as value', 'f.name as label'])
    .where(giftSites(viewer).has('f.theme_id'))
    .where('f.status', '!=', 'closed')
    .orderBy('f.name')
    .execute()
  return { funds, fundraisers }
}

/** @throws Problem 404 for a fund of another's site */
export async function ownFund(db: Db, viewer: Person, id: string) {
  const fund = await fundsOf(db, viewer)
    .select(['m.id', 'm.theme_id as themeId', 'm.sponsor', 'm.cents', 'm.used_cents as usedCents'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!fund) throw notFound('There is no such matching fund.')
  return fund
}

export async function addFund(db: Db, actor: NonNullable<Actor>, { fundraiser, sponsor, amount }: FundForm) {
  const target = await db
    .selectFrom('fundraisers as f')
    .select(['f.id', 'f.theme_id'])
    .where('f.id', '=', fundraiser)
    .where(giftSites(actor.viewer).has('f.theme_id'))
    .executeTakeFirst()
  if (!target) throw new Invalid({ fundraiser: givingMessages.fundraiser })
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('matching_funds')
      .values({ theme_id: target.theme_id, fundraiser_id: fundraiser, sponsor, cents: amount })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(trx, actor, 'gift.fund', target.theme_id, id, sponsor, amount)
    return id
  })
}

/** Ends a fund: what it has doubled stays, the rest is taken back. In one statement, so that no gift comes in between. */
export async function endFund(db: Db, actor: NonNullable<Actor>, id: string): Promise<void> {
  const fund = await ownFund(db, actor.viewer, id)
  await db.transaction().execute(async (trx) => {
    const unused = await trx
      .deleteFrom('matching_funds')
      .where('id', '=', id)
      .where('used_cents', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (!unused)
      await trx
        .updateTable('matching_funds')
        .set((row) => ({ cents: row.ref('used_cents') }))
        .where('id', '=', id)
        .execute()
    await note(trx, actor, 'gift.fundEnd', fund.themeId, id, fund.sponsor, fund.usedCents)
  })
}

const note = (
  db: Db,
  actor: Actor,
  action: string,
  themeId: string,
  id: string,
  sponsor: string,
  cents: number,
) =>
  audit(db, actor, {
    ...{ action, themeId, subject: { type: 'matching-fund', id } },
    detail: { sponsor, amount: inDollars(cents) },
  })
