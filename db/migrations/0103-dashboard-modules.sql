-- What a dashboard is made of (document 2, section 3: dashboard module). Written by features/dashboard.
create table dashboard_modules (
  id uuid primary key default uuid_v7(),
  title text not null check (title <> ''),
  -- features/dashboard/types/list.ts
  type text not null,
  -- whose dashboard it is on
  dashboard_type text not null default 'User' check (dashboard_type in ('User', 'Manager')),
  -- what its type asks for, by that type's schema
  options jsonb not null default '{}',
  image text,
  side text not null default 'left' check (side in ('left', 'right')),
  position integer not null default 0,
  show_in_all_themes boolean not null default false,
  bundles text[] not null default '{}',
  open_in_new_tab boolean not null default false,
  associated_manager uuid references users on delete set null,
  default_chat_message text not null default '',
  chat_button_text text not null default '',
  -- who sees it; what is not active or empty asks for nothing
  allowed_for_needs_active boolean not null default false,
  allowed_for_needs uuid[] not null default '{}',
  allowed_for_zip_codes_active boolean not null default false,
  zip_codes text[] not null default '{}',
  geography_group_active boolean not null default false,
  geography_groups text[] not null default '{}',
  user_trades text[] not null default '{}',
  military_occupations text[] not null default '{}',
  owner_can_edit boolean not null default false,
  owner_can_delete boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index dashboard_modules_manager on dashboard_modules (associated_manager);

-- The sites that show a module which is not shown in all.
create table dashboard_module_themes (
  module_id uuid not null references dashboard_modules on delete cascade,
  theme_id uuid not null references themes on delete cascade,
  primary key (module_id, theme_id)
);
create index dashboard_module_themes_theme on dashboard_module_themes (theme_id);
