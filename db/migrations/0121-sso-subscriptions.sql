-- Subscriptions that partners sell: document 2, section 3.
create table sso_subscriptions (
  id uuid primary key default uuid_v7(),
  -- what the partner, and its single sign-on, call the person
  external_id text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  -- what was sold
  sku text not null default '',
  -- who signed in with that external id; the subscription goes with the account
  user_id uuid references users on delete cascade,
  employer_id uuid references employers on delete set null,
  company_name text not null default '',
  subscription_start date not null,
  -- the last day; null: it goes on
  subscription_end date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (subscription_end is null or subscription_end >= subscription_start)
);
create index sso_subscriptions_user on sso_subscriptions (user_id) where user_id is not null;
create index sso_subscriptions_employer on sso_subscriptions (employer_id) where employer_id is not null;

-- Signatures of the partner's calls, for as long as they would be accepted again.
create table partner_calls (
  signature text primary key,
  at timestamptz not null default now()
);
