import { LRUCache } from 'lru-cache'

/**
 * read: any server that is up to date may answer. own: it asks about the server that answers, and means the primary. write: it changes
 * or locks something, takes a number, notifies, or queues a task.
 */
export type StatementKind = 'read' | 'own' | 'write'

const writing =
  /\b(insert|update|delete|merge|into|call|lock|notify|pg_notify|nextval|setval|currval|lastval|pg_(try_)?advisory_\w+|txid_\w+|pg_current_xact_id|graphile_worker\.(add|remove|complete|fail|reschedule|force)\w*)\b|\bfor\s+(key\s+)?share\b/i
/** What PostgreSQL calls `pg_…` describes a server: its connections, locks, sizes, rights. */
const ofServer = /\b(pg_\w+|inet_\w+|current_setting)\b/i
const reading = /^[\s(]*(select|with|values|table)\b/i
/** What is between quotes or in a comment says nothing about the statement. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]*)\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\//gis

/** Functions in db/migrations that change something when they are selected; a test compares them with the database. */
export const effectful = [
  'analytics_drop_months',
  'analytics_prepare',
  'enter_gift',
  'enter_gifts',
  'enter_single_gift',
  'forget_audit_addresses',
  'seal_audit_trail',
  'single_gifts',
]
const ownEffects = new RegExp(`\\b(${effectful.join('|')})\\b`)

type Statement = {
  kind: StatementKind
  /** it sets something for its transaction, such as a scope or a limit of time */
  setsLocal: boolean
}
const statements = new LRUCache<string, Statement>({ max: 5_000 })

/** What is not plainly a read is a write: a read that is taken for one costs the primary a read. */
export function statementOf(sql: string): Statement {
  const known = statements.get(sql)
  if (known) return known
  const bare = sql.replace(quoted, ' ')
  const setsLocal = /\bset_config\b/i.test(bare)
  const isWrite = !reading.test(bare) || writing.test(bare) || ownEffects.test(bare)
  const kind = isWrite ? 'write' : ofServer.test(bare) && !setsLocal ? 'own' : 'read'
  const statement: Statement = { kind, setsLocal }
  statements.set(sql, statement)
  return statement
}
