-- Narrower pictures made of those that pages show, the first time that a browser asks for one. All of them can be made again.
create table file_variants (
  -- the bytes are sealed under this id
  id uuid primary key default uuid_v7(),
  file_id uuid not null references files on delete cascade,
  -- in pixels
  width int not null,
  height int not null,
  bytes int not null check (bytes > 0),
  store_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now(),
  unique (file_id, width)
);
