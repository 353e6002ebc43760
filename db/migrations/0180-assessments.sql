-- Interest assessments (document 3, section 2: /assessment). Written by features/assessment.
create table assessments (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  -- 1 to 5 by the id of the statement; emptied once the scores are there
  answers jsonb not null default '{}',
  -- 10 to 50 by the letter of the interest: {"R": 33, …}
  scores jsonb,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  check ((scores is null) = (completed_at is null))
);
-- One at a time.
create unique index assessments_open on assessments (user_id) where completed_at is null;
create index assessments_user on assessments (user_id, completed_at);
