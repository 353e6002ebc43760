import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/**
 * Doubles a gift from the fundraiser's matching fund, as far as the fund reaches: one conditional statement, so that two gifts at
 * once never take more than there is. The match is a gift of its own, in the sponsor's name.
 */
export async function matchGift(db: Db, gift: string, fundraiser: string): Promise<void> {
  await sql`
    with fund as (
      select id, sponsor, theme_id, cents - used_cents as left_cents from matching_funds
      where fundraiser_id = ${fundraiser} and used_cents < cents order by id limit 1 for update),
    gift as (select * from donations where id = ${gift} and channel in ('online', 'monthly')),
    taken as (
      update matching_funds m set used_cents = m.used_cents + least(fund.left_cents, gift.amount_cents)
      from fund, gift where m.id = fund.id
      returning least(fund.left_cents, gift.amount_cents) as cents),
    matched as (
      insert into donations (theme_id, fundraiser_id, team_page_id, channel, state, amount_cents, matches, succeeded_at, donor,
        message)
      select gift.theme_id, gift.fundraiser_id, gift.team_page_id, 'match', 'succeeded', taken.cents, gift.id, now(),
        jsonb_build_object('firstName', fund.sponsor, 'lastName', ''), 'Matching gift'
      from gift, fund, taken
      returning id, amount_cents)
    insert into ledger_entries (donation_id, part, cents) select id, 'gift', amount_cents from matched`.execute(
    db,
  )
}
