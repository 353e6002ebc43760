-- A paused feed is not run until it is resumed; its jobs stay. Null: it runs.
alter table feeds add column paused_at timestamptz;
