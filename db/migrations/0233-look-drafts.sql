-- The look of a site is edited beside what is live: one draft a site, and its publications.

-- settings of the look that only administrators change
alter table themes add column look_reserved text[] not null default '{}';

create table look_drafts (
  theme_id uuid primary key references themes on delete cascade,
  -- the settings that differ from what is live: themes.variables
  changes jsonb not null,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now()
);

create table look_versions (
  theme_id uuid not null references themes on delete cascade,
  number int not null check (number > 0),
  -- the whole look, so that a later initial value of a setting does not change it
  look jsonb not null,
  published_by uuid references users on delete set null,
  published_at timestamptz not null default now(),
  primary key (theme_id, number)
);
