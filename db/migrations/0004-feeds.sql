-- Feeds of employers, and what each reading of them did. Written by features/feeds.

create table feeds (
  id uuid primary key default uuid_v7(),
  employer_id uuid not null references employers on delete cascade,
  -- an address on the web; 'file:…' was imported by hand and is never read by the server
  url text not null,
  -- chosen by an administrator; null: recognised at each reading
  dialect text,
  -- the label of the dialect that was read last
  integration text,
  every_hours int not null default 24 check (every_hours between 1 and 720),
  -- null: only by hand
  next_run_at timestamptz,
  -- jobs in the last reading that succeeded: far fewer are not believed
  last_good_read int,
  -- the next reading may be far smaller
  shrink_confirmed boolean not null default false,
  created_at timestamptz not null default now(),
  unique (employer_id, url)
);
create index feeds_due on feeds (next_run_at) where next_run_at is not null;

-- One reading of a feed; its id is the reading's id in features/jobs.
create table feed_runs (
  id uuid primary key,
  feed_id uuid not null references feeds on delete cascade,
  started_at timestamptz not null default now(),
  -- told after each batch: a run that is silent for minutes was killed
  progress_at timestamptz not null default now(),
  finished_at timestamptz,
  -- null while it runs
  success boolean,
  failure_reason text,
  dialect text,
  bytes bigint not null default 0,
  read int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  skipped int not null default 0,
  -- live jobs of the feed that it no longer has
  gone int not null default 0,
  -- those of them that were taken down, being gone three times in a row
  expired int not null default 0,
  -- [{ kind, count, example }]
  warnings jsonb not null default '[]',
  -- { fields, mapped, share, unmapped, aside }
  mapping jsonb
);
create index feed_runs_feed on feed_runs (feed_id, started_at desc);

-- Companies that a feed of many companies names: their logos and sites.
create table feed_companies (
  -- lower case
  name text primary key,
  logo text,
  url text,
  updated_at timestamptz not null default now()
);
