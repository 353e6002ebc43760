import { z } from 'zod'
import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { Occupation } from './answers.ts'
import { findCertifications } from './certifications.ts'
import { corpsId, findCorps } from './corps.ts'
import { occupation } from './occupation.ts'
import { searchOccupations } from './occupation-search.ts'
import { findRanks } from './ranks.ts'
import { BySlug } from './schema.ts'

const OfBranch = LookupQuery.extend({ corps: z.string().max(40).optional().catch(undefined) })
const config = { can: 'public' } as const
const anHour = 'public, max-age=3600'

/** Lookups of branches, ranks, military occupations and certifications (document 3, section 7). */
export default async function routes(app: App, { db }: { db: Db }) {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.header('cache-control', anHour)
  })

  for (const url of ['/corps', '/fetchers/corps'])
    app.get(
      url,
      { schema: { querystring: LookupQuery, response: { 200: lookupOf('corps') } }, config },
      async ({ query }) => lookupAnswer('corps', await findCorps(db, query), query),
    )

  app.get(
    '/ranks',
    { schema: { querystring: OfBranch, response: { 200: lookupOf('ranks') } }, config },
    async ({ query }) => lookupAnswer('ranks', await findRanks(db, corpsId(query.corps), query), query),
  )

  app.get(
    '/occupations',
    { schema: { querystring: OfBranch, response: { 200: lookupOf('occupations') } }, config },
    async ({ query }) =>
      lookupAnswer('occupations', await searchOccupations(db, corpsId(query.corps), query), query),
  )

  app.get(
    '/occupations/:id',
    { schema: { params: BySlug, response: { 200: Occupation } }, config },
    async ({ params }) => {
      const found = await occupation(db, params.id)
      if (!found) throw notFound('There is no military occupation with this id.')
      return found
    },
  )

  app.get(
    '/fetchers/certifications',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('certifications') } }, config },
    async ({ query }) => lookupAnswer('certifications', await findCertifications(db, query), query),
  )
}
