import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'

/** Erases the bytes of rows that are deleted in this transaction, once it commits. */
export async function eraseSoon(db: Db, dropped: { store_key: string }[], staged: string[] = []) {
  const keys = dropped.map((row) => row.store_key)
  if (keys.length || staged.length) await addTask(db, 'files.erase', { keys, staged })
}
