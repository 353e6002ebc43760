import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { DemoFundraiser, DemoOffline } from './giving.ts'

type Place = { theme: string; fundraiser: string; team: string | null }

/** What surrounds the gifts of a fundraiser: its matching fund, checks, promises, tickets and comments. */
export async function bringAround(trx: Db, place: Place, wanted: DemoFundraiser): Promise<void> {
  const { theme: theme_id, fundraiser: fundraiser_id } = place
  if (wanted.match) {
    const { sponsor, amount } = wanted.match
    await trx
      .insertInto('matching_funds')
      .values({ theme_id, fundraiser_id, sponsor, cents: amount * 100 })
      .execute()
  }
  for (const gift of wanted.offline) await bringOffline(trx, place, gift)
  if (wanted.tickets.length) await bringTickets(trx, place, wanted.tickets)
  for (const [name, message] of wanted.comments)
    await trx
      .insertInto('comments')
      .values({ theme_id, team_page_id: place.team, name, message, email: 'somebody@true-bearing.example' })
      .execute()
}

/** In one statement: the constraint compares gift and line when it commits. */
const bringOffline = (
  trx: Db,
  { theme, fundraiser }: Place,
  { name, amount, paidBy, state }: DemoOffline,
) => {
  const [firstName, ...rest] = name.split(' ')
  const donor = JSON.stringify({ firstName, lastName: rest.join(' '), email: '' })
  const isReceived = state === 'received'
  return sql`
    with gift as (
      insert into donations (theme_id, fundraiser_id, channel, state, amount_cents, donor, paid_by, succeeded_at, receipt_number)
      values (${theme}, ${fundraiser}, 'offline', ${isReceived ? 'succeeded' : 'pledged'}, ${amount * 100}, ${donor}::jsonb, ${paidBy},
        case when ${isReceived} then now() end,
        case when ${isReceived} then to_char(now(), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 5, '0') end)
      returning id, state, amount_cents)
    insert into ledger_entries (donation_id, part, cents) select id, 'gift', amount_cents from gift where state = 'succeeded'`.execute(
    trx,
  )
}

/** The site issues tickets for this fundraiser, and these people have theirs. */
async function bringTickets(trx: Db, { theme, fundraiser }: Place, emails: string[]) {
  await sql`
    insert into tickets (theme_id, fundraiser_id, user_id, number, code)
    select ${theme}, ${fundraiser}, id, n, lpad(n::text, 4, '0') || substr('K7QMP2ZDR4WXH8VT', n::int * 3 % 12 + 1, 4)
    from (select id, row_number() over (order by email) as n from users where email = any(${emails}::text[])) people`.execute(
    trx,
  )
  await sql`update themes set signup = coalesce(signup, '{}') || jsonb_build_object('createTicketsForFundraiser', ${fundraiser}::text)
    where id = ${theme}`.execute(trx)
}
