-- Flash data that does not fit in a cookie: long input of a refused form without script.
-- Unlogged: it lives for a minute and may be lost in a crash.
create unlogged table flashes (
  id uuid primary key default uuid_v7(),
  flash text not null,
  expires_at timestamptz not null
);
create index flashes_expired on flashes (expires_at);
