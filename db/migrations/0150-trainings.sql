-- Trainings (document 3, section 3: training form). Written by features/trainings.
create table trainings (
  id uuid primary key default uuid_v7(),
  -- the site that shows it; null: all sites
  theme_id uuid references themes on delete cascade,
  created_by uuid references users on delete set null,
  title text not null check (title <> ''),
  -- a name of ui/icon-paths.ts
  icon text not null default 'book',
  -- what the documents call its theme: the heading it is listed under; empty: none
  category text not null default '',
  -- 0: not promoted; 5 comes first
  promoted int not null default 0 check (promoted between 0 and 5),
  -- the types of users who do not find it
  restricted_for_user_types text[] not null default '{}',
  image text,
  description text not null default '',
  -- ids of job categories
  categories text[] not null default '{}',
  -- what there is to do, in order: [{ id, type, path, title }] (features/trainings/schema.ts)
  links jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index trainings_theme on trainings (theme_id);
create index trainings_created_by on trainings (created_by) where created_by is not null;

-- How far somebody is.
create table training_progress (
  user_id uuid not null references users on delete cascade,
  training_id uuid not null references trainings on delete cascade,
  -- ids of the links that are done
  done uuid[] not null default '{}',
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- stays, also when links are added later
  completed_at timestamptz,
  primary key (user_id, training_id)
);
create index training_progress_training on training_progress (training_id);
