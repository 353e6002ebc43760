import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

/** A fundraiser of Maria's site, for which tickets are issued. */
const forTickets: Body = async ({ db, maria }) => {
  const { site } = await db
    .selectFrom('users')
    .select('source_theme_id as site')
    .where('id', '=', maria)
    .executeTakeFirstOrThrow()
  if (!site) return {}
  const createTicketsForFundraiser = await added(
    db
      .insertInto('fundraisers')
      .values({ theme_id: site, name: 'Ruck march', type: 'event', status: 'live' })
      .returning('id'),
  )
  const signup = JSON.stringify({ createTicketsForFundraiser })
  await db.updateTable('themes').set({ signup }).where('id', '=', site).execute()
  return {}
}

async function ticketOf(db: Db, maria: string) {
  const fundraiser = await db
    .selectFrom('fundraisers')
    .select(['id', 'theme_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const number = Math.floor(Math.random() * 1_000_000) + 1
  await db
    .insertInto('tickets')
    .values({
      theme_id: fundraiser.theme_id,
      fundraiser_id: fundraiser.id,
      user_id: maria,
      number,
      code: newId(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('tickets')
    .select('id')
    .where('fundraiser_id', '=', fundraiser.id)
    .where('user_id', '=', maria)
    .executeTakeFirstOrThrow()
  return id
}

export default {
  parameters: { ticket: (db, maria) => ticketOf(db, maria) },
  writes: {
    'POST /admin/users/:id/issue-ticket': forTickets,
    'POST /admin/fundraisers/:id/check-in': async ({ db, maria }) => ({ ticket: await ticketOf(db, maria) }),
    'POST /admin/fundraisers/:id/tickets/:ticket/undo': nothing,
  },
} satisfies RoomAccess
