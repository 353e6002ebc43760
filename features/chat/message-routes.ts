import { done } from '#lib/answers.ts'
import type { App, Tools } from '#lib/web.ts'
import { deleteMessage, editMessage, react } from './changing.ts'
import { chatMessages } from './messages.ts'
import { ByMessage, EditedMessage, Reacting } from './schema.ts'

const config = {
  can: 'chat.use',
  application: 'chat',
  limit: { points: 120, seconds: 60, by: 'account' },
} as const
const one = '/chat/:id/messages/:message'

/** Editing, deleting and reacting. */
export async function messageRoutes(app: App, { db }: Tools) {
  app.put(
    one,
    { schema: { params: ByMessage, body: EditedMessage, response: { 200: done() } }, config },
    async ({ viewer, params, body }, reply) => {
      await editMessage(db, viewer!, params.id, params.message, body.body)
      return reply.done({ to: `/chat/${params.id}`, message: chatMessages.saved })
    },
  )

  app.delete(
    one,
    { schema: { params: ByMessage, response: { 200: done() } }, config },
    async (request, reply) => {
      const { id, message } = request.params
      await deleteMessage(db, request.viewer!, id, message)
      return reply.done({ to: `/chat/${id}`, message: chatMessages.deleted })
    },
  )

  app.post(
    `${one}/reactions`,
    { schema: { params: ByMessage, body: Reacting, response: { 200: done() } }, config },
    async ({ viewer, params, body }, reply) => {
      await react(db, viewer!, params.id, params.message, body.kind, body.on)
      return reply.done({ to: `/chat/${params.id}` })
    },
  )
}
