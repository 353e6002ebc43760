import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import type { Db } from '#lib/db.ts'
import type { DashboardType } from '#spec/lists.ts'
import { adopt } from './arrangement.ts'
import type { Order } from './order.ts'

// An order was kept on the device before it was the person's (decision 600): the end of each module's id, in a cookie.

type Module = { id: string; side: string }

/**
 * Gives the order that this device remembers to the person, unless they have one, and has the device forget it. In a switched account
 * the device is somebody else's.
 * @returns what was on the device, if anything
 */
export async function adoptDeviceOrder(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  type: DashboardType,
  modules: Module[],
): Promise<Order | null> {
  const name = cookieName(request, `order-${type.toLowerCase()}`)
  const text = request.cookies[name]
  const { viewer, site } = request
  if (text === undefined || !viewer || viewer.actorId) return null
  const order = orderIn(text, modules)
  if (order) await adopt(db, { userId: viewer.id, siteId: site.id, type }, order)
  reply.clearCookie(name, cookieOptions(request))
  return order
}

/** '0d1e2f3a,….…': the modules of the left column and of the right one. */
export function orderIn(text: string, modules: Module[]): Order | null {
  if (!/^[0-9a-f,]{0,2000}\.[0-9a-f,]{0,2000}$/.test(text)) return null
  const byEnd = new Map(modules.map(({ id }) => [id.slice(-8), id]))
  const [left, right] = text.split('.').map((ends) => ends.split(',').flatMap((end) => byEnd.get(end) ?? []))
  return left!.length || right!.length ? { left: left!, right: right! } : null
}
