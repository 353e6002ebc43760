-- What employers buy: the search of candidates for a while, and credits for promotions.
alter table employers
  -- until when the search is paid for; null: as long as paid_search says
  add column paid_search_until timestamptz;

create table employer_purchases (
  id uuid primary key,
  theme_id uuid not null references themes on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  -- who bought it; the purchase stays with the employer
  user_id uuid references users on delete set null,
  payment_id uuid not null unique,
  -- of the form: the same form twice is one purchase
  key text not null,
  -- an offer of features/employer-plan/offers.ts, as it was when it was bought
  offer text not null,
  label text not null,
  cents integer not null check (cents > 0),
  credits integer not null default 0,
  days integer not null default 0,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'refunded')),
  failure text,
  receipt_number text unique,
  card_last4 text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (employer_id, key)
);
create index employer_purchases_employer on employer_purchases (employer_id, created_at desc);
create sequence employer_receipt_numbers;
