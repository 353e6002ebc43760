import type { Selectable } from 'kysely'
import type { AuditEntries } from '#db/types.ts'
import type { AuditActions } from '#lib/audit/actions.ts'
import { type Db, patiently } from '#lib/db.ts'
import { looseIndexScan } from '#lib/loose-index-scan.ts'
import { labelOf } from './actions.ts'
import { idsBetween } from './moment.ts'
import { idsIn, namesOf } from './names.ts'
import { peopleNamed } from './people.ts'
import { type AuditEntry, AuditFilter, type AuditPage, type AuditQuery, type Named } from './schema.ts'
import { sentenceOf } from './sentence.ts'

/** One page of the trail, newest first. */
export async function auditPage(db: Db, actions: AuditActions, query: AuditQuery): Promise<AuditPage> {
  const { before, after, limit, ...filter } = query
  const [found, known, names] = await Promise.all([
    read(db, actions, filter, { before, after, limit: limit + 1 }),
    looseIndexScan(db, 'audit_entries', 'action'),
    namesOf(db, idsIn(`${filter.person} ${filter.subject}`)),
  ])
  const hasMore = found.length > limit
  // Newer entries are read oldest first and reversed: the extra one comes first.
  const entries = after ? found.slice(-limit) : found.slice(0, limit)
  const [first, last] = [entries[0]?.id ?? null, entries.at(-1)?.id ?? null]
  const newer = after ? hasMore : before !== null
  const older = after ? true : hasMore
  const choices = known.map((value) => ({ value, label: labelOf(actions, value) })).sort(byLabel)
  const about = { person: names.get(filter.person) ?? null, subject: names.get(filter.subject) ?? null }
  return {
    ...filter,
    about,
    entries,
    actions: choices,
    limit,
    newer: newer ? first : null,
    older: older ? last : null,
  }
}

type Choice = AuditPage['actions'][number]
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label)

/** The latest entries about a person or thing, newest first. */
export const entriesAbout = (
  db: Db,
  actions: AuditActions,
  subject: string,
  limit: number,
): Promise<AuditEntry[]> =>
  read(db, actions, AuditFilter.parse({ subject }), { before: null, after: null, limit })

/** What staff did in somebody's account, newest first: switching to it, and each change since. */
export async function entriesInNameOf(
  db: Db,
  actions: AuditActions,
  userId: string,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where((row) =>
      row.or([
        row('acting_as_id', '=', userId),
        row.and([row('subject_id', '=', userId), row('action', '=', 'account.switch')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withSentences(db, actions, rows)
}

/** What one person of the staff did in one account within a time, oldest first: switching to it, and each entry since. */
export async function entriesSince(
  db: Db,
  actions: AuditActions,
  { actorId, userId, since, until }: { actorId: string; userId: string; since: Date; until: Date },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where((row) =>
      row.or([
        row('acting_as_id', '=', userId),
        row.and([row('subject_id', '=', userId), row('action', '=', 'account.switch')]),
      ]),
    )
    .where('at', '>=', since)
    .where('at', '<=', until)
    .orderBy('id')
    .limit(atATime)
    .execute()
  return withSentences(db, actions, rows)
}

const atATime = 1_000

/** Every entry that matches, newest first, read in batches as they are consumed. */
export async function* allEntries(
  db: Db,
  actions: AuditActions,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry> {
  for (let before: string | null = null; ; ) {
    const part: Slice = { before, after: null, limit: atATime }
    const entries: AuditEntry[] = await patiently(db, (trx) => read(trx, actions, filter, part))
    yield* entries
    if (entries.length < atATime) return
    before = entries.at(-1)!.id
  }
}

type Slice = { before: string | null; after: string | null; limit: number }

async function read(
  db: Db,
  actions: AuditActions,
  filter: AuditFilter,
  { before, after, limit }: Slice,
): Promise<AuditEntry[]> {
  const rows = await (await matching(db, filter))
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id', after ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  const entries = await withSentences(db, actions, rows)
  return after ? entries.reverse() : entries
}

type Row = Selectable<AuditEntries>

/** Rows with current names, and as sentences. */
async function withSentences(db: Db, actions: AuditActions, rows: Row[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actor_id, acting_as_id, subject_id, theme_id, detail }) => [
    ...[actor_id, acting_as_id, subject_id, theme_id].filter((id) => id !== null),
    ...idsIn(JSON.stringify(detail)),
  ])
  const names = await namesOf(db, ids)
  const named = (id: string | null): Named | null => (id ? { id, name: names.get(id) ?? null } : null)
  return rows.map((row) => {
    const subject = named(row.subject_id)
    const entry = {
      ...{ id: row.id, at: row.at.toISOString(), action: row.action },
      actor: named(row.actor_id),
      actingAs: named(row.acting_as_id),
      subject: row.subject_type && subject ? { type: row.subject_type, ...subject } : null,
      site: named(row.theme_id)?.name ?? null,
      address: row.address,
      detail: row.detail as AuditEntry['detail'],
    }
    return { ...entry, sentence: sentenceOf(actions, entry, names) }
  })
}

/** The entries that match a filter. */
async function matching(db: Db, { action, person, subject, from, to }: AuditFilter) {
  const { least, below } = idsBetween(from, to)
  const [actors, subjects] = await Promise.all([peopleNamed(db, person), peopleNamed(db, subject)])
  return db
    .selectFrom('audit_entries')
    .$if(action !== '', (query) => query.where('action', '=', action))
    .$if(least !== null, (query) => query.where('id', '>=', least!))
    .$if(below !== null, (query) => query.where('id', '<', below!))
    .$if(actors !== null, (query) =>
      query.where((row) => row.or([row('actor_id', 'in', actors!), row('acting_as_id', 'in', actors!)])),
    )
    .$if(subjects !== null, (query) => query.where('subject_id', 'in', subjects!))
}
