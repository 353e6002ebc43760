-- Which jobs a site shows: { "jobs": "all" | "own", "categories": [], "states": [], "flags": [] } (features/job-cards/schema.ts).
-- Missing keys do not restrict.
alter table themes add column job_scope jsonb not null default '{}';
