-- What the titles of a segment's jobs are: for each title that military occupations lead to, the jobs that have it.
alter table job_segments
  add column classes bytea,
  -- the version of the titles that it was classified with; null: not yet
  add column classified int;
alter table job_segments alter classes set storage external;
