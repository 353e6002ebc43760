import type { ServerResponse } from 'node:http'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, Problem } from '#lib/problem.ts'
import { together } from '#lib/together.ts'
import type { App, Tools } from '#lib/web.ts'
import { unreadOfEach } from '../unread.ts'
import type { Client } from './audience.ts'
import { heartbeat } from './beat.ts'
import { frameReader, longestFrame } from './frames.ts'
import { openHub } from './hub.ts'
import { areHere, haveLeft, refreshMs } from './presence.ts'
import { tell, tellAgain } from './telling.ts'

const tooMany = 1008

/** Tells open pages what to fetch (decision 254). */
export async function liveRoutes(app: App, tools: Tools) {
  const { db, pool } = tools
  await app.register(websocket, {
    options: { maxPayload: longestFrame, perMessageDeflate: false },
    preClose: endAll,
  })
  const hub = await openHub(tools, app.line)
  await tellAgain(pool)
  const beat = heartbeat((check) => hub.each(({ socket }) => check(socket)))
  const ofMany = (work: (people: string[]) => Promise<void>) =>
    together<string, Set<string>>(
      () => new Set(),
      (people, person) => people.add(person),
      (people) => work([...people]),
    )
  const here = ofMany((people) => areHere(db, people))
  const gone = ofMany((people) => haveLeft(db, people.filter(hub.isAway)))
  const count = ofMany(async (people) => {
    const unread = await unreadOfEach(db, people)
    for (const id of people) hub.tell(id, { type: 'unread', unread: unread(id) })
  })
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
    preHandler: async (request, { raw }) => void answers.set(request, raw),
    wsHandler: (socket, request) => {
      forgetRequest(socket, request)
      const { viewer, session } = request
      open(socket, viewer!.id, session!.id)
    },
  })

  function open(socket: WebSocket, userId: string, sessionId: string) {
    const client: Client = { socket, userId, sessionId, rooms: [], asOf: 0 }
    beat.watch(socket)
    socket.on('message', listenTo(client))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => hub.remove(client) && void gone(userId).catch(app.log.error))
    void Promise.all([hub.add(client), here(userId)]).catch((error) => {
      app.log.error({ err: error }, 'a socket could not be opened')
      socket.close(1011)
    })
  }

  function listenTo(client: Client) {
    const read = frameReader()
    return (data: Buffer) => {
      const frame = read(data.toString())
      if (frame === 'flood') return client.socket.close(tooMany)
      if (frame?.type === 'counts') void count(client.userId).catch(app.log.error)
      if (frame?.type === 'typing' && hub.hears(client, frame.room))
        void tell(pool, { room: frame.room, typing: client.userId }).catch(app.log.error)
    }
  }
}

/** The answers of requests that become sockets. */
const answers = new WeakMap<FastifyRequest, ServerResponse>()

/** A socket lives for hours; the request that it began with, its answer and what they hold would live as long (decision 390). */
function forgetRequest(socket: WebSocket, request: FastifyRequest) {
  // The only listener is the plugin's, which holds both. Ours takes its place.
  socket.removeAllListeners('error')
  answers.get(request)?.detachSocket(request.raw.socket)
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
