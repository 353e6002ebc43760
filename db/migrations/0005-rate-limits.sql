-- Rate limit counters, shared by all processes (lib/rate-limit.ts; the columns are those of rate-limiter-flexible).
-- Unlogged: starting at zero after a crash does no harm.
create unlogged table rate_limits (
  key text primary key,
  points int not null default 0,
  -- milliseconds since 1970
  expire bigint
) with (fillfactor = 50);
