import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App } from '#lib/web.ts'
import { findEmployers } from './find.ts'

/** Employers to choose from (document 3, section 7). */
export default async function employerRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/admin/employers',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('employers') } },
      config: { can: 'employers.manage' },
    },
    async ({ query }, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send(lookupAnswer('employers', await findEmployers(db, query), query)),
  )
}
