-- What the next page shows once, where a cookie has no room for it: a long text that a form without script refused.
-- Unlogged: it lives a minute, and nobody misses it after a crash.
create unlogged table flashes (
  id uuid primary key default uuid_v7(),
  flash text not null,
  expires_at timestamptz not null
);
create index flashes_expired on flashes (expires_at);
