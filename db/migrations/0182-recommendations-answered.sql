-- Resources can be recommended, and a person can say that something is not for them. Written by features/recommendations.
alter table recommendations drop constraint recommendations_kind_check;
alter table recommendations add constraint recommendations_kind_check
  check (kind in ('job', 'training', 'resource'));
alter table recommendations
  add column declined_at timestamptz,
  -- in the person's words; the mentor reads it
  add column declined_why text not null default '',
  add constraint recommendations_one_answer check (completed_at is null or declined_at is null);
