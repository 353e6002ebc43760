-- Money that is taken through a payment provider, whatever it is for. Written by features/payments.

create table payments (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes,
  -- what it is for: the room that is told when it is settled ('donation')
  kind text not null,
  provider text not null check (provider in ('demo', 'stripe')),
  cents int not null check (cents > 0),
  -- action: the bank wants a word with the payer; failed may still turn to succeeded, because the provider is right
  state text not null default 'pending' check (state in ('pending', 'action', 'succeeded', 'failed')),
  -- the provider's id of the charge
  reference text,
  failure text,
  -- no use in trying this card again: stolen, closed, unknown
  is_hard_failure boolean not null default false,
  card_brand text,
  card_last4 text,
  -- the provider's ids of the payer and the card, where it is to be charged again
  customer text,
  method text,
  refunded_cents int not null default 0 check (refunded_cents between 0 and cents),
  dispute text check (dispute in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  -- when the charge was last sent or asked about
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  check (refunded_cents = 0 or state = 'succeeded'),
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create unique index payments_reference on payments (provider, reference) where reference is not null;
create index payments_unsettled on payments (asked_at) where state in ('pending', 'action');
create index payments_settled on payments (settled_at desc);
create index payments_theme on payments (theme_id);

-- What the provider told us, each event once.
create table payment_events (
  provider text not null,
  id text not null,
  type text not null,
  payment_id uuid references payments,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index payment_events_payment on payment_events (payment_id);

create table refunds (
  id uuid primary key default uuid_v7(),
  payment_id uuid not null references payments,
  cents int not null check (cents > 0),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  reference text,
  failure text,
  reason text not null default '',
  asked_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_asked_by on refunds (asked_by) where asked_by is not null;
create index refunds_pending on refunds (created_at) where state = 'pending';

-- A person's account at the provider, to which their saved cards belong.
create table payment_customers (
  provider text not null,
  user_id uuid not null references users on delete cascade,
  reference text not null,
  created_at timestamptz not null default now(),
  primary key (provider, user_id)
);
create index payment_customers_user on payment_customers (user_id);

-- Where this database takes money. A copy that was restored elsewhere charges nobody until a person says that it may.
create table payment_instance (
  is_only boolean primary key default true check (is_only),
  address text not null,
  confirmed_at timestamptz not null default now()
);

-- The embedded provider's own books: what a real provider would keep on its side. Only features/payments/providers/demo knows
-- them; the amounts are no money.
create table demo_charges (
  id text primary key,
  key text not null unique,
  cents int not null,
  status text not null check (status in ('succeeded', 'failed', 'requires_action')),
  failure text,
  last4 text not null,
  customer text,
  metadata jsonb not null default '{}',
  refunded_cents int not null default 0 check (refunded_cents between 0 and cents),
  created_at timestamptz not null default now()
);
create index demo_charges_payment on demo_charges ((metadata ->> 'payment'));
create table demo_refunds (
  id text primary key,
  key text not null unique,
  charge text not null references demo_charges,
  cents int not null
);
create index demo_refunds_charge on demo_refunds (charge);
create table demo_cards (
  id text primary key,
  customer text not null,
  brand text not null,
  last4 text not null,
  unique (customer, last4)
);
