import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Backup, openNamed, partOf } from '#lib/backup/contents.ts'
import { readPart } from '#lib/backup/parts.ts'
import type { Db } from '#lib/db.ts'
import type { TaskContext } from '#lib/queue/task.ts'
import { Stop } from '#lib/stop.ts'
import { features } from '../../features/list.ts'
import { deleteUser } from '../../features/users/index.ts'

const Id = z.uuid()

/**
 * The ids of people whose accounts were deleted after this backup was made, as far as it is known: from a list that an
 * installation kept (DATA_DIR/erased.txt), and from the backups that were made since.
 */
export async function erasedSince(backup: Backup, list: string | null): Promise<Set<string>> {
  const ids = list ? await listedIn(list) : new Set<string>()
  for (const name of await backup.target.names()) {
    if (name <= backup.name) continue
    const later = await openNamed(backup.target, name, backup.key)
    for (const id of await deletedIn(later)) ids.add(id)
  }
  return ids
}

/** @throws Stop when the file cannot be read or has a line that is no id */
export async function listedIn(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Stop(`The list of erased people ${path} cannot be read.`)
  })
  const ids = text.split('\n').filter(Boolean)
  const wrong = ids.find((id) => !Id.safeParse(id).success)
  if (wrong !== undefined)
    throw new Stop(`The list of erased people ${path} has a line that is no id: ${wrong}`)
  return new Set(ids)
}

/** Ids alone: a few megabytes for a hundred thousand. */
async function deletedIn(backup: Backup): Promise<string[]> {
  const table = backup.contents.tables.find(({ name }) => name === 'deleted_users')
  if (!table) return []
  const chunks: Buffer[] = []
  const sink = new Writable({ write: (chunk, _, done) => done(void chunks.push(chunk) as never) })
  await readPart(backup, partOf(table), sink)
  const at = table.columns.indexOf('id')
  const rows = Buffer.concat(chunks).toString().split('\n').filter(Boolean)
  return rows.map((row) => row.split('\t')[at]!)
}

/** Deletes people again who were deleted since, with what is stored by their addresses. @returns how many were there */
export async function eraseAgain(db: Db, ids: Iterable<string>): Promise<number> {
  let erased = 0
  for (const id of ids) if (await deleteUser(db, null, id)) erased++
  if (erased) await forgetNow(db)
  return erased
}

/** A copy's queue is paused, and this must not wait. */
async function forgetNow(db: Db) {
  const { tasks } = features({ development: false, demo: false })
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs where task_id in (
      select id from graphile_worker._private_tasks where identifier = 'user.forget') returning payload`.execute(
    db,
  )
  for (const { payload } of rows) await tasks['user.forget']!(payload, { db } as TaskContext)
}
