-- People: what they sign in with, what sites ask of them, their mail, and the trail of what was done.

alter table users
  -- argon2id in PHC form; null: signs in by single sign-on only
  add column password_hash text,
  add column phone text,
  add column slug text not null default 'member',
  add column last_login_at timestamptz,
  -- incremented when a password, an address or a role changes: earlier links and sessions are invalid
  add column security_stamp int not null default 0;

-- Who owns which site.
create table theme_owners (
  theme_id uuid not null references themes on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (theme_id, user_id)
);
create index theme_owners_user on theme_owners (user_id);

-- What a site asks at sign-up (document 2, sections 4 and 5): features/sign-up/schema.ts gives the form.
alter table themes add column signup jsonb not null default '{}';

alter table sessions
  add column id uuid not null default uuid_v7(),
  -- the real user, while an account is switched
  add column actor_id uuid references users on delete cascade,
  add column address text,
  add column user_agent text,
  -- when a second factor was verified in this session
  add column second_factor_at timestamptz;
create unique index sessions_id on sessions (id);
create index sessions_actor on sessions (actor_id);

-- Links in mails: activation, new password, new address. Only the SHA-256 of the token is kept; used once.
create table user_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset', 'email')),
  -- the new address, if one is to be verified
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index user_tokens_user on user_tokens (user_id, purpose);
create index user_tokens_expiry on user_tokens (expires_at);

-- Outgoing mail: written in the transaction that causes it, sent in the background.
create table mails (
  id uuid primary key default uuid_v7(),
  -- idempotency key
  key text unique,
  theme_id uuid references themes on delete set null,
  recipient text not null,
  recipient_name text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- what it is: 'activate', 'reset', 'saved-search' …
  kind text not null,
  -- one-click unsubscribe (RFC 8058)
  unsubscribe_url text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'suppressed')),
  failure text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_recipient on mails (lower(recipient), id);
create index mails_status on mails (status, id);

-- The audit trail. Append-only.
create table audit_entries (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  action text not null,
  -- the actor; in a switched account, the real user
  actor_id uuid,
  -- the switched account, if any
  acting_as_id uuid,
  -- the subject of the event
  subject_type text,
  subject_id uuid,
  theme_id uuid,
  address text,
  -- details; never a secret, a token or the name of a DD214
  detail jsonb not null default '{}'
);
create index audit_actor on audit_entries (actor_id, id);
create index audit_subject on audit_entries (subject_id, id);
create index audit_action on audit_entries (action, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only.';
end $$;
create trigger audit_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_not_emptied before truncate on audit_entries
  for each statement execute function refuse_change();
