import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'

/** The name column of each table that entries refer to. */
const named: Record<string, string> = {
  users: "first_name || ' ' || last_name",
  themes: 'name',
  employers: 'name',
  badges: 'name',
  jobs: 'title',
  pages: 'name',
  comments: 'name',
  mails: 'subject',
  feeds: 'url',
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Every id in a text. */
export const idsIn = (text: string): string[] => text.toLowerCase().match(id) ?? []

/** A text with ids replaced by names; ids of deleted things stay. */
export const withNames = (text: string, names: Map<string, string>): string =>
  text.replace(id, (one) => names.get(one.toLowerCase()) ?? one)

/** The current names of these ids, where they still exist. */
export async function namesOf(db: Db, ids: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return new Map()
  const each = Object.entries(named).map(
    ([table, name]) =>
      sql`select id, ${sql.raw(name)} as name from ${sql.table(table)} where id = any(${wanted}::uuid[])`,
  )
  // The trail of all sites is shown to those who may see all of it.
  const { rows } = await inScope(db, 'everywhere', (trx) =>
    sql<{ id: string; name: string }>`${sql.join(each, sql` union all `)}`.execute(trx),
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
