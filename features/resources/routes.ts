import { z } from 'zod'
import { resourceRows } from '#features/learning-cards/index.ts'
import { menteeFor, recommend } from '#features/recommendations/index.ts'
import { ByWhom, Recommend } from '#features/recommendations/schema.ts'
import { done, lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { recommendationMessages } from '#spec/messages.ts'
import { ResourceList, ResourcePage } from './answers.ts'
import { listResources, resourceFor, resourcePage } from './resources.ts'
import { ListQuery } from './schema.ts'

const config = { can: 'learning.use' } as const

/** Files and links for members (document 2, section 2). */
export default async function resourceRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/resources',
    { schema: { querystring: ListQuery, response: { 200: ResourceList } }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page('resources/list', await listResources(db, viewer!, site, query)),
  )

  for (const path of ['/resources/:id', '/resources/:id/recommended'])
    app.get(
      path,
      { schema: { params: ById, querystring: ByWhom, response: { 200: ResourcePage } }, config },
      async ({ viewer, site, params, query }, reply) =>
        reply.page('resources/show', await resourcePage(db, viewer!, site, params.id, query.by)),
    )

  app.post(
    '/resources/:id/recommend',
    {
      schema: { params: ById, body: Recommend, response: { 200: done({ id: z.uuid() }) } },
      config: { can: 'job.recommend', limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, params, body, site }, reply) => {
      const { id } = await resourceFor(db, site, params.id)
      const mentee = await menteeFor(db, viewer, body.mentee)
      if (!mentee) throw notFound('You may not recommend resources to this person.')
      const made = await recommend(db, viewer!, mentee.id, { kind: 'resource', subjectId: id }, body.note)
      return reply.done({ message: recommendationMessages.made(mentee.name), body: { id: made } })
    },
  )

  app.get(
    '/fetchers/resources',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('resources') } }, config },
    async ({ query, site }, reply) => {
      const all = await db
        .selectFrom(resourceRows(db, site).as('r'))
        .select(['r.id as value', 'r.title as label'])
        .orderBy('r.title')
        .execute()
      const found = all.filter(({ label }) => wordsBegin(query.q, label))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('resources', { choices: pageOf(found, query), total: found.length }, query)
    },
  )
}
