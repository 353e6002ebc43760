-- What the first link of a message leads to, read by our own server (features/chat/preview).
alter table chat_messages add column preview jsonb;
