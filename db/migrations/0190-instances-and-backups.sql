-- Which place of this database is live (decision 341). A copy that was restored or cloned elsewhere does nothing by itself until a
-- person says that it is the live one.
create table instance (
  is_only boolean primary key default true check (is_only),
  place text not null,
  confirmed_at timestamptz not null default now()
);
-- It was about charges alone.
drop table payment_instance;

-- Backups that were completed (decision 340).
create table backups (
  id uuid primary key,
  completed_at timestamptz not null default now(),
  name text not null,
  seconds int not null,
  row_count bigint not null,
  file_count bigint not null,
  bytes bigint not null
);
create index backups_completed on backups (completed_at desc);
