import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

export type Fault = { what: string; id: string }

/** The invariants of money (design: money), each a query for the rows that break it. */
const invariants: Record<string, string> = {
  'The demonstration charged, and we have no such success.': `
    select c.metadata ->> 'payment' as id from demo_charges c
    left join payments p on p.id = (c.metadata ->> 'payment')::uuid
    where c.status = 'succeeded' and p.state is distinct from 'succeeded' and c.created_at < now() - interval '1 hour'`,
  'We have a success, and the demonstration no such charge.': `
    select p.id from payments p where p.provider = 'demo' and p.state = 'succeeded'
      and not exists (select from demo_charges c where c.key = p.id::text and c.status = 'succeeded')`,
  'More than one gift for a payment, or another sum.': `
    select p.id from payments p left join donations d on d.payment_id = p.id
    where p.kind = 'donation' group by p.id
    having count(d.id) <> 1 or min(d.amount_cents + d.tip_cents + d.fee_cents) <> p.cents`,
  'Payment and gift differ in state.': `
    select p.id from payments p join donations d on d.payment_id = p.id
    where (p.state = 'succeeded') <> (d.state = 'succeeded')`,
  'The lines of a gift do not add up to what was paid and has not left again.': `
    select d.id from donations d left join payments p on p.id = d.payment_id
    left join ledger_entries l on l.donation_id = d.id
    group by d.id, p.id
    having coalesce(sum(l.cents), 0) <> case when d.state <> 'succeeded' then 0
      else d.amount_cents + d.tip_cents + d.fee_cents - coalesce(p.refunded_cents + p.disputed_cents, d.refunded_cents) end`,
  'Raised differs from the gifts that succeeded, less refunds and disputes.': `
    select d.fundraiser_id as id from donations d
    left join lateral (select sum(cents) as cents from ledger_entries where donation_id = d.id and part = 'gift') l on true
    where d.state = 'succeeded' and d.fundraiser_id is not null
    group by d.fundraiser_id
    having sum(d.amount_cents - d.refunded_cents) <> sum(l.cents)`,
  'Refunds differ from what the payment says.': `
    select p.id from payments p left join refunds r on r.payment_id = p.id and r.state = 'succeeded'
    group by p.id having p.refunded_cents <> coalesce(sum(r.cents), 0)`,
  'Something is held for a dispute that there is not, or that was won.': `
    select id from payments where disputed_cents > 0 and coalesce(dispute, 'won') = 'won'`,
  'Two charges for one period of a monthly gift.': `
    select monthly_gift_id as id from donations where state <> 'failed' and monthly_gift_id is not null
    group by monthly_gift_id, period having count(*) > 1`,
  'A gift of the last day has neither a receipt nor one on its way.': `
    select d.id from donations d where d.state = 'succeeded' and d.channel in ('online', 'monthly')
      and d.succeeded_at between now() - interval '1 day' and now()
      and not exists (select from mails m where m.key = 'receipt ' || d.id)
      and not exists (select from receipts_due r where r.donation_id = d.id)
      -- Of the release before.
      and not exists (select from graphile_worker.jobs j where j.key = 'receipt ' || d.id)`,
  'More receipts than one.': `
    select key as id from mails where key like 'receipt %' group by key having count(*) > 1`,
  'A matching fund is used by another sum than its gifts.': `
    select f.fundraiser_id as id from matching_funds f
    left join donations d on d.fundraiser_id = f.fundraiser_id and d.channel = 'match'
    group by f.fundraiser_id having coalesce(sum(d.amount_cents), 0) <> (
      select sum(used_cents) from matching_funds m where m.fundraiser_id = f.fundraiser_id)`,
}

/** Every row that breaks an invariant. @param db in the scope of all sites */
export async function checkLedger(db: Db): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [what, query] of Object.entries(invariants)) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db)
    faults.push(...rows.map(({ id }) => ({ what, id })))
  }
  return faults
}
