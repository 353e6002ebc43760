-- Tickets of fundraisers (features/tickets), and what an event says of itself on them (features/fundraisers).

alter table fundraisers
  add column event_on date,
  add column event_starts time,
  add column place text not null default '',
  add constraint fundraisers_event_starts check (event_starts is null or event_on is not null);

-- One for each person and fundraiser.
create table tickets (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  fundraiser_id uuid not null references fundraisers,
  user_id uuid not null references users on delete cascade,
  -- counts from 1 within the fundraiser
  number int not null check (number > 0),
  -- what is typed where no camera reads the code: the number and four random letters
  code text not null,
  issued_at timestamptz not null default now(),
  -- the first scan, wherever it was made, and who made it
  participated_at timestamptz,
  checked_in_by uuid references users on delete set null,
  way text check (way in ('scan', 'code', 'hand')),
  -- the scan's own id from the phone that made it: sent again it is the same scan
  scan_key uuid,
  unique (fundraiser_id, user_id),
  unique (fundraiser_id, number),
  unique (fundraiser_id, code),
  check ((participated_at is null) = (scan_key is null))
);
create index tickets_user on tickets (user_id);
create index tickets_theme on tickets (theme_id);
create index tickets_checked_in_by on tickets (checked_in_by) where checked_in_by is not null;
