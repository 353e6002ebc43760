-- Quizzes and surveys (document 2, section 3). Written by features/quizzes.
create table quizzes (
  id uuid primary key default uuid_v7(),
  -- where it was made; shown there, and on all sites when it is global
  theme_id uuid references themes on delete cascade,
  created_by uuid references users on delete set null,
  name text not null check (name <> ''),
  type text not null default 'quiz' check (type in ('quiz', 'survey')),
  lead text not null default '',
  is_global boolean not null default false,
  -- of the points that can be reached, in percent; null: nobody passes or fails
  pass_mark int check (pass_mark between 1 and 100),
  -- minutes; null: no limit
  time_limit int check (time_limit > 0),
  -- null: any number
  attempts int check (attempts > 0),
  -- answers to choose from are in another order for each take
  shuffled boolean not null default false,
  -- answers of a survey are kept without a name
  anonymous boolean not null default false,
  -- the version that is taken now
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quizzes_theme on quizzes (theme_id);
create index quizzes_created_by on quizzes (created_by) where created_by is not null;

-- The questions. A version that was taken is never changed.
create table quiz_versions (
  quiz_id uuid not null references quizzes on delete cascade,
  number int not null,
  -- features/quizzes/schema.ts
  questions jsonb not null,
  created_at timestamptz not null default now(),
  primary key (quiz_id, number)
);

create table quiz_takes (
  id uuid primary key default uuid_v7(),
  quiz_id uuid not null,
  version int not null,
  -- null: an anonymous answer to a survey
  user_id uuid references users on delete cascade,
  -- by the id of the question
  answers jsonb not null default '{}',
  started_at timestamptz not null default now(),
  -- when the time is up
  ends_at timestamptz,
  submitted_at timestamptz,
  points_awarded numeric,
  points_required numeric,
  points_possible numeric,
  passed boolean,
  foreign key (quiz_id, version) references quiz_versions on delete cascade
);
-- One at a time.
create unique index quiz_takes_open on quiz_takes (quiz_id, user_id) where submitted_at is null;
create index quiz_takes_user on quiz_takes (user_id, quiz_id);
create index quiz_takes_quiz on quiz_takes (quiz_id, submitted_at);

-- Who answered a survey, so that each does once; of an anonymous one nothing leads from here to the answers.
create table survey_participants (
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (quiz_id, user_id)
);
create index survey_participants_user on survey_participants (user_id);
