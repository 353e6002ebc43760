-- What a member tells about themselves, who may see it, and the badges that sites give.

create table profiles (
  user_id uuid primary key references users on delete cascade,

  address_line1 text,
  address_line2 text,
  city text,
  state text,
  county text,
  -- congressional district, where it is known
  district text,
  zip text,

  about text,
  is_military_spouse boolean not null default false,
  is_veteran boolean,
  discharge_reason text,
  -- R I A S E C (spec/lists.ts)
  career_interests text[] not null default '{}',
  -- ids of categories
  job_interests text[] not null default '{}',
  security_clearance text,
  -- a clearance is good for 24 months from this day: the separation from the service
  clearance_ended_on date,
  education text,
  -- what one organisation asks besides (document 3, section 3)
  extended jsonb,

  -- of table files, which knows nothing of people: a file that is gone is simply not shown
  photo_file_id uuid,
  resume_file_id uuid,
  dd214_file_id uuid,
  dd214_status text check (dd214_status in ('validated', 'rejected')),
  dd214_reason text,
  dd214_checked_at timestamptz,
  dd214_checked_by uuid references users on delete set null,

  -- privacy: everything is off until the member turns it on
  is_public boolean not null default false,
  is_findable boolean not null default false,
  hides_last_name boolean not null default false,
  resume_shown_to text not null default 'nobody' check (resume_shown_to in ('nobody', 'employers', 'mentors', 'both')),
  -- others may ask to connect
  takes_connections boolean not null default true,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_findable on profiles (user_id) where is_findable;
create index profiles_zip on profiles (zip);

-- Service in a branch: a row for each occupation, the main one first.
create table service_records (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  position smallint not null,
  -- the catalog keeps what a profile points at
  corps_id text references corps,
  rank_id text references ranks,
  occupation_id text references military_occupations,
  from_year smallint,
  to_year smallint,
  unique (user_id, position)
);
create index service_records_occupation on service_records (occupation_id);
create index service_records_corps on service_records (corps_id, rank_id);

-- Civilian work and education.
create table work_records (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('work', 'education')),
  title text not null,
  organization text not null,
  from_year smallint,
  to_year smallint,
  description text,
  unique (user_id, position)
);

-- Who of the staff has looked at whose profile (document 2, section 3: viewed).
create table profile_views (
  viewer_id uuid not null references users on delete cascade,
  user_id uuid not null references users on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (viewer_id, user_id)
);
create index profile_views_user on profile_views (user_id);

create table badges (
  id uuid primary key default uuid_v7(),
  name text not null,
  -- a name of ui/icon-paths.ts
  icon text not null,
  -- the site that gives it; null: all sites
  theme_id uuid references themes on delete cascade,
  created_at timestamptz not null default now()
);
create unique index badges_name on badges (theme_id, lower(name)) nulls not distinct;

create table user_badges (
  user_id uuid not null references users on delete cascade,
  badge_id uuid not null references badges on delete cascade,
  set_by uuid references users on delete set null,
  set_at timestamptz not null default now(),
  primary key (user_id, badge_id)
);
create index user_badges_badge on user_badges (badge_id);
