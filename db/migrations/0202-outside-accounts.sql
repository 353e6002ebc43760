-- Accounts of people at the outside learning site (XCredit), one each. Written by features/xcredit.
create table outside_accounts (
  user_id uuid primary key references users on delete cascade,
  -- what the learning site calls the person: xcreditId (document 3, section 3)
  xcredit_id text not null unique,
  created_at timestamptz not null default now()
);
