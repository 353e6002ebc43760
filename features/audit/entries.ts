import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { distinctValues } from '#lib/distinct.ts'
import { idsBetween } from './moment.ts'
import { peopleNamed } from './people.ts'
import type { AuditEntry, AuditFilter, AuditPage, AuditQuery } from './schema.ts'

/** One page of the trail, newest first. */
export async function auditPage(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { before, after, limit, ...filter } = query
  const [found, actions] = await Promise.all([
    read(db, filter, { before, after, limit: limit + 1 }),
    distinctValues(db, 'audit_entries', 'action'),
  ])
  const hasMore = found.length > limit
  // Towards the newer they are read from the old end: the one too many comes first.
  const entries = after ? found.slice(-limit) : found.slice(0, limit)
  const [first, last] = [entries[0]?.id ?? null, entries.at(-1)?.id ?? null]
  const newer = after ? hasMore : before !== null
  const older = after ? true : hasMore
  return { ...filter, entries, actions, limit, newer: newer ? first : null, older: older ? last : null }
}

const atATime = 1_000

/** Every entry that fits, newest first, read as it is used up. */
export async function* allEntries(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  for (let before: string | null = null; ; ) {
    const entries: AuditEntry[] = await read(db, filter, { before, after: null, limit: atATime })
    yield* entries
    if (entries.length < atATime) return
    before = entries.at(-1)!.id
  }
}

type Part = { before: string | null; after: string | null; limit: number }

async function read(db: Db, filter: AuditFilter, { before, after, limit }: Part): Promise<AuditEntry[]> {
  const rows = await (await fitting(db, filter))
    .leftJoin('users as actor', 'actor.id', 'e.actor_id')
    .leftJoin('users as acted', 'acted.id', 'e.acting_as_id')
    .leftJoin('users as done_to', 'done_to.id', 'e.subject_id')
    .leftJoin('themes as t', 't.id', 'e.theme_id')
    .select(['e.id', 'e.at', 'e.action', 'e.actor_id', 'e.acting_as_id', 'e.subject_type', 'e.subject_id'])
    .select(['e.address', 'e.detail', 't.name as site'])
    .select([nameOf('actor'), nameOf('acted'), nameOf('done_to')])
    .$if(before !== null, (query) => query.where('e.id', '<', before!))
    .$if(after !== null, (query) => query.where('e.id', '>', after!))
    .orderBy('e.id', after ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  const entries = rows.map(
    (row): AuditEntry => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: row.actor_id ? { id: row.actor_id, name: row.actor } : null,
      actingAs: row.acting_as_id ? { id: row.acting_as_id, name: row.acted } : null,
      subject:
        row.subject_type && row.subject_id
          ? { type: row.subject_type, id: row.subject_id, name: row.done_to }
          : null,
      site: row.site,
      address: row.address,
      detail: row.detail as AuditEntry['detail'],
    }),
  )
  return after ? entries.reverse() : entries
}

const nameOf = <Alias extends 'actor' | 'acted' | 'done_to'>(alias: Alias) =>
  sql<string | null>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`.as(alias)

/** The entries that a filter lets through. */
async function fitting(db: Db, { action, person, subject, from, to }: AuditFilter) {
  const { least, below } = idsBetween(from, to)
  const [doers, subjects] = await Promise.all([peopleNamed(db, person), peopleNamed(db, subject)])
  return db
    .selectFrom('audit_entries as e')
    .$if(action !== '', (query) => query.where('e.action', '=', action))
    .$if(least !== null, (query) => query.where('e.id', '>=', least!))
    .$if(below !== null, (query) => query.where('e.id', '<', below!))
    .$if(doers !== null, (query) =>
      query.where((row) => row.or([row('e.actor_id', 'in', doers!), row('e.acting_as_id', 'in', doers!)])),
    )
    .$if(subjects !== null, (query) => query.where('e.subject_id', 'in', subjects!))
}
