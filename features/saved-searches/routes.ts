import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeSearch, readQuery } from '#features/job-search/index.ts'
import { type JobQuery, searchUrl } from '#features/job-search/schema.ts'
import { loadPlaces, locationOf } from '#features/places/index.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { savedSearches as limits } from '#spec/limits.ts'
import { jobsMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'
import { savedSearchMessages } from './messages.ts'
import { changeSearch, removeSearch, savedSearch, savedSearches, saveSearch } from './saved-searches.ts'
import { type SavedSearchEdit, SavedSearchForm } from './schema.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

const Parameters = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const config = { can: 'search.save', application: 'search' } as const
const list = '/my-saved-searches'

/** Saved searches (document 2, section 2). */
export default async function savedSearchRoutes(
  app: App,
  tools: { db: Db; settings: Pick<Settings, 'secret'> },
) {
  const { db } = tools
  app.get(list, { config }, async ({ viewer }, reply) =>
    reply.page('saved-searches/list', {
      searches: await savedSearches(db, viewer!.id),
      most: limits.each,
    }),
  )

  app.get(`${list}/new`, { schema: { querystring: Parameters }, config }, async (request, reply) =>
    reply.page('saved-searches/edit', await blank(db, request)),
  )

  app.post(
    list,
    {
      schema: { body: SavedSearchForm },
      config: { ...config, limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, site, body }, reply) => {
      const query = searchIn(body) ?? readQuery({})
      await requirePlace(db, query)
      const id = await saveSearch(db, { userId: viewer!.id, themeId: site.id }, { ...body, query })
      return reply.done({ to: list, message: savedSearchMessages.saved, body: { id }, status: 201 })
    },
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) => {
    const search = await savedSearch(db, viewer!.id, params.id)
    const { id, description, href, name, frequency, timeZone } = search
    return reply.page('saved-searches/edit', {
      ...{ id, description, href, name, frequency, timeZone },
      queryText: queryOf(href),
    })
  })

  app.put(
    `${list}/:id/edit`,
    {
      schema: { params: ById, body: SavedSearchForm },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => savedSearch(db, viewer!.id, id)),
    },
    async ({ viewer, params, body }, reply) => {
      const query = searchIn(body)
      if (query) await requirePlace(db, query)
      await changeSearch(db, viewer!.id, params.id, { ...body, query })
      return reply.done({ to: list, message: savedSearchMessages.changed, body: { id: params.id } })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) => {
    await removeSearch(db, viewer!.id, params.id)
    return reply.done({ to: list, message: savedSearchMessages.removed, body: { id: params.id } })
  })

  unsubscribeRoutes(app, tools)
}

async function blank(db: Db, { query: parameters, site }: FastifyRequest): Promise<SavedSearchEdit> {
  const query = { ...readQuery(parameters as Record<string, string>), page: 1, at: '' }
  const href = searchUrl(query)
  return {
    id: null,
    description: await describeSearch(db, query, site.id),
    href,
    queryText: queryOf(href),
    name: '',
    frequency: 'daily',
    timeZone: 'America/New_York',
  }
}

/** The search in a form; null when the form has none. */
function searchIn({ query, q, l, r }: SavedSearchForm): JobQuery | null {
  const given = Object.entries({ q, l, r }).filter(([, value]) => value !== undefined)
  if (!query && !given.length) return null
  const parameters = parametersOf(query ?? '')
  for (const [name, value] of given) parameters[name] = [value!]
  return readQuery(parameters)
}

/** A search for an unknown place would never find anything, and never say why. */
async function requirePlace(db: Db, { l }: JobQuery): Promise<void> {
  if (l !== '' && locationOf(await loadPlaces(db), l) === null)
    throw new Invalid({ l: jobsMessages.invalidLocation })
}

const queryOf = (href: string) => href.split('?')[1] ?? ''

function parametersOf(text: string): Record<string, string[]> {
  const parameters: Record<string, string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text))
    parameters[name] = [...(parameters[name] ?? []), value]
  return parameters
}
