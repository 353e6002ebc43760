import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type Where = { databaseUrl: string | null; dataDir: string }

/** What a restored database says instead of a place, until a person says that it is the live one. */
const nowhere = 'restored'

/**
 * Where this database is used: the host of its address and the cluster that it lives in; for the embedded server, the machine and
 * the folder. All processes of one installation have the same, a copy has another (decision 341).
 */
async function placeHere(db: Db, { databaseUrl, dataDir }: Where): Promise<string> {
  const { rows } = await sql<{ cluster: string }>`
    select system_identifier || ' ' || current_database() as cluster from pg_control_system()`.execute(db)
  const at = databaseUrl ? new URL(databaseUrl).host : `${machineId()}\n${dataDir}`
  return createHash('sha256').update(`${at}\n${rows[0]!.cluster}`).digest('hex')
}

/** Made when the system was installed; images of containers have none. */
function machineId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim()
  } catch {
    return ''
  }
}

/**
 * Whether this is the live database and not a copy of it: only then mail is delivered, cards are charged and feeds are read. The
 * first place to ask becomes the live one.
 */
export async function isLive(db: Db, where: Where): Promise<boolean> {
  const place = await placeHere(db, where)
  const live = await livePlace(db)
  if (live !== null) return live === place
  await db
    .insertInto('instance')
    .values({ place })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await livePlace(db)) === place
}

const livePlace = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('instance').select('place').executeTakeFirst())?.place ?? null

/** A person says that this is the live database: after a move or a restore, never for a copy. */
export async function goLive(db: Db, where: Where): Promise<void> {
  await setPlace(db, await placeHere(db, where))
}

/** A restored database is a copy, also in the same place. */
export const becomeCopy = (db: Db): Promise<void> => setPlace(db, nowhere)

async function setPlace(db: Db, place: string): Promise<void> {
  await db
    .insertInto('instance')
    .values({ place })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ place, confirmed_at: sql<Date>`now()` }),
    )
    .execute()
}
