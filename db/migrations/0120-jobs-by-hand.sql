-- Jobs that an employer writes: rows like those of feeds, with what no feed has.
alter table jobs
  -- people apply on this site
  add column apply_here boolean not null default false,
  -- ids of spec/lists.ts
  add column benefits text[] not null default '{}',
  -- questions that are answered when applying: { title, lead, questions }
  add column quiz jsonb,
  -- taken down for a while by its employer
  add column paused_at timestamptz;

-- What somebody answered when they applied, with the questions as they were.
create table application_answers (
  application_id uuid primary key references applications on delete cascade,
  quiz jsonb not null,
  answers jsonb not null,
  submitted_at timestamptz not null default now()
);
