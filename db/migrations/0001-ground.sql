-- The ground: ids, sites (themes), people, sessions, employers.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- UUID v7 (RFC 9562): 48 bits of milliseconds, then random; sorts by time of creation.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

create table themes (
  id uuid primary key default uuid_v7(),
  name text not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  -- colors, fonts, radius: become CSS custom properties
  variables jsonb not null default '{}',
  -- which applications are enabled: { "comments": true, … }
  applications jsonb not null default '{}',
  logo_light text,
  logo_dark text,
  -- words and links of the site: tagline, navigation, footer, home page, search description
  content jsonb not null default '{}',
  contact_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table theme_domains (
  domain text primary key check (domain = lower(domain)),
  theme_id uuid not null references themes on delete cascade,
  is_primary boolean not null default false
);
create index theme_domains_theme on theme_domains (theme_id);
create unique index theme_domains_one_primary on theme_domains (theme_id) where is_primary;

create function notify_themes() returns trigger language plpgsql as $$
begin
  perform pg_notify('themes', '');
  return null;
end $$;
create trigger themes_changed after insert or update or delete on themes
  for each statement execute function notify_themes();
create trigger theme_domains_changed after insert or update or delete on theme_domains
  for each statement execute function notify_themes();

create table employers (
  id uuid primary key default uuid_v7(),
  name text not null check (name <> ''),
  slug text not null,
  url text,
  logo text,
  industry text,
  year_founded int,
  about text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  zip text,
  contact_email text,
  ability_one boolean not null default false,
  federal_contractor boolean not null default false,
  trade_union boolean not null default false,
  never_expire_jobs boolean not null default false,
  -- how a seeker applies: by 'link' or by 'email' (document 2, section 9)
  jobg8_apply_type text not null default 'link' check (jobg8_apply_type in ('email', 'link')),
  default_category text,
  subscribed boolean not null default false,
  promotion_credits int not null default 0 check (promotion_credits >= 0),
  -- null: awaiting approval (only when needs_approval)
  needs_approval boolean not null default false,
  approved boolean,
  source_theme_id uuid references themes on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index employers_name on employers (lower(name));
create index employers_source_theme on employers (source_theme_id);

create table users (
  id uuid primary key default uuid_v7(),
  email text not null,
  first_name text not null,
  last_name text not null,
  type text not null default 'User' check (type in ('User', 'Manager', 'Mentor', 'Admin')),
  is_theme_owner boolean not null default false,
  employer_id uuid references employers on delete set null,
  is_employer_owner boolean not null default false,
  source_theme_id uuid references themes on delete set null,
  activated_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_source_theme on users (source_theme_id);
create index users_employer on users (employer_id);

-- Only signed-in visitors have a row. The cookie holds the token, the row its SHA-256.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
