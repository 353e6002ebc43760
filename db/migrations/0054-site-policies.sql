-- A second wall behind the lookups: what visitors left with a site is seen by statements that say for which sites they work
-- (lib/site-scope.ts), and by no others. The owner of the tables is not held by it.

-- In selects of their own, so that they are asked once for a statement and not for each row.
create function sites_in_scope() returns uuid[] language sql stable as $$
  select string_to_array(nullif(current_setting('muster.sites', true), 'everywhere'), ',')::uuid[]
$$;
create function is_everywhere() returns boolean language sql stable as $$
  select coalesce(current_setting('muster.sites', true) = 'everywhere', false)
$$;

alter table comments enable row level security;
create policy sites on comments
  using ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]))
  with check ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]));
alter table newsletter_subscriptions enable row level security;
create policy sites on newsletter_subscriptions
  using ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]))
  with check ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]));
