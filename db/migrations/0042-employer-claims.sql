-- Somebody says that an employer is theirs, as one that a feed made; staff decide. Written by features/employers.

create table employer_claims (
  id uuid primary key default uuid_v7(),
  employer_id uuid not null references employers on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- the site it was made on, in whose name the answer is mailed
  theme_id uuid references themes on delete set null,
  message text not null default '',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  -- mailed with a rejection
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'pending') = (decided_at is null))
);
create unique index employer_claims_pending on employer_claims (employer_id, user_id) where state = 'pending';
create index employer_claims_state on employer_claims (state, id);
create index employer_claims_user on employer_claims (user_id);
create index employer_claims_decided_by on employer_claims (decided_by) where decided_by is not null;
