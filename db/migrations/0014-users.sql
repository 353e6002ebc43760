-- Finding people among very many, and what stays of those who have gone.

-- ' maria ortiz navy': what is typed begins a word when ' typed' stands in it. Immutable, as the dictionary is ours.
create function plain_words(text) returns text language sql immutable parallel safe as $$
  select ' ' || trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, $1)), '[^a-z0-9]+', ' ', 'g'))
$$;

alter table users
  add column name_words text not null generated always as (plain_words(first_name || ' ' || last_name)) stored,
  -- for those who may see addresses
  add column find_words text not null generated always as (plain_words(first_name || ' ' || last_name || ' ' || email)) stored;
create index users_find_words on users using gin (find_words gin_trgm_ops);
create index users_name_words on users using gin (name_words gin_trgm_ops);

-- The orders that lists of people come in.
create index users_created on users (created_at, id);
create index users_by_name on users (lower(last_name), lower(first_name), id);
create index users_last_login on users (last_login_at nulls first, id);
create index users_type on users (type) where type <> 'User';
create index users_disabled on users (disabled_at) where disabled_at is not null;
create index users_not_activated on users (created_at) where activated_at is null;

-- What the filters ask of a profile. ZIP+4 counts as its ZIP.
create index profiles_zip5 on profiles (left(zip, 5));
create index profiles_clearance on profiles (security_clearance) where security_clearance is not null;
create index profiles_validated on profiles (user_id) where dd214_status = 'validated';
create index service_records_rank on service_records (rank_id);

-- The audit trail, the ledger and other people's conversations name a person by id alone; this says that it was one.
create table deleted_users (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  source_theme_id uuid references themes on delete set null
);

-- The number of a local union (document 1, section 3): the user card shows it.
alter table employers add column local_union text;
