-- How a person arranged a dashboard of a site: within what its staff decided (decision 600). Written by features/dashboard/order.
create table dashboard_arrangements (
  user_id uuid not null references users on delete cascade,
  theme_id uuid not null references themes on delete cascade,
  dashboard_type text not null,
  -- the modules of each column in an order of one's own; null: as staff have them
  left_modules uuid[],
  right_modules uuid[],
  -- those that are folded to their heads
  collapsed uuid[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, theme_id, dashboard_type),
  check ((left_modules is null) = (right_modules is null))
);
create index dashboard_arrangements_theme on dashboard_arrangements (theme_id);
