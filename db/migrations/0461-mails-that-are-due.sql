-- When the mail about what is missed in a room goes at the latest. Until shortly before, messages ask for no other.
alter table chat_members add column mail_due_at timestamptz;
