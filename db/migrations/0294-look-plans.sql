-- A look that is published by itself at a moment: one plan a site.

create table look_plans (
  theme_id uuid primary key references themes on delete cascade,
  -- the settings as the draft had them when this was planned: themes.variables
  changes jsonb not null,
  publish_at timestamptz not null,
  planned_by uuid references users on delete set null,
  planned_at timestamptz not null default now(),
  -- the person who planned it could not publish it any more
  failed_at timestamptz
);
