-- The audit trail is chained: each link is the hash of the link before it and of one entry. Entries are added to the chain by
-- a task, a minute later at most, so that those who write the trail never wait for each other.

create table audit_chain (
  seq bigint primary key check (seq > 0),
  -- no foreign key: an entry that is gone must show
  entry_id uuid not null unique,
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);
create trigger audit_chain_append_only before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger audit_chain_not_emptied before truncate on audit_chain
  for each statement execute function refuse_change();

-- The network address is not part of it: it goes when the person's account is deleted.
create function audit_link(before bytea, e audit_entries) returns bytea language sql immutable as $$
  select sha256(before || convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.action, e.actor_id, e.acting_as_id, e.subject_type, e.subject_id, e.theme_id, e.detail
  )::text, 'UTF8'))
$$;

-- Adds what is not chained yet. One process at a time; the others return at once. It looks back one day from the last link:
-- no transaction lasts longer. The application may call it, and cannot write the chain itself.
create function seal_audit_trail(most int) returns int language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  last audit_chain;
  entry audit_entries;
  -- ids begin with the time
  oldest uuid := '00000000-0000-0000-0000-000000000000';
  sealed int := 0;
begin
  if not pg_try_advisory_xact_lock(7214005) then return 0; end if;
  select * into last from audit_chain order by seq desc limit 1;
  select (lpad(to_hex((extract(epoch from at - interval '1 day') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    into oldest from audit_entries where id = last.entry_id;
  for entry in
    select e.* from audit_entries e
    where e.id > coalesce(oldest, '00000000-0000-0000-0000-000000000000') and not exists (select from audit_chain c where c.entry_id = e.id)
    order by e.id limit most
  loop
    last.seq := coalesce(last.seq, 0) + 1;
    last.hash := audit_link(coalesce(last.hash, ''::bytea), entry);
    insert into audit_chain (seq, entry_id, hash) values (last.seq, entry.id, last.hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Where the chain does not hold; no row: it holds.
create function audit_faults() returns table (seq bigint, entry_id uuid, fault text) language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with links as (
    select c.*, lag(c.hash, 1, ''::bytea) over (order by c.seq) as before, row_number() over (order by c.seq) as n
    from audit_chain c
  )
  select l.seq, l.entry_id,
    case when l.seq <> l.n then 'a link is missing before it' when e.id is null then 'the entry is gone'
      else 'the entry or the link was changed' end
  from links l left join audit_entries e on e.id = l.entry_id
  where l.seq <> l.n or e.id is null or l.hash <> audit_link(l.before, e)
  union all
  select null, e.id, 'the entry was never chained' from audit_entries e
  where e.at < now() - interval '1 hour' and not exists (select from audit_chain c where c.entry_id = e.id)
$$;

-- The only change of an entry: the network address goes, once the person is deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_entries' then
    if new.address is null and to_jsonb(new) - 'address' = to_jsonb(old) - 'address'
      and exists (select from deleted_users where id = coalesce(old.actor_id, old.subject_id)) then
      return new;
    end if;
  end if;
  raise exception 'The audit trail is append-only.';
end $$;

create function forget_audit_addresses(person uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update audit_entries set address = null
  where address is not null and (actor_id = person or (actor_id is null and subject_id = person))
    and exists (select from deleted_users where id = person)
$$;

-- Rights are granted by db/grants.ts after each migration.
revoke execute on function seal_audit_trail(int), forget_audit_addresses(uuid) from public;
