import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { cookieName, cookieOptions } from '../cookies.ts'
import { grantsAccess } from '../page-cache.ts'
import { highest, type Need } from './needs.ts'
import { inWords, positionOf } from './position.ts'
import { currentReading, type Reading, readingWith } from './reading.ts'
import type { Replicas } from './replicas.ts'

const cookie = 'position'

/**
 * Reading and writing follow from the method of a request and the kind of a statement. GET and HEAD read at a replica until they
 * write; everything else is the primary's. After a write the position of it travels in a cookie, and only replicas that have replayed it
 * are read: people read what they wrote.
 */
export const replicaReads = plugin<{ replicas: Replicas }>(async (app, { replicas }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!mayReadReplica(request)) return done()
    const need = () => highest(replicas.needOf(request.viewer?.id), needOf(request))
    const reading: Reading = { replica: undefined, hasReadReplica: false, written: null, need }
    readingWith(reading, done)
  })

  // What a replica lacks, or cannot answer, the primary is asked for: "not found" is true only when it says so.
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply)
      } catch (error) {
        const reading = currentReading()
        if (!reading?.hasReadReplica || reading.written !== null || reply.sent) throw error
        reading.replica = null
        reading.hasReadReplica = false
        return handler.call(this, request, reply)
      }
    }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const written = isRead(request) ? (currentReading()?.written ?? null) : 'unknown'
    if (written !== null) tellPosition(request, reply, await known(written))
    return payload
  })

  const known = async (need: Need): Promise<Need> =>
    need === 'unknown' ? replicas.position().catch(() => need) : need

  function tellPosition(request: FastifyRequest, reply: FastifyReply, position: Need) {
    const maxAge = Math.ceil(replicas.keepMs / 1000)
    const value = position === 'unknown' ? position : inWords(position)
    reply.setCookie(cookieName(request, cookie), value, cookieOptions(request, { maxAge }))
  }
})

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Addresses that grant access come out of a mail or from another site: what they name was written a moment ago, by somebody else. */
const mayReadReplica = (request: FastifyRequest) =>
  isRead(request) &&
  request.headers.upgrade === undefined &&
  !request.routeOptions.config.sameOrigin &&
  !request.routeOptions.config.live &&
  !grantsAccess(request.url)

function needOf(request: FastifyRequest): Need {
  const told = request.cookies[cookieName(request, cookie)]
  return told === undefined ? 0n : (positionOf(told) ?? 'unknown')
}
