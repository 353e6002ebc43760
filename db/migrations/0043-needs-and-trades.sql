-- What people need help with: a list that staff keep, and who chose what of it. Written by features/user-needs and
-- features/profiles.

create table user_needs (
  id uuid primary key default uuid_v7(),
  name text not null check (name <> ''),
  position int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_needs_name on user_needs (lower(name));

insert into user_needs (name, position)
  select name, at from unnest(array['Healthcare', 'Housing', 'Education', 'Employment', 'Legal', 'Transition', 'Benefits',
    'Financial', 'Family']) with ordinality as defaults (name, at);

create table profile_needs (
  user_id uuid not null references users on delete cascade,
  need_id uuid not null references user_needs on delete cascade,
  primary key (user_id, need_id)
);
create index profile_needs_need on profile_needs (need_id);

-- Keys of spec/lists.ts.
alter table profiles add column trades text[] not null default '{}';
create index profiles_trades on profiles using gin (trades) where trades <> '{}';
