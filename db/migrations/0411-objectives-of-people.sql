-- What somebody has reached of the objectives that courses share with one another (SCORM 2004, adlseq:objectivesGlobalToSystem).
create table training_objectives (
  user_id uuid not null references users on delete cascade,
  -- the name that the courses have for it
  objective text not null,
  -- as scorm-again has it: satisfiedStatus, normalizedMeasure and the like, each with whether it is known
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, objective)
);
