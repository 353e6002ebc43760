import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { firstLink } from './preview/queue.ts'
import type { Message, Shared } from './schema.ts'

/** The newest of them; the others are in the conversation. */
const mostShared = 12

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
  return rows.flatMap((row) => entryOf(roomId, row) ?? [])
}

function entryOf(roomId: string, { seq, body, created_at, preview, file }: Row): Shared | null {
  const sent = { seq: Number(seq), sentAt: created_at.toISOString() }
  if (file) {
    const kind = file.type.startsWith('image/') ? 'picture' : 'file'
    return { ...sent, kind, name: file.name, url: `/chat/${roomId}/files/${file.id}`, bytes: file.bytes }
  }
  const link = firstLink(body)
  if (!link || !URL.canParse(link)) return null
  const { host, pathname } = new URL(link)
  const name = preview?.title || host + (pathname === '/' ? '' : pathname)
  return { ...sent, kind: 'link', name, url: link, bytes: null }
}
