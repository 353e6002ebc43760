-- The employer's side of an application that went through us: what the employer decided, beside the seeker's own tracking
-- (applications). Written by features/applicants.

-- Applied here: neither on the employer's own page nor by a mail to an address of the job.
alter table applications drop constraint applications_applied_by_check,
  add constraint applications_applied_by_check check (applied_by in ('link', 'email', 'here'));

create table applicants (
  application_id uuid primary key references applications on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  -- jobs are distributed by their id: no foreign key
  job_id uuid not null,
  user_id uuid not null references users on delete cascade,
  applied_at timestamptz not null default now(),
  -- what the employer decided (document 2, section 4)
  status text not null default 'APPLIED'
    check (status in ('APPLIED', 'INTERVIEWING', 'OFFERED', 'HIRED', 'NOTSELECTED')),
  status_at timestamptz not null default now(),
  status_by uuid references users on delete set null,
  -- how well the person fits the job, 0 to 100, and why; measured in the background
  score real not null default 0,
  factors jsonb,
  -- when somebody of the employer first opened it
  seen_at timestamptz,
  -- the first day, and when the person confirmed the hire
  starts_on date,
  confirmed_at timestamptz
);
-- Each order of the list, for everybody and for one status: a page is read from an index alone.
create index applicants_newest on applicants (employer_id, applied_at desc, application_id);
create index applicants_status_newest on applicants (employer_id, status, applied_at desc, application_id);
create index applicants_best on applicants (employer_id, score desc, application_id);
create index applicants_status_best on applicants (employer_id, status, score desc, application_id);
create index applicants_job on applicants (employer_id, job_id, status);
create index applicants_measured on applicants (job_id);
-- those that nobody has opened, for the navigation
create index applicants_new on applicants (employer_id) where seen_at is null;
create index applicants_user on applicants (user_id);
create index applicants_status_by on applicants (status_by) where status_by is not null;

-- How many applicants an employer has, by job and status: counting a hundred thousand rows for each page takes too long.
create table applicant_counts (
  employer_id uuid not null references employers on delete cascade,
  job_id uuid not null,
  status text not null,
  count int not null,
  primary key (employer_id, job_id, status)
);

-- Once per statement, in one order, so that two who change many at once wait for each other instead of for ever.
create function count_applicants() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into applicant_counts (employer_id, job_id, status, count)
      select employer_id, job_id, status, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (employer_id, job_id, status) do update set count = applicant_counts.count + excluded.count;
  elsif tg_op = 'DELETE' then
    -- Those of a deleted employer go with it.
    insert into applicant_counts (employer_id, job_id, status, count)
      select employer_id, job_id, status, -count(*) from old_rows
      where exists (select from employers where id = employer_id) group by 1, 2, 3 order by 1, 2, 3
      on conflict (employer_id, job_id, status) do update set count = applicant_counts.count + excluded.count;
  else
    insert into applicant_counts (employer_id, job_id, status, count)
      select employer_id, job_id, status, sum(difference) from (
        select employer_id, job_id, status, 1 as difference from new_rows
        union all select employer_id, job_id, status, -1 from old_rows
      ) changes group by 1, 2, 3 having sum(difference) <> 0 order by 1, 2, 3
      on conflict (employer_id, job_id, status) do update set count = applicant_counts.count + excluded.count;
  end if;
  return null;
end $$;
create trigger applicants_added after insert on applicants referencing new table as new_rows
  for each statement execute function count_applicants();
create trigger applicants_gone after delete on applicants referencing old table as old_rows
  for each statement execute function count_applicants();
create trigger applicants_changed after update on applicants
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_applicants();

-- What the employer set, in the order it was set; the seeker sees it as the employer's.
create table applicant_changes (
  id uuid primary key default uuid_v7(),
  application_id uuid not null references applicants on delete cascade,
  status text not null,
  set_by uuid references users on delete set null,
  at timestamptz not null default now()
);
create index applicant_changes_application on applicant_changes (application_id, id);
create index applicant_changes_set_by on applicant_changes (set_by) where set_by is not null;

-- What the managers of an employer tell each other. The applicant never sees it.
create table applicant_notes (
  id uuid primary key default uuid_v7(),
  application_id uuid not null references applicants on delete cascade,
  -- null: an account that is gone
  author_id uuid references users on delete set null,
  text text not null default '',
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  check (text <> '' or rating is not null)
);
create index applicant_notes_application on applicant_notes (application_id, id);
create index applicant_notes_author on applicant_notes (author_id) where author_id is not null;

insert into applicants (application_id, employer_id, job_id, user_id, applied_at, status_at)
  select id, employer_id, job_id, user_id, coalesce(applied_at, created_at), coalesce(applied_at, created_at)
  from applications where applied_by = 'email';
