-- What a paid gift writes, as calls: one round trip, planned once in each connection, also behind a pooler (decision 510).
-- Called by features/donations/kind.ts, which queues the receipt in the same statement.

-- Marks the gift of a payment and enters its lines. No row: it was entered before.
create function enter_gift(paid uuid)
returns table (id uuid, frequency text, fundraiser_id uuid, monthly_gift_id uuid, is_matched boolean)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
    with gift as (
      update donations d set state = 'succeeded', succeeded_at = now(),
        receipt_number = to_char(now(), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 5, '0')
      where d.payment_id = paid and d.state in ('pending', 'failed')
      returning d.id, d.frequency, d.fundraiser_id, d.monthly_gift_id, d.amount_cents, d.tip_cents, d.fee_cents),
    lines as (
      insert into ledger_entries (donation_id, part, cents)
      select gift.id, line.part, line.cents from gift,
        lateral (values ('gift', gift.amount_cents), ('tip', gift.tip_cents), ('fee', gift.fee_cents)) line (part, cents)
      where line.cents > 0)
    select gift.id, gift.frequency, gift.fundraiser_id, gift.monthly_gift_id, exists (
      select from matching_funds f where f.fundraiser_id = gift.fundraiser_id and f.used_cents < f.cents)
    from gift;
end $$;

-- The same for a gift after which nothing else is to be done, in the scope of its site. A gift that starts or continues a
-- monthly one, or that is matched, is refused with MG001: the statement has then written nothing.
create function enter_single_gift(paid uuid, site uuid) returns setof uuid language plpgsql as $$
declare
  gift record;
begin
  perform set_config('muster.sites', site::text, true);
  for gift in select * from enter_gift(paid) loop
    if gift.frequency = 'monthly' or gift.monthly_gift_id is not null or gift.is_matched then
      raise exception 'The gift of payment % is more than a single gift.', paid using errcode = 'MG001';
    end if;
    return next gift.id;
  end loop;
end $$;
