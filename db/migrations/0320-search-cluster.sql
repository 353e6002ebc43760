-- A search cluster in step with the database (decision 470). Empty where SEARCH_URL is not set.

-- Jobs whose documents have to be written or deleted again: an outbox. A row is deleted when the cluster has the job as it was at this
-- version or later. Of one job, a later change has a higher version, as its entry is locked first.
create table search_changes (
  version bigint generated always as identity primary key,
  job_id uuid not null,
  at timestamptz not null default now(),
  -- why the cluster will never take the document; it is not sent again
  refused text
);
create index search_changes_refused on search_changes (job_id) where refused is not null;

-- The indexes in the cluster that changes are written to: the one that serves, and the one that is being filled beside it.
create table search_indexes (
  name text primary key,
  state text not null check (state in ('building', 'serving')),
  -- of mapping and analysis: another one asks for a new index
  version text not null,
  -- how far it has been filled: all jobs up to this id
  reached uuid,
  filled bigint not null default 0,
  created_at timestamptz not null default now()
);
create unique index search_indexes_one on search_indexes (state);
