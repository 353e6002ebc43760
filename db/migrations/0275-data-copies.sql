-- Copies of personal data that people ask for (features/personal-data). The link is a token with a purpose of its own.
alter table user_tokens drop constraint user_tokens_purpose_check;
alter table user_tokens add constraint user_tokens_purpose_check
  check (purpose in ('activate', 'reset', 'email', 'new-address', 'address-stop', 'data-copy'));

-- A file for one person that is larger than a store takes at once, in parts. Written by features/files.
create table file_parcels (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null references users on delete cascade,
  bytes bigint not null default 0,
  created_at timestamptz not null default now()
);
create index file_parcels_owner on file_parcels (owner_id);

create table file_parcel_parts (
  id uuid primary key default uuid_v7(),
  parcel_id uuid not null references file_parcels on delete cascade,
  position int not null,
  store_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  unique (parcel_id, position)
);

create table data_copies (
  -- also of its parcel
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  -- null: the person
  asked_by uuid references users on delete set null,
  -- the site that its mail leads to
  theme_id uuid references themes on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'taken', 'failed')),
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- One at a time.
create unique index data_copies_waiting on data_copies (user_id) where state = 'waiting';
create index data_copies_user on data_copies (user_id, asked_at desc);
create index data_copies_asked_by on data_copies (asked_by);
create index data_copies_theme on data_copies (theme_id);
