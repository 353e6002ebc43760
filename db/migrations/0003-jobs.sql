-- Jobs. `jobs` holds what people read, `job_entries` what imports compare, `job_segments` what the search reads.
-- Written by features/jobs and features/job-search alone. Distributable by job id (Citus): every key contains it, foreign keys go to reference
-- tables; segments are few and large, and are distributed by their own id.

create table jobs (
  -- derived from employer and reference (features/jobs/identity.ts): the primary key is the identity of a job
  id uuid primary key,
  employer_id uuid not null references employers on delete cascade,
  feed_id uuid,
  reference text not null,
  title text not null,
  description text not null,
  apply_url text,
  apply_email text,
  feed_employer text,
  agency text,
  subagency text,
  address text,
  city text,
  state text,
  zip text,
  country text not null default 'US',
  lat double precision,
  lon double precision,
  is_remote boolean not null default false,
  is_hybrid boolean not null default false,
  type text,
  career_level text,
  wage_min numeric(12, 2),
  wage_max numeric(12, 2),
  wage_unit text check (wage_unit in ('hour', 'day', 'week', 'month', 'year')),
  currency text not null default 'USD',
  categories text[] not null default '{}',
  source text check (source in ('Military', 'Federal', 'State')),
  is_volunteer boolean not null default false,
  is_competitive boolean not null default false,
  clearance text,
  posted_at timestamptz not null,
  -- the feed's own date
  expires_at timestamptz,
  -- when it was taken down: gone from its feed, or by hand
  expired_at timestamptz,
  promoted_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Descriptions are read ten at a time: stored uncompressed, which makes writes cheaper.
alter table jobs alter description set storage external;
create index jobs_employer on jobs (employer_id, posted_at desc);
create index jobs_promoted on jobs (promoted_until) where promoted_until is not null;

-- Narrow, because every import probes it for every job of the feed.
create table job_entries (
  id uuid primary key,
  employer_id uuid not null,
  feed_id uuid,
  -- of the last saved draft: an equal one is not written again
  hash bytea,
  -- false after we took the job down
  live boolean not null default true,
  -- consecutive successful imports of its feed that did not contain it
  missed smallint not null default 0,
  -- the segment of its newest version; null: none
  segment bigint,
  slot int
) with (fillfactor = 80);
create index job_entries_feed on job_entries (feed_id) where live;

-- The search index (docs/decisions/051). A segment holds up to 32,768 jobs, newest first, and never
-- changes, but for `dead`, which grows. Segments are merged as they pile up (features/job-search/segments/).
create table job_segments (
  id bigint generated always as identity primary key,
  size int not null,
  -- what ranks, filters and counts a job, column after column
  columns bytea not null,
  -- the values that columns point at: employers, categories, states …
  lists jsonb not null,
  -- words of titles: dictionary and postings
  titles bytea not null,
  -- words of everything: dictionary; its postings, read in slices
  words bytea not null,
  postings bytea not null,
  -- deleted slots, with the time: 8 bytes each, appended
  dead bytea not null default ''
);
alter table job_segments alter columns set storage external;
alter table job_segments alter titles set storage external;
alter table job_segments alter words set storage external;
alter table job_segments alter postings set storage external;

-- The jobs that an import has seen; deleted when the import is closed.
create unlogged table job_sightings (
  job_id uuid not null,
  reading uuid not null,
  primary key (reading, job_id)
);

-- Every word that ever appeared in a title: the candidates of 'Did you mean'.
create table job_vocabulary (word text primary key);
create index job_vocabulary_likeness on job_vocabulary using gin (word gin_trgm_ops);
