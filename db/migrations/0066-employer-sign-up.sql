-- Employers sign up, and their managers invite others.

-- A draft is that of a member (sign-up) or of an employer (employer-sign-up); each browser can have one of both.
alter table sign_ups add column kind text not null default 'member' check (kind in ('member', 'employer'));

-- What a site asks of employers that sign up: features/employer-sign-up/schema.ts. Missing keys ask for nothing extra.
alter table themes add column employer_signup jsonb not null default '{}';

-- The company of an account that is not activated yet: it is founded, or claimed, with the activation. Written by
-- features/employers.
create table employer_sign_ups (
  user_id uuid primary key references users on delete cascade,
  theme_id uuid references themes on delete cascade,
  company jsonb not null,
  created_at timestamptz not null default now()
);
create index employer_sign_ups_theme on employer_sign_ups (theme_id);

-- What a company answered to the questions of a site, with the questions as they were asked. Written by
-- features/employers.
create table employer_sign_up_answers (
  employer_id uuid not null references employers on delete cascade,
  user_id uuid not null references users on delete cascade,
  theme_id uuid references themes on delete set null,
  questions jsonb not null,
  answers jsonb not null,
  -- offers to mentor: staff may give the hat
  mentoring boolean not null default false,
  answered_at timestamptz not null default now(),
  primary key (employer_id, user_id)
);
create index employer_sign_up_answers_user on employer_sign_up_answers (user_id);
create index employer_sign_up_answers_theme on employer_sign_up_answers (theme_id);

-- Somebody is invited to work for an employer: a link that works once, for seven days. Written by features/employers.
create table employer_invitations (
  id uuid primary key default uuid_v7(),
  employer_id uuid not null references employers on delete cascade,
  email text not null,
  -- SHA-256 of what the link holds; a new one with each mail
  token_hash bytea not null unique,
  is_owner boolean not null default false,
  invited_by uuid references users on delete set null,
  -- the site in whose name it is mailed
  theme_id uuid references themes on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  withdrawn_at timestamptz
);
create unique index employer_invitations_open on employer_invitations (employer_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create index employer_invitations_invited_by on employer_invitations (invited_by) where invited_by is not null;
create index employer_invitations_accepted_by on employer_invitations (accepted_by) where accepted_by is not null;
create index employer_invitations_theme on employer_invitations (theme_id) where theme_id is not null;
