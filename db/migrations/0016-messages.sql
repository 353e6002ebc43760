-- What visitors leave on the pages of a site: comments, and addresses for the newsletter.

create table comments (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  -- of the form that it came through (document 3, section 3: commentIdentifier)
  identifier text not null default '',
  -- who wrote it, where somebody was signed in
  user_id uuid references users on delete cascade,
  name text not null check (name <> ''),
  email text not null,
  message text not null check (message <> ''),
  hidden_at timestamptz,
  hidden_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index comments_newest on comments (theme_id, id desc);
create index comments_shown on comments (theme_id, identifier, id desc) where hidden_at is null;
create index comments_user on comments (user_id);

-- An address is on the list once its owner has opened the mail.
create table newsletter_subscriptions (
  id uuid primary key default uuid_v7(),
  theme_id uuid not null references themes on delete cascade,
  email text not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- when the mail with the link was last written
  asked_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_address on newsletter_subscriptions (theme_id, lower(email));
create index newsletter_subscriptions_newest on newsletter_subscriptions (theme_id, id desc);
create index newsletter_subscriptions_waiting on newsletter_subscriptions (asked_at) where confirmed_at is null;
