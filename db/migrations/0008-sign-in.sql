-- Signing in: what a browser has begun, accounts at other providers, second factors, and what ends a session.

-- What a browser has begun and must finish within minutes: a second factor, single sign-on, a passkey. The cookie holds
-- the token, the row its SHA-256; taken once.
create table handshakes (
  token_hash bytea primary key,
  purpose text not null,
  -- what the server must remember meanwhile: a challenge, a nonce, where to go
  data jsonb not null,
  expires_at timestamptz not null
);
create index handshakes_expiry on handshakes (expires_at);

-- Accounts at other providers that open an account here.
create table identities (
  -- 'google', 'linkedin', 'idme'
  provider text not null,
  -- the provider's own id of the person; addresses change
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- One authenticator app each (RFC 6238).
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  -- sealed with the secret of the installation (lib/seal.ts)
  secret text not null,
  -- the last 30-second step for which a code was accepted: each code works once
  last_step bigint not null,
  created_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- a passkey works only on the domain it was created on
  domain text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Recovery codes for a lost second factor; single use. Only an HMAC of the code is kept.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Notifies open sockets that their session has ended.
create function notify_session_ends() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', id::text) from ended;
  return null;
end $$;
create trigger sessions_ended after delete on sessions referencing old table as ended
  for each statement execute function notify_session_ends();

-- A session ends when the permissions it was started with change, however they change.
create function end_sessions_of_user() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id or actor_id = new.id;
  return null;
end $$;
create trigger users_rights_changed
  after update of type, is_theme_owner, employer_id, is_employer_owner, disabled_at on users
  for each row when (
    (old.type, old.is_theme_owner, old.employer_id, old.is_employer_owner, old.disabled_at)
    is distinct from (new.type, new.is_theme_owner, new.employer_id, new.is_employer_owner, new.disabled_at)
  ) execute function end_sessions_of_user();

create function end_sessions_of_owner() returns trigger language plpgsql as $$
begin
  delete from sessions where coalesce(new.user_id, old.user_id) in (user_id, actor_id);
  return null;
end $$;
create trigger theme_owners_changed after insert or update or delete on theme_owners
  for each row execute function end_sessions_of_owner();
