import { z } from 'zod'
import { serveFile, sharedFile } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { done } from '#lib/answers.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { ChatPage, MessageList } from './answers.ts'
import { begin } from './begin.ts'
import { liveRoutes } from './live/routes.ts'
import { lookupRoutes, peopleToChoose } from './lookup.ts'
import { messageRoutes } from './message-routes.ts'
import { chatMessages } from './messages.ts'
import { moduleChat, wordsOfModule } from './module-chat.ts'
import { conversation, newConversation, overview } from './page.ts'
import { changesIn, messagesIn } from './reading.ts'
import { reportRoutes } from './report-routes.ts'
import { roomRoutes } from './room-routes.ts'
import { membershipOf, pairRoom } from './rooms.ts'
import { ByFile, ChatQuery, MessagesQuery, NewMessage, NewRoom, RoomQuery } from './schema.ts'
import { send } from './sending.ts'
import { fileIn } from './sent-file.ts'

const config = { can: 'chat.use', application: 'chat', live: true } as const
const often = { points: 60, seconds: 60, by: 'account' } as const
const Sent = done({ roomId: z.uuid(), id: z.uuid(), seq: z.number() })
const withFile = { file: FileField.optional() }

/** Conversations (documents 1 and 2, section 2). Everything works by posting and reloading; sockets only say what to fetch. */
export default async function chatRoutes(app: App, tools: Tools) {
  const { db } = tools
  await lookupRoutes(app, tools)
  await messageRoutes(app, tools)
  await roomRoutes(app, tools)
  await reportRoutes(app, tools)
  await liveRoutes(app, tools)

  app.get(
    '/chat',
    { schema: { querystring: ChatQuery, response: { 200: ChatPage } }, config },
    async ({ viewer, site, query }, reply) => {
      const module = query.fromModule ? await moduleChat(db, viewer!, site.id, query.fromModule) : null
      const other = module?.id ?? query.uid
      const known = other ? await pairRoom(db, viewer!.id, other) : null
      if (known)
        return reply.redirect(`/chat/${known}${module ? `?fromModule=${query.fromModule}` : ''}`, 303)
      const to = module ?? (other ? await newConversation(db, viewer!, other) : null)
      return reply.page('chat/chat', await overview(db, viewer!, query, { to }))
    },
  )

  app.get(
    '/chat/new',
    { schema: { querystring: ChatQuery, response: { 200: ChatPage } }, config },
    async ({ viewer, query }, reply) =>
      reply.page(
        'chat/chat',
        await overview(db, viewer!, query, { begin: await peopleToChoose(db, viewer!) }),
      ),
  )

  app.post(
    '/chat',
    {
      schema: { body: NewRoom.extend(withFile), response: { 201: Sent } },
      config: { ...config, files: 1, limit: often },
    },
    async ({ viewer, site, body }, reply) => {
      const { roomId, id, seq } = await begin(db, viewer!, site.id, body)
      return reply.done({ to: `/chat/${roomId}`, body: { roomId, id, seq }, status: 201 })
    },
  )

  app.get(
    '/chat/:id',
    { schema: { params: ById, querystring: RoomQuery, response: { 200: ChatPage } }, config },
    async ({ viewer, site, params, query }, reply) => {
      const words = query.fromModule ? await wordsOfModule(db, viewer!, site.id, query.fromModule) : ''
      return reply.page('chat/chat', await conversation(db, viewer!, params.id, query, words))
    },
  )

  app.get(
    '/chat/:id/messages',
    { schema: { params: ById, querystring: MessagesQuery, response: { 200: MessageList } }, config },
    async ({ viewer, params, query }, reply) => {
      await membershipOf(db, viewer!.id, params.id)
      reply.header('cache-control', 'private, no-store')
      if (query.after === undefined) return messagesIn(db, params.id, query)
      return { ...(await changesIn(db, params.id, query.after)), hasOlder: false, hasNewer: false }
    },
  )

  app.post(
    '/chat/:id/messages',
    {
      schema: { params: ById, body: NewMessage.extend(withFile), response: { 201: Sent } },
      config: { ...config, files: 1, limit: often },
    },
    async ({ viewer, site, params, body }, reply) => {
      const { id, seq } = await send(tools, viewer!, { roomId: params.id, siteId: site.id }, body)
      return reply.done({ to: `/chat/${params.id}#end`, body: { roomId: params.id, id, seq }, status: 201 })
    },
  )

  app.get('/chat/:id/files/:file', { schema: { params: ByFile }, config }, async (request, reply) => {
    const { id, file } = request.params
    await membershipOf(db, request.viewer!.id, id)
    const ownerId = await fileIn(db, id, file)
    const found = ownerId && (await sharedFile(db, ownerId, file, 'document'))
    if (!found) throw notFound(chatMessages.noMessage)
    return serveFile(db, request, reply, found, { inFrame: found.type.startsWith('image/') })
  })
}
