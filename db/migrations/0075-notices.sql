-- Notices: what happened to a person. Written by features/notices, kept for 90 days.
create table notices (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  -- the site that it happened on, and that its mail comes from
  theme_id uuid references themes on delete set null,
  kind text not null,
  -- whose action it was; the notice goes with that person
  actor_id uuid references users on delete cascade,
  -- the sentence: "Darnell Brooks" "wants to connect"
  who text not null default '',
  what text not null,
  detail text not null default '',
  href text not null,
  -- what can be answered in place: [{ label, action }]
  answers jsonb not null default '[]',
  -- a notice with a key replaces the earlier one about the same thing
  key text,
  -- false: sent by mail alone
  on_site boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create unique index notices_key on notices (user_id, key) where key is not null;
create index notices_newest on notices (user_id, created_at desc) where on_site;
create index notices_unread on notices (user_id) where on_site and read_at is null;
create index notices_actor on notices (actor_id) where actor_id is not null;
create index notices_theme on notices (theme_id) where theme_id is not null;
create index notices_old on notices (created_at);

-- How a person hears of each kind; without a row, the kind's default.
create table notice_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  way text not null check (way in ('site', 'mail', 'both', 'none')),
  primary key (user_id, kind)
);
