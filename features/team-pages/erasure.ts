import type { Db } from '#lib/db.ts'

/** A team page outlives the person who made it, without how to reach them. */
export async function forgetTeamContact(db: Db, email: string, until: Date): Promise<void> {
  await db
    .updateTable('team_pages')
    .set({ email: null, address: null })
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('created_at', '<=', until)
    .execute()
}
