import type { FastifyRequest } from 'fastify'
import { modulesFor, ownModules } from '#features/module-audience/index.ts'
import { done } from '#lib/answers.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may } from '#spec/access.ts'
import type { DashboardType } from '#spec/lists.ts'
import { dashboardMessages as messages } from '../messages.ts'
import { anchorOf, pathOf } from '../model/paths.ts'
import { DashboardOf, OrderForm } from '../schema.ts'
import { collapse, type Dashboard, expand, rearrange, restoreOrder } from './arrangement.ts'
import { adoptDeviceOrder } from './device-order.ts'
import { moved, ordered } from './order.ts'

const path = '/dashboard/order'
const config = { can: 'account.use' } as const
const arranging = (dashboard: DashboardType) => `${pathOf[dashboard]}?arrange=true`

/** One's own order of the modules that staff chose, and which of them are folded. */
export default async function orderRoutes(app: App, { db }: Tools) {
  app.put(
    path,
    { schema: { body: OrderForm, response: { 200: done() } }, config },
    async (request, reply) => {
      const { dashboard, move } = request.body
      const { module, side, before } = move
      const modules = await modulesOf(request, dashboard)
      const row = modules.find(({ id }) => id === module)
      if (!row) throw notFound(messages.notHere)
      await adoptDeviceOrder(db, { request, reply }, dashboard, modules)
      await rearrange(db, dashboardIn(request, dashboard), (order) =>
        moved(ordered(modules, order), module, side, before),
      )
      return reply.done({ to: arranging(dashboard), message: messages.moved(row.title, side) })
    },
  )

  app.delete(
    path,
    { schema: { body: DashboardOf, response: { 200: done() } }, config },
    async (request, reply) => {
      const { dashboard } = request.body
      await adoptDeviceOrder(db, { request, reply }, dashboard, [])
      await restoreOrder(db, dashboardIn(request, dashboard))
      return reply.done({ to: arranging(dashboard), message: messages.asItWas })
    },
  )

  const collapsed = '/dashboard/modules/:id/collapse'
  const schema = { params: ById, response: { 200: done() } }
  for (const [method, fold] of [
    ['put', collapse],
    ['delete', expand],
  ] as const)
    app[method](collapsed, { schema, config }, async (request, reply) => {
      const { viewer, site, params } = request
      const row = (await ownModules(db, site.id, viewer!)).find(({ id }) => id === params.id)
      if (!row) throw notFound(messages.notHere)
      const dashboard = row.dashboard_type as DashboardType
      await fold(db, dashboardIn(request, dashboard), row.id)
      return reply.done({ to: `${pathOf[dashboard]}#${anchorOf(row.id)}` })
    })

  async function modulesOf({ viewer, site }: FastifyRequest, dashboard: DashboardType) {
    if (dashboard === 'Manager' && !may(viewer, 'candidates.view')) return []
    return modulesFor(db, site.id, viewer!.id, dashboard)
  }
}

const dashboardIn = ({ viewer, site }: FastifyRequest, type: DashboardType): Dashboard => ({
  ...{ userId: viewer!.id, siteId: site.id, type },
})
