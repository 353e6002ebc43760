import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction } from './db.ts'

/** The sites for which a statement works. */
export type SiteScope = readonly string[] | 'everywhere'

/**
 * Runs statements on tables that row-level security keeps apart by site (decision 230). Without it such a table looks empty to
 * the application, and takes nothing. It holds until `work` is done, also within a longer transaction.
 * @param scope the site of the request, the sites a person owns, or everywhere: administrators and background work
 */
export function inScope<T>(db: Db, scope: SiteScope, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    const before = await setScope(trx, scope === 'everywhere' ? scope : scope.join(','))
    const result = await work(trx)
    if (db.isTransaction) await setScope(trx, before)
    return result
  })
}

/** @returns what it was before */
async function setScope(trx: Db, scope: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    select coalesce(current_setting('muster.sites', true), '') as before, set_config('muster.sites', ${scope}, true)
  `.execute(trx)
  return rows[0]!.before
}

/**
 * A site's id, as the value of a new row, that opens the scope of these sites for its statement: a row's values are made before
 * row-level security checks it. For a single statement that only writes; another one needs `inScope` and its three statements more.
 * @param sites of all rows of the statement
 */
export const enteringScope = (sites: readonly string[], site: RawBuilder<string>) =>
  sql<string>`case when set_config('muster.sites', ${sites.join(',')}, true) is not null then ${site} end`
