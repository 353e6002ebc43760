import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { ticketOfQr } from './codes.ts'
import { rosterEntry } from './find.ts'
import { ticketMessages } from './messages.ts'
import { isQr } from './model/code.ts'
import type { Scan, ScanResult } from './schema.ts'

type Desk = { db: Db; secret: string; event: { id: string; themeId: string } }
type Acting = NonNullable<Actor>

/**
 * Checks people in, each scan once (its key says which it is). Of two scans of one ticket the earlier counts, in whatever order
 * phones that were without a network send them; the other one is answered 'used', with when and by whom the first was made.
 */
export async function checkIn(desk: Desk, actor: Acting, scans: readonly Scan[]): Promise<ScanResult[]> {
  const results: ScanResult[] = []
  for (const scan of scans) results.push(await oneScan(desk, actor, scan))
  return results
}

async function oneScan({ db, secret, event }: Desk, actor: Acting, scan: Scan): Promise<ScanResult> {
  const id = await named(db, secret, event.id, scan)
  if (!id) return { key: scan.key, result: 'unknown', ticket: null }
  const result = await db.transaction().execute((trx) => enter(trx, actor, event, id, scan))
  return { key: scan.key, result, ticket: await rosterEntry(db, event.id, id) }
}

/** The ticket of this fundraiser that was scanned, typed or chosen; null for anything else. */
async function named(
  db: Db,
  secret: string,
  fundraiser: string,
  { code, ticket }: Scan,
): Promise<string | null> {
  const id = ticket ?? (isQr(code) ? ticketOfQr(secret, fundraiser, code) : null)
  if (!id && (isQr(code) || !code)) return null
  const row = await db
    .selectFrom('tickets')
    .select('id')
    .where('fundraiser_id', '=', fundraiser)
    .where(id ? 'id' : 'code', '=', id ?? code)
    .executeTakeFirst()
  return row?.id ?? null
}

async function enter(trx: Db, actor: Acting, event: Desk['event'], id: string, scan: Scan) {
  const before = await trx
    .selectFrom('tickets')
    .select(['participated_at', 'scan_key', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'unknown'
  if (before.scan_key === scan.key) return 'valid'
  const isFirst = before.participated_at === null
  // A phone's clock may be ahead; none says anything about tomorrow.
  const at = new Date(Math.min(scan.at.getTime(), Date.now()))
  if (isFirst || at < before.participated_at!) {
    const by = actor.viewer?.actorId ?? actor.viewer?.id ?? null
    const entered = { participated_at: at, checked_in_by: by, way: scan.way, scan_key: scan.key }
    await trx.updateTable('tickets').set(entered).where('id', '=', id).execute()
    await note(trx, actor, 'ticket.check-in', event.themeId, before.user_id)
  }
  return isFirst ? 'valid' : 'used'
}

/** Takes a check-in back. @throws Problem 404 for a ticket of another fundraiser */
export async function undoCheckIn(
  { db, event }: Omit<Desk, 'secret'>,
  actor: Acting,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const undone = await trx
      .updateTable('tickets')
      .set({ participated_at: null, checked_in_by: null, way: null, scan_key: null })
      .where('id', '=', id)
      .where('fundraiser_id', '=', event.id)
      .returning('user_id')
      .returning(
        sql<string>`(select first_name || ' ' || last_name from users u where u.id = user_id)`.as('name'),
      )
      .executeTakeFirst()
    if (!undone) throw notFound(ticketMessages.notThere)
    await note(trx, actor, 'ticket.undo', event.themeId, undone.user_id)
    return undone.name
  })
}

const note = (db: Db, actor: Acting, action: string, themeId: string, person: string) =>
  audit(db, actor, { action, subject: { type: 'user', id: person }, themeId })
