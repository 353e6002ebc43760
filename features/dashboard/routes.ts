import { modulesFor, ownModules } from '#features/module-audience/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import { notFound } from '#lib/problem.ts'
import { sharingReads } from '#lib/shared-reads.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may } from '#spec/access.ts'
import { ModuleQuery } from './schema.ts'
import { showModule, showModules } from './show.ts'
import { welcomeOf } from './welcome.ts'

/** The address says whose dashboard it is (document 3, section 2). */
const dashboards = [
  ['/dashboard', 'User', 'account.use'],
  ['/dashboard/manager', 'Manager', 'candidates.view'],
] as const

/** The dashboards: modules in two columns, and each module by itself. */
export default async function dashboardRoutes(app: App, { db }: Tools) {
  for (const [path, type, can] of dashboards)
    app.get(path, { config: { can } }, async ({ viewer, site, log }, reply) => {
      const me = viewer!
      const [profile, rows, welcome] = await sharingReads(() =>
        Promise.all([
          profileForSearch(db, me.id),
          modulesFor(db, site.id, me.id, type),
          welcomeOf(db, site, me),
        ]),
      )
      return reply.page('dashboard/dashboard', {
        ...welcome,
        modules: await showModules({ db, viewer: me, site, profile }, rows, log),
        mayConfigure: may(me, 'modules.manage'),
      })
    })

  app.get(
    '/dashboard/modules/:id',
    { schema: { params: ById, querystring: ModuleQuery }, config: { can: 'account.use' } },
    async ({ viewer, site, params, query, log }, reply) => {
      const me = viewer!
      const row = (await ownModules(db, site.id, me)).find(({ id }) => id === params.id)
      if (!row) throw notFound('There is no such module on your dashboard.')
      const profile = await profileForSearch(db, me.id)
      return reply.page('dashboard/module', {
        module: await showModule({ db, viewer: me, site, profile, miles: query.miles }, row, log),
      })
    },
  )
}
