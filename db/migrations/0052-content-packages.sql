-- Packages of files that run in a browser, such as a course that was uploaded. They are served from a domain of their own.
create table content_packages (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  created_at timestamptz not null default now()
);
create index content_packages_theme on content_packages (theme_id);

create table content_package_entries (
  id uuid primary key default uuid_v7(),
  package_id uuid not null references content_packages on delete cascade,
  -- as the package calls it: compared whole, never a path on a disk
  name text not null,
  type text not null,
  bytes int not null,
  store_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  unique (package_id, name)
);
