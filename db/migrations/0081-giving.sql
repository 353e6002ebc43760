-- Giving: fundraisers (features/fundraisers), team pages (features/team-pages), gifts and their ledger (features/donations).

create table fundraisers (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  name text not null check (name <> ''),
  type text not null check (type in ('campaign', 'event', 'memorial')),
  status text not null default 'draft' check (status in ('draft', 'live', 'closed')),
  -- cleaned HTML
  story text not null default '',
  picture text,
  goal_cents int not null default 0 check (goal_cents >= 0),
  starts_on date,
  ends_on date,
  minimum_cents int not null default 100 check (minimum_cents > 0),
  presets int[] not null default '{500,2500,5000,10000}',
  takes_tips boolean not null default true,
  takes_monthly boolean not null default true,
  sign_ups_closed boolean not null default false,
  -- people in a team, and teams; null: any number
  most_members int check (most_members > 0),
  most_teams int check (most_teams > 0),
  -- organizations that teams may belong to; empty: teams do not say
  organization_types text[] not null default '{}',
  page_id uuid references pages on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on is null or starts_on is null or ends_on >= starts_on)
);
create index fundraisers_theme on fundraisers (theme_id, status);
create index fundraisers_page on fundraisers (page_id) where page_id is not null;

create table team_pages (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  fundraiser_id uuid not null references fundraisers,
  slug text not null,
  name text not null check (name <> ''),
  story text not null default '',
  picture text,
  goal_cents int not null default 0 check (goal_cents >= 0),
  status text not null default 'active' check (status in ('active', 'archived')),
  owner_id uuid references users on delete set null,
  owner_job_title text,
  email text,
  address text,
  organization jsonb,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'archived') = (archived_at is not null))
);
create unique index team_pages_slug on team_pages (theme_id, lower(slug));
create index team_pages_fundraiser on team_pages (fundraiser_id, status);
create index team_pages_owner on team_pages (owner_id) where owner_id is not null;

create table team_members (
  team_page_id uuid not null references team_pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (team_page_id, user_id)
);
create index team_members_user on team_members (user_id);

-- A gift that is repeated each month. `method` and `customer` are the provider's ids of the card and its holder.
create table monthly_gifts (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes,
  fundraiser_id uuid references fundraisers,
  team_page_id uuid references team_pages,
  user_id uuid references users on delete set null,
  identifier text not null default '',
  status text not null default 'active' check (status in ('active', 'paused', 'stopped')),
  amount_cents int not null check (amount_cents > 0),
  tip_cents int not null check (tip_cents between 0 and amount_cents),
  covers_costs boolean not null,
  anonymous boolean not null,
  donor jsonb not null,
  provider text not null,
  customer text,
  method text,
  card_last4 text,
  -- the day of the month on which it is charged; in a shorter month its last
  day int not null check (day between 1 and 31),
  -- the period to charge next, by its day
  next_on date not null,
  -- failed attempts of this period, the reason of the last, and when to try again
  attempts int not null default 0,
  failure text,
  try_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index monthly_gifts_due on monthly_gifts (next_on) where status = 'active';
create index monthly_gifts_user on monthly_gifts (user_id) where user_id is not null;
create index monthly_gifts_theme on monthly_gifts (theme_id);
create index monthly_gifts_fundraiser on monthly_gifts (fundraiser_id) where fundraiser_id is not null;
create index monthly_gifts_team on monthly_gifts (team_page_id) where team_page_id is not null;

create table donations (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes,
  fundraiser_id uuid references fundraisers,
  team_page_id uuid references team_pages,
  -- of the team, to whom it counts
  member_id uuid references users on delete set null,
  user_id uuid references users on delete set null,
  -- of the form that it came through (document 3, section 3: donationIdentifier)
  identifier text not null default '',
  -- null: offline
  payment_id uuid unique references payments,
  monthly_gift_id uuid references monthly_gifts,
  period date,
  channel text not null check (channel in ('online', 'monthly', 'offline', 'match')),
  frequency text not null default 'one-time' check (frequency in ('one-time', 'monthly')),
  covers_costs boolean not null default false,
  -- pledged: an offline gift that has not arrived
  state text not null check (state in ('pending', 'succeeded', 'failed', 'pledged')),
  amount_cents int not null check (amount_cents > 0),
  tip_cents int not null default 0 check (tip_cents between 0 and amount_cents),
  fee_cents int not null default 0 check (fee_cents >= 0),
  -- of the amount alone: raised is amount minus this
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  anonymous boolean not null default false,
  message text not null default '',
  -- name, address: null once the person has been erased
  donor jsonb,
  receipt_number text unique,
  -- the gift that a match doubles
  matches uuid references donations,
  created_at timestamptz not null default now(),
  succeeded_at timestamptz,
  check ((state = 'succeeded') = (succeeded_at is not null)),
  check ((channel in ('online', 'monthly')) = (payment_id is not null)),
  check ((monthly_gift_id is null) = (period is null))
);
-- one charge for each period, whatever happens
create unique index donations_period on donations (monthly_gift_id, period) where state <> 'failed';
create unique index donations_match on donations (matches) where matches is not null;
create index donations_newest on donations (theme_id, id desc);
create index donations_raised on donations (fundraiser_id, team_page_id)
  include (amount_cents, refunded_cents) where state = 'succeeded';
create index donations_team on donations (team_page_id, id desc) where team_page_id is not null;
create index donations_user on donations (user_id) where user_id is not null;
create index donations_member on donations (member_id) where member_id is not null;
create index donations_email on donations (lower(donor ->> 'email'));

-- A request to give, by its idempotency key: sent again it is answered as it was.
create table donation_requests (
  theme_id uuid not null references themes,
  key text not null,
  -- of the body: the same key with another body is refused
  body_hash text not null,
  donation_id uuid not null references donations on delete cascade,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (theme_id, key)
);
create index donation_requests_donation on donation_requests (donation_id);
create index donation_requests_old on donation_requests (created_at);

-- The ledger: lines are added, never changed (db/grants.ts). What happened to a gift is the sum of its lines.
create table ledger_entries (
  id bigint generated always as identity primary key,
  donation_id uuid not null references donations,
  part text not null check (part in ('gift', 'tip', 'fee')),
  -- a refund takes away
  refund_id uuid references refunds,
  cents int not null check (cents <> 0),
  entered_at timestamptz not null default now(),
  check ((refund_id is null) = (cents > 0)),
  unique nulls not distinct (donation_id, part, refund_id)
);
create index ledger_entries_refund on ledger_entries (refund_id) where refund_id is not null;
create index ledger_entries_at on ledger_entries (entered_at);

create table matching_funds (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  fundraiser_id uuid not null references fundraisers,
  sponsor text not null check (sponsor <> ''),
  cents int not null check (cents > 0),
  used_cents int not null default 0 check (used_cents between 0 and cents),
  created_at timestamptz not null default now()
);
create index matching_funds_fundraiser on matching_funds (fundraiser_id);
create index matching_funds_theme on matching_funds (theme_id);

-- At each commit: a gift that succeeded has exactly the lines that its amounts say, and no other gift has any.
create function donation_adds_up() returns trigger language plpgsql security definer set search_path = public as $$
declare
  gift donations;
  wrong record;
begin
  select * into gift from donations where id = new.id;
  if gift.id is null then return null; end if;
  select coalesce(sum(cents) filter (where refund_id is null and part = 'gift'), 0) as amount,
    coalesce(sum(cents) filter (where refund_id is null and part = 'tip'), 0) as tip,
    coalesce(sum(cents) filter (where refund_id is null and part = 'fee'), 0) as fee,
    coalesce(-sum(cents) filter (where refund_id is not null and part = 'gift'), 0) as refunded
    into wrong from ledger_entries where donation_id = new.id;
  if gift.state = 'succeeded' and (wrong.amount, wrong.tip, wrong.fee, wrong.refunded)
      is distinct from (gift.amount_cents::bigint, gift.tip_cents::bigint, gift.fee_cents::bigint, gift.refunded_cents::bigint)
    or gift.state <> 'succeeded' and wrong.amount <> 0
  then raise exception 'The ledger of donation % does not add up.', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger donation_adds_up after insert or update of state, amount_cents, tip_cents, fee_cents, refunded_cents
  on donations deferrable initially deferred for each row
  when (new.state in ('succeeded', 'failed')) execute function donation_adds_up();

-- Receipts are numbered by year, without promising that no number is missing.
create sequence receipt_numbers;

alter table donations enable row level security;
create policy sites on donations
  using ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]))
  with check ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]));
alter table monthly_gifts enable row level security;
create policy sites on monthly_gifts
  using ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]))
  with check ((select is_everywhere()) or theme_id = any ((select sites_in_scope())::uuid[]));

-- What a site says on its receipts, and who hears of gifts. Written by features/donations.
create table giving_settings (
  theme_id uuid primary key references themes on delete cascade,
  -- who receives the gifts, where that is not the site itself; its tax number; the words for the donor's tax office
  legal_name text,
  tax_number text,
  tax_words text
);
