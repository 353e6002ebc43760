-- SCORM packages of trainings (document 3, section 3: type default or scorm). Written by features/trainings.
alter table trainings add column type text not null default 'default' check (type in ('default', 'scorm'));

-- Packages of trainings that all sites show belong to no site.
alter table content_packages alter column theme_id drop not null;

create table training_packages (
  id uuid primary key references content_packages on delete cascade,
  -- one at a time: another upload replaces it
  training_id uuid not null unique references trainings on delete cascade,
  -- of SCORM
  version text not null check (version in ('1.2', '2004')),
  -- of the file as it was uploaded
  name text not null,
  title text not null,
  -- what the manifest lists, in order (features/trainings/scorm/schema.ts)
  items jsonb not null,
  -- how many of them can be opened
  steps int not null check (steps > 0),
  created_at timestamptz not null default now()
);

-- How far somebody is in one item of a package.
create table training_attempts (
  user_id uuid not null references users on delete cascade,
  package_id uuid not null references training_packages on delete cascade,
  -- the identifier in the manifest
  item text not null,
  -- counts what was kept: an older page of another device does not overwrite a newer one
  revision int not null default 0,
  -- the last thing that was kept, so that sending it again changes nothing
  commit_id uuid not null,
  -- what the item keeps: the data model of SCORM
  data jsonb not null,
  is_complete boolean not null default false,
  -- passed or failed, where the item says so
  passed boolean,
  -- 0 to 100, where the item has a score
  score numeric check (score between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (user_id, package_id, item)
);
create index training_attempts_package on training_attempts (package_id);
