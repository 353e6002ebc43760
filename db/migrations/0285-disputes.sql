-- Disputes of charges: what a bank has taken back (features/payments), and its lines in the ledger of gifts (features/donations).

-- what the payer's bank holds or keeps: nothing once a dispute is won
alter table payments add column disputed_cents int not null default 0 check (disputed_cents between 0 and cents);

-- taken: the bank took it back; returned: the dispute was won
alter table ledger_entries add column dispute text check (dispute in ('taken', 'returned'));
alter table ledger_entries drop constraint ledger_entries_check;
alter table ledger_entries add constraint ledger_entries_check
  check ((refund_id is null and coalesce(dispute, '') <> 'taken') = (cents > 0) and (refund_id is null or dispute is null));
-- 0286 has the one that takes its place.
alter table ledger_entries drop constraint ledger_entries_donation_id_part_refund_id_key;

-- `refunded_cents` of a gift is what is no longer raised: refunded, or taken back by the donor's bank.
create or replace function donation_adds_up() returns trigger language plpgsql security definer set search_path = public as $$
declare
  gift donations;
  wrong record;
begin
  select * into gift from donations where id = new.id;
  if gift.id is null then return null; end if;
  select coalesce(sum(cents) filter (where refund_id is null and dispute is null and part = 'gift'), 0) as amount,
    coalesce(sum(cents) filter (where refund_id is null and dispute is null and part = 'tip'), 0) as tip,
    coalesce(sum(cents) filter (where refund_id is null and dispute is null and part = 'fee'), 0) as fee,
    coalesce(-sum(cents) filter (where (refund_id is not null or dispute is not null) and part = 'gift'), 0) as refunded
    into wrong from ledger_entries where donation_id = new.id;
  if gift.state = 'succeeded' and (wrong.amount, wrong.tip, wrong.fee, wrong.refunded)
      is distinct from (gift.amount_cents::bigint, gift.tip_cents::bigint, gift.fee_cents::bigint, gift.refunded_cents::bigint)
    or gift.state <> 'succeeded' and wrong.amount <> 0
  then raise exception 'The ledger of donation % does not add up.', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
