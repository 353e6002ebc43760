import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { forbidden, Problem } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { unreadOf } from '../unread.ts'
import type { Client } from './audience.ts'
import { heartbeat } from './beat.ts'
import { frameReader, longestFrame } from './frames.ts'
import { openHub, say } from './hub.ts'
import { areHere, hasLeft, refreshMs } from './presence.ts'

const tooMany = 1008

/** Tells open pages what to fetch (decision 254). */
export async function liveRoutes(app: App, { db }: Tools) {
  await app.register(websocket, { options: { maxPayload: longestFrame }, preClose: endAll })
  const hub = await openHub(db, app.line)
  const beat = heartbeat((check) => hub.each(({ socket }) => check(socket)))
  const refresh = setInterval(() => void areHere(db, hub.people()).catch(app.log.error), refreshMs)
  app.addHook('onClose', async () => {
    beat.stop()
    clearInterval(refresh)
  })

  app.route({
    method: 'GET',
    url: '/chat/socket',
    config: { can: 'chat.use' },
    preValidation: async (request) => refuseForeign(request),
    // A refused upgrade leaves its connection behind.
    onResponse: async ({ raw }, { statusCode }) => void (statusCode >= 300 && raw.socket.destroySoon()),
    handler: async () => {
      throw new Problem(400, 'This address is for WebSockets.')
    },
    wsHandler: (socket, request) => {
      const client: Client = {
        ...{ socket, userId: request.viewer!.id, sessionId: request.session!.id, rooms: new Set() },
      }
      beat.watch(socket)
      socket.on('message', listenTo(client))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => hub.remove(client) && void hasLeft(db, client.userId).catch(app.log.error))
      void Promise.all([hub.add(client), areHere(db, [client.userId])]).catch((error) => {
        app.log.error({ err: error }, 'a socket could not be opened')
        socket.close(1011)
      })
    },
  })

  function listenTo(client: Client) {
    const read = frameReader()
    return (data: Buffer) => {
      const frame = read(data.toString())
      if (frame === 'flood') return client.socket.close(tooMany)
      if (frame?.type === 'counts')
        void unreadOf(db, client.userId)
          .then((unread) => say(client, JSON.stringify({ type: 'unread', unread })))
          .catch(app.log.error)
      if (frame?.type === 'typing' && client.rooms.has(frame.room))
        void sql`select pg_notify('chat', ${JSON.stringify({ typing: client.userId, room: frame.room })})`
          .execute(db)
          .catch(app.log.error)
    }
  }
}

/** At shutdown nobody waits for the goodbye of pages: they come back to another process. */
function endAll(this: FastifyInstance, done: () => void) {
  for (const socket of this.websocketServer.clients) socket.terminate()
  done()
}

/** Browsers send cookies with sockets of any page: only our own may open one. */
function refuseForeign({ headers, protocol }: FastifyRequest) {
  if (headers.upgrade && headers.origin !== `${protocol}://${headers.host}`) throw forbidden()
}
