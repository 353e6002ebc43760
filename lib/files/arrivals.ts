import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#lib/problem.ts'
import { callerOf } from '#lib/rate-limit/address.ts'

const MB = 1024 * 1024

/** How much memory the running uploads of a process may use, and how slow they may be. */
export const arrivalBounds = {
  together: 256 * MB,
  /** all visitors together; the rest is reserved for signed-in users */
  visitors: 160 * MB,
  /** one address: enough for several people behind one router, but not for all uploads of the site */
  perCaller: 64 * MB,
  /** minimum of one upload in each `windowMs`: a trickle is cut off */
  bytesPerSecond: 4_000,
  windowMs: 15_000,
}
export type ArrivalBounds = typeof arrivalBounds

/**
 * Counts the bytes that uploads hold, for the process, for visitors and for each address, until they are answered;
 * cuts off those that trickle.
 * @returns for one request: `hold`, which counts bytes held in memory and throws Problem 503 over the limit
 */
export function arrivals(bounds: ArrivalBounds = arrivalBounds) {
  const held = new Map<string, number>()
  const add = (share: string, bytes: number) => {
    const now = (held.get(share) ?? 0) + bytes
    if (now) held.set(share, now)
    else held.delete(share)
    return now
  }

  /** @param isKnown by a signed-in user, or to a signed URL */
  return (request: FastifyRequest, reply: FastifyReply, { isKnown }: { isKnown: boolean }) => {
    const shares: [name: string, most: number][] = [
      ['together', bounds.together],
      [`caller ${callerOf(request.ip)}`, bounds.perCaller],
    ]
    if (!isKnown) shares.push(['visitors', bounds.visitors])
    let ofThis = 0
    reply.raw.once('close', () => {
      for (const [share] of shares) add(share, -ofThis)
      ofThis = 0
    })
    endTrickle(request, bounds)
    return (bytes: number) => {
      ofThis += bytes
      const full = shares.filter(([share, most]) => add(share, bytes) > most)
      if (!full[0]) return
      request.log.warn({ share: full[0][0] }, 'too many concurrent uploads')
      throw new Problem(503, 'Many files are being uploaded right now. Please try again in a moment.', {
        connection: 'close',
      })
    }
  }
}

/** Closes a connection that sends too slowly; a response could not be sent before the body ends. */
function endTrickle({ raw, log }: FastifyRequest, { bytesPerSecond, windowMs }: ArrivalBounds) {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const now = raw.socket.bytesRead
    const isTrickle = now - before < (bytesPerSecond * windowMs) / 1000
    before = now
    if (!isTrickle) return
    log.info('upload too slow')
    raw.destroy(new Problem(408, 'The upload was too slow. Please try again.', { connection: 'close' }))
  }, windowMs)
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
