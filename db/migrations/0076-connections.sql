-- Connections: who knows whom. Written by features/connections.
create table connections (
  id uuid primary key default uuid_v7(),
  sender_id uuid not null references users on delete cascade,
  receiver_id uuid not null references users on delete cascade,
  message text not null default '',
  -- null: the receiver has not confirmed it
  approved_at timestamptz,
  created_at timestamptz not null default now(),
  check (sender_id <> receiver_id)
);
-- One for each pair, whoever asked.
create unique index connections_pair
  on connections (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
create index connections_sender on connections (sender_id);
create index connections_receiver on connections (receiver_id);

-- Requests of the last day, canceled ones too: for the limit.
create table connection_requests (
  id uuid primary key default uuid_v7(),
  sender_id uuid not null references users on delete cascade,
  at timestamptz not null default now()
);
create index connection_requests_sender on connection_requests (sender_id, at);
create index connection_requests_at on connection_requests (at);

-- Who wants nothing from whom: neither requests nor messages.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- What a mentor offers.
create table mentor_offers (
  user_id uuid primary key references mentors on delete cascade,
  -- the label beside the name
  title text not null default 'Mentor' check (title <> ''),
  helps_with text not null default '',
  -- how many mentees at most; null: any number
  capacity int check (capacity >= 0)
);

-- How many people a mentor is there for: confirmed connections with people who are neither mentors nor work for an employer.
create function mentees_of(mentor uuid) returns bigint language sql stable as $$
  select count(*) from (
    select receiver_id as other from connections where sender_id = mentor and approved_at is not null
    union all
    select sender_id from connections where receiver_id = mentor and approved_at is not null
  ) people
  where not exists (select from mentors where user_id = people.other)
    and not exists (select from employer_members where user_id = people.other)
$$;
