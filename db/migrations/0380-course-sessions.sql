-- Courses of SCORM 2004 are played by the rules of their manifest (decision 530). Written by features/trainings.
-- The tree of items with those rules; null: 1.2 has none, and packages from before are played without.
alter table training_packages add column sequencing jsonb;

-- Where somebody is in such a course: what the rules decide by.
create table training_sessions (
  user_id uuid not null references users on delete cascade,
  package_id uuid not null references training_packages on delete cascade,
  -- counts the steps: a page of another device takes none from an older place
  revision int not null default 0,
  -- the last step, so that sending it again takes no other
  request_id uuid,
  -- features/trainings/scorm/sequencing/state.ts; null: not begun
  state jsonb,
  -- the course was complete once, by its own rules
  is_complete boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, package_id)
);
create index training_sessions_package on training_sessions (package_id);
