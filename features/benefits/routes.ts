import type { App, Tools } from '#lib/web.ts'
import * as answers from './answers.ts'
import { benefitsPage } from './benefits.ts'
import { factsOf } from './facts.ts'
import { housingOf } from './housing.ts'
import { HousingQuery } from './schema.ts'

const config = { can: 'account.use' } as const

/** Benefits and allowances: what fits the person, and the calculator of housing money. */
export default async function benefitRoutes(app: App, { db }: Tools) {
  app.get('/benefits', { schema: { querystring: HousingQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('benefits/benefits', await benefitsPage(db, viewer!.id, query)),
  )

  // Document 3, section 7: answers `amount`; without a query, of the profile's ZIP and grade.
  app.get(
    '/user/bah',
    { schema: { querystring: HousingQuery, response: { 200: answers.Housing } }, config },
    async ({ viewer, query }, reply) =>
      reply.page('benefits/bah', await housingOf(db, query, await factsOf(db, viewer!.id))),
  )
}
