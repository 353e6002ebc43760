-- What was shared in a room, the newest first: files, pictures and links (features/chat/shared.ts).
create index chat_messages_shared on chat_messages (room_id, seq desc)
  where deleted_at is null and (file_id is not null or body ~ 'https?://');
