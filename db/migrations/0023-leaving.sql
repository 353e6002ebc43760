-- What is looked for by an address when its owner's account is deleted (features/leaving.ts).

-- Addresses that the account had before: what stands under them goes with it.
alter table users add column former_emails text[] not null default '{}';

create index mails_reply_to on mails (lower(reply_to)) where reply_to is not null;
create index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
create index comments_email on comments (lower(email));
create index sign_ups_email on sign_ups (lower(typed ->> 'email'));
