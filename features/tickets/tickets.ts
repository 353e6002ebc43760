import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** Tickets with their fundraiser, its event, and whom they are for. */
export const ticketRows = (db: Db) =>
  db
    .selectFrom('tickets as k')
    .innerJoin('fundraisers as f', 'f.id', 'k.fundraiser_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .innerJoin('themes as s', 's.id', 'k.theme_id')
    .select(['k.id', 'k.number', 'k.code', 'k.theme_id as themeId', 'k.participated_at'])
    .select([
      'f.id as fundraiserId',
      'f.name as fundraiser',
      'f.place',
      's.name as site',
      's.time_zone as timeZone',
    ])
    .select([
      sql<string | null>`f.event_on::text`.as('on'),
      sql<string | null>`to_char(f.event_starts, 'HH24:MI')`.as('starts'),
    ])
    .select(sql<Date | null>`(f.event_on + f.event_starts) at time zone s.time_zone`.as('startsAt'))
    .select(['u.id as userId', 'u.email', 'u.first_name as firstName'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))

export type TicketRow = Awaited<ReturnType<typeof ticketById>> & object

/** @returns null when there is none: also of a fundraiser that was deleted, or a person who is gone */
export async function ticketById(db: Db, id: string) {
  const row = await ticketRows(db).where('k.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { participated_at, ...ticket } = row
  return { ...ticket, participatedAt: participated_at?.toISOString() ?? null }
}

/** A person's tickets on a site, the newest first: for their own pages. */
export async function ticketsOf(db: Db, themeId: string, userId: string) {
  const rows = await ticketRows(db)
    .where('k.theme_id', '=', themeId)
    .where('k.user_id', '=', userId)
    .orderBy('k.id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ participated_at, ...ticket }) => ({
    ...ticket,
    participatedAt: participated_at?.toISOString() ?? null,
  }))
}
