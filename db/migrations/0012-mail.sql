-- Mail in flight, and suppressed addresses.

alter table mails
  -- a lease: the delivering worker holds it until then, and a killed one loses it
  add column sending_until timestamptz;
create index mails_recipient_words on mails using gin (lower(recipient) gin_trgm_ops);
create index mails_kind on mails (kind, id);
create index mails_created on mails (created_at);

create table mail_suppressions (
  -- in lower case
  address text not null,
  -- the mailbox is not there (bounce, invalid), or its owner wants none of it (spam, unsubscribe)
  reason text not null check (reason in ('bounce', 'invalid', 'spam', 'unsubscribe')),
  -- the words of the server that said so
  detail text not null default '',
  since timestamptz not null default now(),
  -- lifted: events older than this no longer count, even if reported again
  cleared_at timestamptz,
  primary key (address, reason)
);

-- Who acted in another's name is looked for too.
create index audit_acting_as on audit_entries (acting_as_id, id) where acting_as_id is not null;

-- UUID v7 to the microsecond (RFC 9562, section 6.2, method 3: the twelve bits after the version hold the fraction of the
-- millisecond), so that audit entries sort in the order they were written.
create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    overlay(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send(t / 1000) from 3) from 1 for 6)
      placing int2send((28672 + (t % 1000) * 4096 / 1000)::int2) from 7 for 2),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as now (t)
$$;
