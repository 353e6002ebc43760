import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { Settings } from '../../config.ts'

/**
 * Where this database takes money: its address, and the cluster that it lives in. A backup that was restored elsewhere has the
 * same subscriptions, and must not charge them a second time.
 */
async function addressHere(db: Db, { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const { rows } = await sql<{ cluster: string }>`
    select system_identifier || ' ' || current_database() as cluster from pg_control_system()`.execute(db)
  const at = databaseUrl ? new URL(databaseUrl).host : dataDir
  return createHash('sha256').update(`${at}\n${rows[0]!.cluster}`).digest('hex')
}

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Whether background work may charge here. The first database to ask becomes the one that may. */
export async function chargesHere(db: Db, where: Where): Promise<boolean> {
  const address = await addressHere(db, where)
  await db
    .insertInto('payment_instance')
    .values({ address })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { address: kept } = await db
    .selectFrom('payment_instance')
    .select('address')
    .executeTakeFirstOrThrow()
  return kept === address
}

/** A person says that this is the database that charges: after a move, or never for a copy. */
export async function chargeFromHere(db: Db, actor: NonNullable<Actor>, where: Where): Promise<void> {
  const address = await addressHere(db, where)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('payment_instance').set({ address, confirmed_at: sql`now()` }).execute()
    await audit(trx, actor, { action: 'payments.move' })
  })
}
