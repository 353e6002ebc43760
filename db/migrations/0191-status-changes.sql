-- What was well and what was not, since when (decision 342): a row whenever the level of a fact changes.
create table status_changes (
  id bigint generated always as identity primary key,
  -- the key of a check of features/status
  fact text not null,
  level text not null check (level in ('well', 'watch', 'broken')),
  says text not null,
  at timestamptz not null default now()
);
create index status_changes_fact on status_changes (fact, at desc);
