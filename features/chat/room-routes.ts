import type { FastifyRequest } from 'fastify'
import { done } from '#lib/answers.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { chatMessages } from './messages.ts'
import { readUpTo } from './reading.ts'
import {
  archiveRoom,
  keepDraft,
  membershipOf,
  muteRoom,
  setState,
  unarchiveRoom,
  unmuteRoom,
} from './rooms.ts'
import { Draft, ReadMark, Switch } from './schema.ts'
import { acceptRequest } from './sending.ts'

const config = { can: 'chat.use', application: 'chat' } as const
const schema = { params: ById, response: { 200: done() } }

/** What a member does with a room: answer a request, read, mute, archive, leave, keep a draft. */
export async function roomRoutes(app: App, { db }: Tools) {
  /** Rooms of others are not found. */
  const preHandler = async ({ viewer, params }: FastifyRequest) =>
    void (await membershipOf(db, viewer!.id, (params as { id: string }).id))

  app.post('/chat/:id/accept', { schema, config, preHandler }, async ({ viewer, params }, reply) => {
    await acceptRequest(db, viewer!, params.id)
    return reply.done({ to: `/chat/${params.id}`, message: chatMessages.accepted })
  })

  app.post('/chat/:id/decline', { schema, config, preHandler }, async ({ viewer, params }, reply) => {
    await setState(db, params.id, viewer!.id, 'declined')
    return reply.done({ to: '/chat', message: chatMessages.declined })
  })

  app.post('/chat/:id/leave', { schema, config, preHandler }, async ({ viewer, params }, reply) => {
    await setState(db, params.id, viewer!.id, 'left')
    return reply.done({ to: '/chat', message: chatMessages.left })
  })

  const switching = { schema: { ...schema, body: Switch }, config, preHandler }

  app.post('/chat/:id/mute', switching, async ({ viewer, params, body }, reply) => {
    await (body.on ? muteRoom : unmuteRoom)(db, viewer!.id, params.id)
    return reply.done({
      to: `/chat/${params.id}`,
      message: body.on ? chatMessages.muted : chatMessages.unmuted,
    })
  })

  app.post('/chat/:id/archive', switching, async ({ viewer, params, body }, reply) => {
    await (body.on ? archiveRoom : unarchiveRoom)(db, viewer!.id, params.id)
    return reply.done({ to: '/chat', message: body.on ? chatMessages.archived : chatMessages.unarchived })
  })

  app.put(
    '/chat/:id/draft',
    { schema: { ...schema, body: Draft }, config, preHandler },
    async (request, reply) => {
      await keepDraft(db, request.viewer!.id, request.params.id, request.body.body)
      return reply.done({})
    },
  )

  app.post(
    '/chat/:id/read',
    { schema: { ...schema, body: ReadMark }, config, preHandler },
    async (request, reply) => {
      await readUpTo(db, request.viewer!.id, request.params.id, request.body.seq)
      return reply.done({ to: `/chat/${request.params.id}` })
    },
  )
}
