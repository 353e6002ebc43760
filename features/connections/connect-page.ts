import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { personToConnect } from './connect.ts'
import { requestsPerDay } from './model/limits.ts'
import type { ConnectPage } from './schema.ts'
import { standingsWith } from './standing.ts'

/** The page behind "Connect", for browsers without script. @throws Problem 404 for a person whom the viewer does not find */
export async function connectPage(db: Db, viewer: NonNullable<Person>, id: string): Promise<ConnectPage> {
  const name = await personToConnect(db, viewer, id)
  const [standings, sent] = await Promise.all([standingsWith(db, viewer, [id]), sentToday(db, viewer.id)])
  return {
    person: { id, name, profile: `/profile/${id}` },
    standing: standings.get(id)!,
    left: Math.max(0, requestsPerDay - sent),
  }
}

async function sentToday(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('connection_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sender_id', '=', userId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
