-- What the demo has brought (demo/brought.ts): each thing once, so that what is deleted stays deleted. Empty in production.
create table demo_things (
  thing text primary key,
  -- of a site: whatever its domains are by now; gone with the site
  theme_id uuid references themes on delete set null
);
