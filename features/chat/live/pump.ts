import type { Db } from '#lib/db.ts'
import { changesIn } from '../reading.ts'

/** What changed in a room after `after`: the same for everybody in it. */
export type Changed = { room: string; after: number } & Awaited<ReturnType<typeof changesIn>>

/**
 * Reads what changed in a room once for all sockets of this process. What is told of a room while it is being read is read
 * after it, in one piece.
 */
export function openPump(db: Db, send: (changed: Changed) => void) {
  const waiting = new Map<string, number | null>()

  return async (room: string, change: number): Promise<void> => {
    const behind = waiting.get(room)
    if (behind !== undefined)
      return void waiting.set(room, behind === null ? change : Math.min(behind, change))
    let next: number | null = change
    try {
      while (next !== null) {
        waiting.set(room, null)
        const after = next - 1
        send({ room, after, ...(await changesIn(db, room, after)) })
        next = waiting.get(room) ?? null
      }
    } finally {
      waiting.delete(room)
    }
  }
}
