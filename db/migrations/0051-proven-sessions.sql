-- When the person behind a session last proved that it is still them: password, second factor or single sign-on.
alter table sessions add column proven_at timestamptz;
