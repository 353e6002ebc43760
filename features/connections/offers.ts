import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Offer } from './schema.ts'

/** What each of these mentors offers, for the lists of mentors. */
export async function offersOf(
  db: Db,
  ids: string[],
): Promise<Map<string, { title: string; helpsWith: string }>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('mentor_offers')
    .select(['user_id', 'title', 'helps_with as helpsWith'])
    .where('user_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ user_id, ...offer }) => [user_id, offer]))
}

export type OwnOffer = Offer & { mentees: number }

export async function ownOffer(db: Db, userId: string): Promise<OwnOffer> {
  const { rows } = await sql<OwnOffer>`
    select coalesce(o.title, 'Mentor') as title, coalesce(o.helps_with, '') as "helpsWith", o.capacity,
      mentees_of(${userId})::int as mentees
    from mentors m left join mentor_offers o using (user_id) where m.user_id = ${userId}`.execute(db)
  return rows[0]!
}

export async function offerMentoring(db: Db, userId: string, offer: Offer): Promise<void> {
  const values = { title: offer.title, helps_with: offer.helpsWith, capacity: offer.capacity }
  await db
    .insertInto('mentor_offers')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
