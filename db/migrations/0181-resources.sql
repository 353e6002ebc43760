-- Files and links for members (document 2, section 2: /resources/{id}). Written by features/resources.
create table resources (
  id uuid primary key default uuid_v7(),
  -- the site that shows it; null: all sites
  theme_id uuid references themes on delete cascade,
  created_by uuid references users on delete set null,
  title text not null check (title <> ''),
  description text not null default '',
  -- the heading it is listed under; empty: none
  category text not null default '',
  -- where it is: https://…, a path of the site, or /files/{id}
  address text not null check (address <> ''),
  -- the address of a picture
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index resources_theme on resources (theme_id);
create index resources_created_by on resources (created_by) where created_by is not null;
