import { z } from 'zod'
import { ownGiving } from '#features/donations/index.ts'
import { myTeams } from '#features/team-pages/index.ts'
import { shownTicket, ticketsOf } from '#features/tickets/index.ts'
import { accountById } from '#features/users/index.ts'
import type { App, Tools } from '#lib/web.ts'
import { MyGivingQuery } from './schema.ts'

/** What a person gave, raises and takes part in: their own page. */
export default async function myGivingRoutes(app: App, { db, settings }: Tools) {
  const { secret } = settings

  app.get(
    '/my-giving',
    { schema: { querystring: MyGivingQuery }, config: { can: 'account.use' } },
    async ({ site, viewer, query }, reply) => {
      const account = await accountById(db, viewer!.id)
      const giver = { id: viewer!.id, email: z.string().parse(account?.email) }
      const [giving, tickets, { docs }] = await Promise.all([
        ownGiving(db, secret, site, giver, query),
        ticketsOf(db, site.id, viewer!.id),
        myTeams(db, site, viewer!),
      ])
      const shown = { tickets: tickets.map((ticket) => shownTicket(ticket, secret)), teams: docs }
      return reply.page('my-giving/show', { ...giving, ...shown }, { personal: true })
    },
  )
}
