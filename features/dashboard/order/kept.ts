import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import type { DashboardType } from '#spec/lists.ts'
import { type Order, orderText, readOrder } from './order.ts'

// On the device, as what is folded and the miles of the slider: a phone and a desk have orders of their own (decision 535).

const year = 365 * 86_400
const nameOf = (request: FastifyRequest, dashboard: DashboardType) =>
  cookieName(request, `order-${dashboard.toLowerCase()}`)

export const orderOf = (request: FastifyRequest, dashboard: DashboardType): Order | null =>
  readOrder(request.cookies[nameOf(request, dashboard)])

export function keepOrder(
  request: FastifyRequest,
  reply: FastifyReply,
  dashboard: DashboardType,
  order: Order,
) {
  reply.setCookie(nameOf(request, dashboard), orderText(order), cookieOptions(request, { maxAge: year }))
}

export function forgetOrder(request: FastifyRequest, reply: FastifyReply, dashboard: DashboardType) {
  reply.clearCookie(nameOf(request, dashboard), cookieOptions(request))
}
