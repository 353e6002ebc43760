-- What job seekers save. Job ids have no foreign key: jobs are distributed by their id, and what a
-- person keeps outlives them.

create table favorites (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index favorites_newest on favorites (user_id, created_at desc);

-- One record per applicant and job, kept by the seeker and, later, the employer (document 2, section 3; document 3,
-- section 3).
create table applications (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  job_id uuid not null,
  employer_id uuid not null references employers on delete cascade,
  status text not null check (status in ('APPLIED', 'INTERVIEWING', 'OFFERED', 'HIRED', 'NOTSELECTED', 'INTERESTED')),
  -- who set it, and when
  set_by uuid references users on delete set null,
  set_at timestamptz not null default now(),
  -- null: not applied yet
  applied_at timestamptz,
  applied_by text check (applied_by in ('link', 'email')),
  -- what was sent to the employer
  message text,
  resume_file_id uuid,
  -- the seeker's own
  notes text not null default '',
  next_step_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, job_id)
);
create index applications_job on applications (job_id);
create index applications_employer on applications (employer_id, status);

create table application_changes (
  id uuid primary key default uuid_v7(),
  application_id uuid not null references applications on delete cascade,
  status text not null,
  set_by uuid references users on delete set null,
  at timestamptz not null default now()
);
create index application_changes_application on application_changes (application_id, id);

create table saved_searches (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  -- the site that it was made on, and that its mails come from
  theme_id uuid not null references themes on delete cascade,
  name text not null,
  -- the whole query, in its canonical form (features/job-search/schema.ts: JobQuery)
  query jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly', 'off')),
  time_zone text not null,
  -- jobs that were first seen until then have had their mail
  told_until timestamptz not null default now(),
  -- when the next mail is due; null: never
  next_at timestamptz,
  last_mail_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_searches_user on saved_searches (user_id, created_at desc);
create index saved_searches_due on saved_searches (next_at, id) where next_at is not null;

-- A mentor recommends a job, later also a training, to one person.
create table recommendations (
  id uuid primary key default uuid_v7(),
  mentor_id uuid not null references users on delete cascade,
  mentee_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('job', 'training')),
  subject_id uuid not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (mentee_id, kind, subject_id, mentor_id)
);
create index recommendations_mentee on recommendations (mentee_id, created_at desc);

-- Who gets the answer to a mail; null: the contact address of the site.
alter table mails add column reply_to text;
