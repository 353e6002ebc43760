import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { FetchRefused, guardedFetch } from '#lib/fetch-guard.ts'
import { tellRoom } from '../changing.ts'
import { firstLink } from '../model/limits.ts'
import { type Preview, previewOf } from './read.ts'

/** Titles are at the beginning; a page of more than this has none for us. */
const mostBytes = 1_000_000
const fetchLimits = { timeoutMs: 10_000, maxDurationMs: 15_000, maxBytes: mostBytes } as const

/** Reads what the first link of a message leads to. A page that cannot be read has no preview. */
export async function addPreview(db: Db, messageId: string, allowPrivate: boolean): Promise<void> {
  const message = await db
    .selectFrom('chat_messages')
    .select(['body', 'room_id'])
    .where('id', '=', messageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const link = message && firstLink(message.body)
  const preview = link ? await read(link, allowPrivate) : null
  if (!message || !preview) return
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ change: string }>`update chat_rooms set last_change = last_change + 1
      where id = ${message.room_id} returning last_change as change`.execute(trx)
    const change = Number(rows[0]!.change)
    // An edit meanwhile has its own preview.
    await trx
      .updateTable('chat_messages')
      .set({ preview: JSON.stringify(preview), change })
      .where('id', '=', messageId)
      .where('body', '=', message.body)
      .execute()
    await tellRoom(trx, message.room_id, change)
  })
}

async function read(link: string, allowPrivate: boolean): Promise<Preview | null> {
  try {
    const { status, headers, body } = await guardedFetch(link, { allowPrivate, ...fetchLimits })
    const isPage = status === 200 && /^text\/html\b/i.test(headers['content-type'] ?? '')
    if (isPage) return previewOf(link, await text(body))
    body.destroy()
    return null
  } catch (error) {
    if (error instanceof FetchRefused) return null
    throw error
  }
}
