import type { App, Tools } from '#lib/web.ts'
import { workplaceOf } from '../managers/manage.ts'
import { OfEmployer } from '../managers/schema.ts'
import { employerHome } from './home.ts'

/** The employer's own place. Who works for none sees what they claim, and how to begin. */
export default async function employerHomeRoutes(app: App, { db }: Tools) {
  app.get(
    '/employer',
    { schema: { querystring: OfEmployer }, config: { can: 'account.use' } },
    async (request, reply) => {
      const viewer = request.viewer!
      const { employer } = request.query
      const own = viewer.employers.length || employer ? await workplaceOf(db, request, employer) : null
      return reply.page('employers/home/home', await employerHome(db, viewer, own?.id ?? null))
    },
  )
}
