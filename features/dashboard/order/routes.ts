import type { FastifyRequest } from 'fastify'
import { modulesFor } from '#features/module-audience/index.ts'
import { done } from '#lib/answers.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { may } from '#spec/access.ts'
import type { DashboardType } from '#spec/lists.ts'
import { dashboardMessages as messages } from '../messages.ts'
import { pathOf } from '../model/paths.ts'
import { DashboardOf, OrderForm } from '../schema.ts'
import { forgetOrder, keepOrder, orderOf } from './kept.ts'
import { moved, ordered } from './order.ts'

const path = '/dashboard/order'
const config = { can: 'account.use' } as const
const arranging = (dashboard: DashboardType) => `${pathOf[dashboard]}?arrange=true`

/** One's own order of the modules that staff chose. */
export default async function orderRoutes(app: App, { db }: Tools) {
  app.put(
    path,
    { schema: { body: OrderForm, response: { 200: done() } }, config },
    async (request, reply) => {
      const { dashboard, move } = request.body
      const { module, side, before } = move
      const rows = ordered(await modulesOf(request, dashboard), orderOf(request, dashboard))
      const row = rows.find(({ id }) => id === module)
      if (!row) throw notFound(messages.notHere)
      keepOrder(request, reply, dashboard, moved(rows, module, side, before))
      return reply.done({ to: arranging(dashboard), message: messages.moved(row.title, side) })
    },
  )

  app.delete(
    path,
    { schema: { body: DashboardOf, response: { 200: done() } }, config },
    async (request, reply) => {
      const { dashboard } = request.body
      forgetOrder(request, reply, dashboard)
      return reply.done({ to: arranging(dashboard), message: messages.asItWas })
    },
  )

  async function modulesOf({ viewer, site }: FastifyRequest, dashboard: DashboardType) {
    if (dashboard === 'Manager' && !may(viewer, 'candidates.view')) return []
    return modulesFor(db, site.id, viewer!.id, dashboard)
  }
}
