import { modulesFor, ownModules } from '#features/module-audience/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import { originOf } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import { sharingReads } from '#lib/shared-reads.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may } from '#spec/access.ts'
import { pathOf } from './model/paths.ts'
import { arrangementOf } from './order/arrangement.ts'
import { adoptDeviceOrder } from './order/device-order.ts'
import { ordered } from './order/order.ts'
import { DashboardQuery, ModuleQuery, type ShownModule } from './schema.ts'
import { showModule, showModules } from './show.ts'
import { welcomeOf } from './welcome.ts'

const dashboards = [
  ['User', 'account.use'],
  ['Manager', 'candidates.view'],
] as const

/** The dashboards: modules in two columns, and each module by itself. */
export default async function dashboardRoutes(app: App, { db }: Tools) {
  for (const [type, can] of dashboards) {
    const path = pathOf[type]
    app.get(path, { schema: { querystring: DashboardQuery }, config: { can } }, async (request, reply) => {
      const { viewer, site, query, log } = request
      const me = viewer!
      const [profile, found, own, welcome] = await sharingReads(() =>
        Promise.all([
          profileForSearch(db, me.id),
          modulesFor(db, site.id, me.id, type),
          arrangementOf(db, { userId: me.id, siteId: site.id, type }),
          welcomeOf(db, site, me),
        ]),
      )
      const adopted = await adoptDeviceOrder(db, { request, reply }, type, found)
      const order = own.order ?? adopted
      const rows = ordered(found, order)
      return reply.page('dashboard/dashboard', {
        firstName: welcome.firstName,
        // What to do next is about looking for a job.
        next: type === 'User' ? welcome.next : null,
        path,
        modules: query.arrange
          ? []
          : await showModules(
              { db, viewer: me, site, profile, origin: originOf(request) },
              rows,
              own.collapsed,
              log,
            ),
        arranging: query.arrange
          ? { dashboard: type, modules: rows.map(named), isOwn: order !== null }
          : null,
        mayConfigure: may(me, 'modules.manage'),
      })
    })
  }

  app.get(
    '/dashboard/modules/:id',
    { schema: { params: ById, querystring: ModuleQuery }, config: { can: 'account.use' } },
    async (request, reply) => {
      const { viewer, site, params, query, log } = request
      const me = viewer!
      const row = (await ownModules(db, site.id, me)).find(({ id }) => id === params.id)
      if (!row) throw notFound('There is no such module on your dashboard.')
      const profile = await profileForSearch(db, me.id)
      const asking = { db, viewer: me, site, profile, origin: originOf(request), miles: query.miles }
      return reply.page('dashboard/module', { module: await showModule(asking, row, log) })
    },
  )
}

const named = ({ id, title, side }: { id: string; title: string; side: string }) => ({
  ...{ id, title, side: side as ShownModule['side'] },
})
