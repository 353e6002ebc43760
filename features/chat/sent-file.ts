import type { Db } from '#lib/db.ts'

/** Who sent this file into this room; null when nobody did, or the message was deleted. */
export async function fileIn(db: Db, roomId: string, fileId: string): Promise<string | null> {
  const found = await db
    .selectFrom('chat_messages')
    .select('sender_id')
    .where('room_id', '=', roomId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return found?.sender_id ?? null
}

/** A file as people in the room see it. */
export const addressOfFile = <File extends { id: string; type: string }>(
  roomId: string,
  { type, ...file }: File,
) => ({ ...file, url: `/chat/${roomId}/files/${file.id}`, isPicture: type.startsWith('image/') })
