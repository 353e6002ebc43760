import { fileUrl } from '#features/files/index.ts'
import { managedBy } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { militaryOf } from '../records.ts'
import type { Review } from './schema.ts'

/** How many of those who wait are listed. */
const listed = 50

/** DD214s that wait for a decision by this viewer: of people they manage, never their own. */
const waiting = (db: Db, viewer: Person) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .innerJoin('files', 'files.id', 'profiles.dd214_file_id')
    .where('profiles.dd214_status', 'is', null)
    .where('users.id', '!=', viewer!.id)
    .where((where) => managedBy(where as never, viewer))

/** The queue, the one that waits longest first, and the person to decide about: the one asked for, else the first. */
export async function reviewFor(db: Db, viewer: Person, asked?: string): Promise<Review> {
  const [rows, { count }] = await Promise.all([
    waiting(db, viewer)
      .select(['users.id', 'first_name', 'last_name', 'files.id as file', 'files.name', 'files.created_at'])
      .orderBy('files.created_at')
      .orderBy('users.id')
      .limit(listed)
      .execute(),
    waiting(db, viewer)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === asked),
  )
  const current = rows[at]
  const next = rows[(at + 1) % rows.length]
  return {
    waiting: rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      since: row.created_at.toISOString(),
    })),
    totalDocs: Number(count),
    current: current
      ? {
          id: current.id,
          name: `${current.first_name} ${current.last_name}`,
          file: { id: current.file, name: current.name, url: fileUrl(current.file) },
          sentAt: current.created_at.toISOString(),
          service: await militaryOf(db, current.id),
          skipTo: next && next.id !== current.id ? next.id : null,
        }
      : null,
  }
}
