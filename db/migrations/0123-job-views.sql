-- How often people opened the page of a job, by day in UTC.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  day date not null,
  views integer not null,
  primary key (job_id, day)
);
create index job_views_employer on job_views (employer_id, day);
