import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { mostShared, sharedBy } from './model/shared.ts'
import type { Message, Shared } from './schema.ts'
import { addressOfFile } from './sent-file.ts'

type Row = {
  seq: string
  body: string
  created_at: Date
  preview: Message['preview']
  file: { id: string; name: string; type: string; bytes: number } | null
}

/** Files, pictures and links that were sent into a room, the newest first. */
export async function sharedIn(db: Db, roomId: string): Promise<Shared[]> {
  const { rows } = await sql<Row>`
    select m.seq, m.body, m.created_at, m.preview, case when f.id is not null then
      json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) end as file
    from chat_messages m left join files f on f.id = m.file_id
    where m.room_id = ${roomId} and m.deleted_at is null and (m.file_id is not null or m.body ~ 'https?://')
    order by m.seq desc limit ${mostShared}`.execute(db)
  return rows.flatMap(({ seq, body, created_at, preview, file }) => {
    const sent = { seq: Number(seq), createdAt: created_at.toISOString(), body, preview, isDeleted: false }
    return sharedBy({ ...sent, file: file && addressOfFile(roomId, file) }) ?? []
  })
}
