-- What the jobs of a segment are: their civilian careers, by title or text (features/job-search/segments/job-careers.ts).
alter table job_segments
  add column careers bytea,
  -- the version of the classification; null: none, or of several
  add column careers_by int,
  -- false: some jobs are not classified yet
  add column careers_complete boolean not null default false;
