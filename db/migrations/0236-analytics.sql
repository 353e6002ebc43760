-- What happens on sites, counted without people (decision 380): events by the hour, rolled up into days.

-- Written together by each process, so an event of many in the same seconds is one row. No foreign key and no index to
-- maintain: rows are read by their hour, once, and go with their month.
create table analytics_events (
  theme_id uuid not null,
  kind text not null,
  -- a job, an occupation, a search in words; empty: nothing in particular
  subject text not null,
  hour timestamptz not null,
  events int not null check (events > 0)
) partition by range (hour);
create index analytics_events_hour on analytics_events using brin (hour) with (pages_per_range = 32);

-- Days are those of the site's own time zone. theme_id null: all sites together.
create table analytics_days (
  theme_id uuid references themes on delete cascade,
  day date not null,
  kind text not null,
  events bigint not null,
  unique nulls not distinct (theme_id, day, kind) include (events)
);
create table analytics_subjects (
  theme_id uuid references themes on delete cascade,
  kind text not null,
  day date not null,
  subject text not null,
  events bigint not null,
  unique nulls not distinct (theme_id, kind, day, subject) include (events)
);
-- days that are over are tidied
create index analytics_subjects_day on analytics_subjects (day);

-- Everything before it is in the tables above, each event once.
create table analytics_roll_up (
  only_one boolean primary key default true check (only_one),
  rolled_until timestamptz not null
);
insert into analytics_roll_up (rolled_until) values ('-infinity');

-- The application owns no tables, so it cannot add or drop a partition itself (decision 229).

-- Sees to it that events of this moment have a place.
create function analytics_prepare(moment timestamptz) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  month timestamp := date_trunc('month', moment at time zone 'UTC');
  name text := 'analytics_events_' || to_char(month, 'YYYYMM');
begin
  if to_regclass('public.' || name) is not null then return; end if;
  perform pg_advisory_xact_lock(7214007);
  execute format('create table if not exists public.%I partition of public.analytics_events for values from (%L) to (%L)',
    name, month::text || '+00', (month + interval '1 month')::text || '+00');
end $$;

-- Drops months that ended before this moment and are rolled up. Returns how many.
create function analytics_drop_months(moment timestamptz) returns int language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  old text;
  dropped int := 0;
  ended timestamptz := least(moment, (select rolled_until from public.analytics_roll_up));
begin
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.analytics_events'::regclass
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= ended
  loop
    execute format('drop table public.%I', old);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
