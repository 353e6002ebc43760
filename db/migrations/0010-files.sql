-- Files of people and sites. The bytes stand sealed in the store (lib/files); a row is what makes them a file.

create table files (
  id uuid primary key default uuid_v7(),
  -- null: uploaded before the account existed (dropped after a day), or a picture of a site
  owner_id uuid references users on delete set null,
  theme_id uuid references themes on delete set null,
  purpose text not null check (purpose in ('dd214', 'resume', 'photo', 'logo', 'picture', 'document')),
  -- as the person called it, cleaned; never a path
  name text not null,
  -- by content, not by what the browser said
  type text not null,
  bytes int not null check (bytes > 0),
  -- of pictures, in pixels
  width int,
  height int,
  -- where the store has it
  store_key text not null unique,
  -- its own key, wrapped by the key of this id
  key_id text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_id, id);
create index files_theme on files (theme_id);
create index files_ownerless on files (created_at) where owner_id is null;

-- Signed addresses that were given out: each takes one file, once.
create table uploads (
  -- becomes the id of the file
  id uuid primary key default uuid_v7(),
  owner_id uuid not null references users on delete cascade,
  theme_id uuid references themes on delete set null,
  -- users.security_stamp when it was signed: a new password ends what was signed before
  security_stamp int not null,
  purpose text not null,
  name text not null,
  type text not null,
  -- where a store that takes files itself puts it until it is checked
  staging_key text,
  -- why it was not taken, in words for the person
  refusal text,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index uploads_owner on uploads (owner_id);
create index uploads_expiry on uploads (expires_at);
