import { lookupOf } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { changeableBadge, changeBadge, createBadge, deleteBadge, listBadges } from './admin.ts'
import { givableBadges } from './badges.ts'
import { badgeMessages } from './messages.ts'
import { BadgeForm } from './schema.ts'

const config = { can: 'badges.set' } as const
const list = '/admin/badges'

/** Badges: who gives them makes them (document 2, section 6); their lookup (document 3, section 7). */
export default async function badgeRoutes(app: App, { db }: { db: Db }) {
  app.get(list, { config }, async (request, reply) =>
    reply.page('badges/list', await listBadges(db, request.viewer)),
  )

  app.post(list, { schema: { body: BadgeForm }, config }, async (request, reply) => {
    const id = await createBadge(db, request, request.body)
    return reply.done({ to: list, message: badgeMessages.created, body: { id }, status: 201 })
  })

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: BadgeForm },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => changeableBadge(db, viewer, id)),
    },
    async (request, reply) => {
      await changeBadge(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: badgeMessages.saved })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteBadge(db, request, request.params.id)
    return reply.done({ to: list, message: badgeMessages.deleted })
  })

  app.get(
    '/fetchers/badges',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('badges') } }, config },
    async ({ query, viewer }, reply) => {
      const badges = await givableBadges(db, viewer)
        .select(['badges.id', 'badges.name'])
        .orderBy('badges.name')
        .execute()
      const found = badges.filter(({ name }) => wordsBegin(query.q, name))
      const choices = pageOf(found, query).map(({ id, name }) => ({ value: id, label: name }))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('badges', { choices, total: found.length }, query)
    },
  )
}
