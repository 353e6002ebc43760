-- Signing up: what was begun, and which proofs of being a person were used.

-- A solved challenge, or the ticket of a form that was sent without script, counts once.
create table captcha_used (
  proof_hash bytea primary key,
  -- when the proof itself would no longer be taken
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);

-- A sign-up under way, known by a cookie; after the last step it says which browser the account was made in.
create table sign_ups (
  -- SHA-256 of what the cookie holds
  key_hash bytea primary key,
  theme_id uuid not null references themes on delete cascade,
  -- what was typed, by the name of its field; never a password
  typed jsonb not null default '{}',
  -- argon2id in PHC form
  password_hash text,
  -- files, encrypted; features/files has their rows
  dd214_file_id uuid,
  resume_file_id uuid,
  -- the furthest step that was reached
  step int not null default 1,
  -- the account, once it is made
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_ups_expiry on sign_ups (expires_at);
create index sign_ups_user on sign_ups (user_id);

-- What somebody answered to a site's sign-up quiz, with the questions as they were asked.
create table sign_up_answers (
  user_id uuid primary key references users on delete cascade,
  theme_id uuid references themes on delete set null,
  questions jsonb not null,
  answers jsonb not null,
  answered_at timestamptz not null default now()
);
create index sign_up_answers_theme on sign_up_answers (theme_id);
