-- What gifts leave to background work waits in rows instead of a task each, and is done for many at once (decision 610).

-- Gifts whose receipt is still to be written (features/donations/receipts-due.ts).
create table receipts_due (
  donation_id uuid primary key references donations on delete cascade,
  -- not before; a receipt that could not be written is tried again later
  due_at timestamptz not null default now(),
  failures int not null default 0
);
create index receipts_due_at on receipts_due (due_at);

-- Charges that the demonstration is still to report (features/payments/providers/demo).
create table demo_events (
  id text primary key,
  charge text not null references demo_charges on delete cascade,
  due_at timestamptz not null default now()
);
create index demo_events_at on demo_events (due_at);
create index demo_events_charge on demo_events (charge);

-- Marks the gifts of these payments and enters their lines, and that their receipts are due. Those that were entered before give no row.
create function enter_gifts(paid uuid[])
returns table (id uuid, frequency text, fundraiser_id uuid, monthly_gift_id uuid, is_matched boolean)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
    with gift as (
      update donations d set state = 'succeeded', succeeded_at = now(),
        receipt_number = to_char(now(), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 5, '0')
      -- An array that the statement makes itself: one plan for any number of gifts.
      where d.payment_id = any (array(select unnest(paid))) and d.state in ('pending', 'failed')
      returning d.id, d.frequency, d.fundraiser_id, d.monthly_gift_id, d.amount_cents, d.tip_cents, d.fee_cents),
    lines as (
      insert into ledger_entries (donation_id, part, cents)
      select gift.id, line.part, line.cents from gift,
        lateral (values ('gift', gift.amount_cents), ('tip', gift.tip_cents), ('fee', gift.fee_cents)) line (part, cents)
      where line.cents > 0),
    due as (insert into receipts_due (donation_id) select gift.id from gift)
    select gift.id, gift.frequency, gift.fundraiser_id, gift.monthly_gift_id, exists (
      select from matching_funds f where f.fundraiser_id = gift.fundraiser_id and f.used_cents < f.cents)
    from gift;
end $$;

-- Of these payments those whose gift is entered by `enter_gifts` and nothing else: it neither starts nor continues a monthly one, and is
-- not matched. Opens the scope of their sites.
create function single_gifts(paid uuid[]) returns setof uuid language plpgsql as $$
begin
  perform set_config('muster.sites', (
    select coalesce(string_agg(distinct theme_id::text, ','), '') from payments where id = any (array(select unnest(paid)))), true);
  return query
    select d.payment_id from donations d
    where d.payment_id = any (array(select unnest(paid))) and d.frequency = 'one-time' and d.monthly_gift_id is null
      and not exists (
        select from matching_funds f where f.fundraiser_id = d.fundraiser_id and f.used_cents < f.cents);
end $$;
