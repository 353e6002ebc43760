import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { givingMessages } from '../messages.ts'
import { staffGift } from '../staff/refund-gift.ts'
import { answersFor, offlineTargets, receivePledge, recordOffline } from './offline.ts'
import { OfflineForm } from './schema.ts'

const config = { can: 'gifts.manage' } as const
const list = '/admin/gifts'

/** Gifts that came by check, in cash or by transfer, and promises. */
export default async function offlineGiftRoutes(app: App, { db }: Tools) {
  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) => {
    answersFor(viewer, site)
    return reply.page('donations/offline', await offlineTargets(db, site))
  })

  app.post(
    list,
    { schema: { body: OfflineForm }, config: { ...config, keepsTyped: true } },
    async (request, reply) => {
      const id = await recordOffline(db, request, request.site, request.body)
      const to = `${list}/${id}`
      return reply.done({ to, message: givingMessages.recorded, body: { donation: { id } }, status: 201 })
    },
  )

  app.post(
    `${list}/:id/receive`,
    {
      schema: { params: ById },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => staffGift(db, viewer, id)),
    },
    async (request, reply) => {
      await receivePledge(db, request, request.params.id)
      return reply.done({ message: givingMessages.received })
    },
  )
}
