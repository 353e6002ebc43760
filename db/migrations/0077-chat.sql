-- Conversations. Written by features/chat.
create table chat_rooms (
  id uuid primary key default uuid_v7(),
  -- a room of two: the smaller and the larger id; null: a group
  pair_low uuid references users on delete set null,
  pair_high uuid references users on delete set null,
  name text,
  theme_id uuid references themes on delete set null,
  -- the number of its last message …
  last_seq bigint not null default 0,
  -- … and of its last change: a message, an edit, a deletion, a reaction
  last_change bigint not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index chat_rooms_pair on chat_rooms (pair_low, pair_high);
create index chat_rooms_pair_high on chat_rooms (pair_high) where pair_high is not null;
create index chat_rooms_theme on chat_rooms (theme_id) where theme_id is not null;

create table chat_members (
  room_id uuid not null references chat_rooms on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- asked: a stranger wrote; the person has not accepted yet
  state text not null default 'in' check (state in ('in', 'asked', 'declined', 'left')),
  -- read up to this message
  read_seq bigint not null default 0,
  is_muted boolean not null default false,
  archived_at timestamptz,
  draft text not null default '',
  -- mail about what was missed: when the last one went, and up to which message
  mailed_at timestamptz,
  mailed_seq bigint not null default 0,
  joined_at timestamptz not null default now(),
  primary key (room_id, user_id)
);
create index chat_members_user on chat_members (user_id, state);

create table chat_messages (
  id uuid primary key default uuid_v7(),
  room_id uuid not null references chat_rooms on delete cascade,
  seq bigint not null,
  -- the change of the room that this message was last touched by
  change bigint not null,
  sender_id uuid not null references users on delete cascade,
  -- the sender's own id: sent twice, it is there once
  client_id uuid not null,
  body text not null default '',
  reply_to uuid references chat_messages on delete set null,
  file_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (room_id, seq),
  unique (sender_id, client_id)
);
create index chat_messages_changes on chat_messages (room_id, change);
create index chat_messages_reply on chat_messages (reply_to) where reply_to is not null;
create index chat_messages_file on chat_messages (file_id) where file_id is not null;
create index chat_messages_words on chat_messages using gin (to_tsvector('simple', body));

create table chat_reactions (
  message_id uuid not null references chat_messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('thumb', 'heart', 'star', 'smile', 'check', 'flag')),
  primary key (message_id, user_id, kind)
);
create index chat_reactions_user on chat_reactions (user_id);

-- A queue for staff: the reported messages only.
create table chat_reports (
  id uuid primary key default uuid_v7(),
  theme_id uuid references themes on delete set null,
  reporter_id uuid references users on delete set null,
  reported_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'scam', 'other')),
  words text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  decision text check (decision in ('kept', 'removed'))
);
create index chat_reports_waiting on chat_reports (created_at) where decided_at is null;
create index chat_reports_reporter on chat_reports (reporter_id) where reporter_id is not null;
create index chat_reports_reported on chat_reports (reported_id);
create index chat_reports_decided_by on chat_reports (decided_by) where decided_by is not null;
create index chat_reports_theme on chat_reports (theme_id) where theme_id is not null;

create table chat_reported_messages (
  report_id uuid not null references chat_reports on delete cascade,
  message_id uuid not null references chat_messages on delete cascade,
  primary key (report_id, message_id)
);
create index chat_reported_messages_message on chat_reported_messages (message_id);

-- Who is here now: refreshed by the process that holds their sockets.
create unlogged table chat_presence (
  user_id uuid primary key references users on delete cascade,
  here_until timestamptz not null
);
