-- Former routes of pages. A row names the page and not its new route, so a redirect is always one step: no chains, no loops.
create table page_redirects (
  theme_id uuid not null references themes on delete cascade,
  -- in lower case: routes are unique without regard to case
  route text not null check (route = lower(route)),
  page_id uuid not null references pages on delete cascade,
  created_at timestamptz not null default now(),
  primary key (theme_id, route)
);
create index page_redirects_page on page_redirects (page_id);
