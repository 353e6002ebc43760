-- Content pages: one document each, kept with every version it had.

create table pages (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  -- home: the page at /; template: what new sites begin with; article: document 2's static pages
  type text not null default 'page' check (type in ('home', 'page', 'template', 'article')),
  name text not null check (name <> ''),
  hide_title boolean not null default false,
  -- shown on every site
  is_global boolean not null default false,
  -- '/about'; the home page has none
  route text check (route ~ '^/[A-Za-z0-9_-]+$'),
  description text,
  image text,
  document jsonb not null default '{"schemaVersion":1,"containers":[]}',
  -- counts up with each change: a save says on which one it builds
  rev int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((type = 'home') = (route is null))
);
create unique index pages_route on pages (theme_id, lower(route));
create unique index pages_one_home on pages (theme_id) where type = 'home';
create index pages_global on pages (lower(route)) where is_global;

-- Append-only: every version that was ever kept, the newest too.
create table page_revisions (
  page_id uuid not null references pages on delete cascade,
  rev int not null,
  name text not null,
  document jsonb not null,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (page_id, rev)
);
