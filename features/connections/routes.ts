import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { ConnectionList } from './answers.ts'
import { block, unblock } from './blocks.ts'
import { confirm, connect, disconnect, personToConnect } from './connect.ts'
import { connectPage } from './connect-page.ts'
import { listConnections } from './connections.ts'
import { connectionMessages } from './messages.ts'
import { offerMentoring, ownOffer } from './offers.ts'
import { ConnectForm, ConnectionQuery, Offer } from './schema.ts'

const config = { can: 'connections.use' } as const
const often = { points: 120, seconds: 3_600, by: 'account' } as const
const Made = done({ id: z.uuid(), isApproved: z.boolean() })

/** Connections of people (document 1, sections 2, 4 and 7), and what mentors offer. */
export default async function connectionRoutes(app: App, { db }: Tools) {
  app.get(
    '/connections',
    { schema: { querystring: ConnectionQuery, response: { 200: ConnectionList } }, config },
    async ({ viewer, query }, reply) =>
      reply.page('connections/list', await listConnections(db, viewer!, query)),
  )

  app.get(
    '/connections/:id/connect',
    { schema: { params: ById }, config },
    async ({ viewer, params }, reply) =>
      reply.page('connections/connect', await connectPage(db, viewer!, params.id)),
  )

  app.post(
    '/connections/:id/connect',
    {
      schema: { params: ById, body: ConnectForm, response: { 201: Made } },
      config: { ...config, limit: often },
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => personToConnect(db, viewer!, id)),
    },
    async ({ viewer, params, body }, reply) => {
      const made = await connect(db, viewer!, params.id, body.message)
      const message = made.isApproved
        ? connectionMessages.confirmed
        : made.isNew
          ? connectionMessages.sent
          : connectionMessages.sentAlready
      return reply.done({ message, body: { id: made.id, isApproved: made.isApproved }, status: 201 })
    },
  )

  app.post(
    '/connections/:id/confirm',
    { schema: { params: ById, response: { 200: Made } }, config },
    async ({ viewer, params }, reply) => {
      const { id, isApproved } = await confirm(db, viewer!, params.id)
      return reply.done({ message: connectionMessages.confirmed, body: { id, isApproved } })
    },
  )

  app.delete(
    '/connections/:id',
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      const ended = await disconnect(db, request.viewer!, request.params.id)
      return reply.done({ message: connectionMessages[ended] })
    },
  )

  const ofSomebody = authorizeFirst(ById, ({ id }, { viewer }) => personToConnect(db, viewer!, id))

  app.post(
    '/connections/:id/block',
    { schema: { params: ById, response: { 200: done() } }, config, preValidation: ofSomebody },
    async ({ viewer, params }, reply) => {
      const name = await personToConnect(db, viewer!, params.id)
      await block(db, viewer!.id, params.id)
      return reply.done({ message: connectionMessages.blocked(name) })
    },
  )

  app.delete(
    '/connections/:id/block',
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      await unblock(db, request.viewer!.id, request.params.id)
      return reply.done({ message: connectionMessages.unblocked })
    },
  )

  app.get('/connections/mentoring', { config: { can: 'mentoring.offer' } }, async ({ viewer }, reply) =>
    reply.page('connections/mentoring', await ownOffer(db, viewer!.id)),
  )

  app.put(
    '/connections/mentoring',
    { schema: { body: Offer, response: { 200: done() } }, config: { can: 'mentoring.offer' } },
    async ({ viewer, body }, reply) => {
      await offerMentoring(db, viewer!.id, body)
      return reply.done({ message: connectionMessages.offered })
    },
  )
}
