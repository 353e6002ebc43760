-- Employers as they present themselves and as staff administer them. Written by features/employers.

-- What an employer is, as a company, a school or a union. Chosen at sign-up, with a checkbox of its own.
create table employer_types (
  id uuid primary key default uuid_v7(),
  -- null: offered on all sites
  theme_id uuid references themes on delete cascade,
  name text not null check (name <> ''),
  -- what somebody who signs up reads beside the choice; null: the name
  signup_checkbox_label text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index employer_types_name on employer_types (theme_id, lower(name)) nulls not distinct;

alter table employers
  add column employer_type_id uuid references employer_types on delete set null,
  -- in one sentence, and what it is looking for now; `about` is the long text
  add column pitch text,
  add column current text,
  add column non_profit_affiliate boolean not null default false,
  -- visitors may write to its managers
  add column allow_chat boolean not null default false,
  -- a mail to its managers each week
  add column email_summary boolean not null default false,
  -- may buy the search of candidates, and has bought it
  add column allow_search_payment boolean not null default false,
  add column paid_search boolean not null default false,
  -- who decided about `approved`, and why not
  add column approval_decided_at timestamptz,
  add column approval_decided_by uuid references users on delete set null,
  add column approval_reason text;
create index employers_employer_type on employers (employer_type_id) where employer_type_id is not null;
create index employers_approval_decided_by on employers (approval_decided_by) where approval_decided_by is not null;
-- those that wait, for the staff
create index employers_awaiting on employers (created_at) where needs_approval and approved is null;
