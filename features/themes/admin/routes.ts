import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import { Opened } from '#lib/opened.ts'
import type { App } from '#lib/web.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../config.ts'
import { duplicateTheme } from './duplicate.ts'
import { listThemes, type Place, themeEdit, themesFor } from './find.ts'
import { homeWordsRoutes } from './home/routes.ts'
import { setOwners } from './owners.ts'
import { createTheme, deleteTheme, saveTheme } from './save.ts'
import { NewTheme, ThemeForm, ThemeQuery } from './schema.ts'
import { signupSettingsRoutes } from './sign-up/routes.ts'

const ById = z.object({ id: z.uuid() })
/** Document 2, section 5: typing "delete", whatever its case. A call without a body has typed nothing. */
const Typed = z.preprocess(
  (body) => body ?? {},
  z.strictObject({
    confirm: z
      .string(themeMessages.typeDelete)
      .trim()
      .refine((word) => word.toLowerCase() === 'delete', themeMessages.typeDelete),
  }),
)
const edits = { can: 'themes.edit' } as const
const manages = { can: 'themes.manage' } as const
const list = '/admin/themes'

/** The sites, for those who make and own them (document 2, sections 2, 5 and 7). */
export default async function themeAdminRoutes(app: App, tools: { db: Db; settings: Settings }) {
  const { db, settings } = tools
  const placeOf = ({ headers }: FastifyRequest): Place => ({ ...settings, headers })
  const shown = (request: FastifyRequest, id: string) => themeEdit(db, request.viewer, id, placeOf(request))

  app.get(list, { schema: { querystring: ThemeQuery }, config: edits }, async (request, reply) =>
    reply.page('themes/admin/list', await listThemes(db, request.viewer, request.query, placeOf(request))),
  )

  app.get(`${list}/new`, { config: manages }, async (_, reply) => reply.page('themes/admin/new', {}))

  app.post(list, { schema: { body: NewTheme }, config: manages }, async (request, reply) => {
    const made = await db.transaction().execute((trx) => createTheme(trx, request, request.body))
    if ('errors' in made) return reply.back(made.errors)
    await app.sites.refresh()
    const message = themeMessages.created
    return reply.done({ to: `${list}/${made.id}`, message, body: { theme: made }, status: 201 })
  })

  app.get(`${list}/:id`, { schema: { params: ById }, config: edits }, async (request, reply) =>
    reply.page('themes/admin/edit', await shown(request, request.params.id)),
  )

  // A form without script can only post.
  app.route({
    method: ['PUT', 'POST'],
    url: `${list}/:id`,
    schema: { params: ById, querystring: Opened, body: ThemeForm },
    preValidation: foundFirst(ById, ({ id }, request) => shown(request, id)),
    config: edits,
    handler: async (request, reply) => {
      const { id } = request.params
      const refused = await db.transaction().execute(async (trx) => {
        const { owners } = request.body
        const wrong = await saveTheme(trx, request, id, request.body, request.query)
        if (!wrong && owners) await setOwners(trx, request, id, owners)
        return wrong
      })
      if (refused) return reply.back(refused.errors)
      await app.sites.refresh()
      return reply.done({ to: `${list}/${id}`, message: themeMessages.saved, body: { theme: { id } } })
    },
  })

  await app.register(homeWordsRoutes, tools)
  await app.register(signupSettingsRoutes, tools)

  app.get(`${list}/:id/duplicate`, { schema: { params: ById }, config: manages }, async (request, reply) =>
    reply.page('themes/admin/duplicate', await shown(request, request.params.id)),
  )

  app.post(
    `${list}/:id/duplicate`,
    {
      schema: { params: ById, querystring: z.object({ copyPages: z.stringbool().catch(false) }) },
      config: manages,
    },
    async (request, reply) => {
      const { params, query } = request
      const made = await db
        .transaction()
        .execute((trx) => duplicateTheme(trx, request, params.id, { withPages: query.copyPages }))
      if ('errors' in made) return reply.back(made.errors)
      await app.sites.refresh()
      const message = themeMessages.duplicated
      return reply.done({ to: `${list}/${made.id}`, message, body: { theme: made }, status: 201 })
    },
  )

  app.get(`${list}/:id/removal`, { schema: { params: ById }, config: manages }, async (request, reply) =>
    reply.page('themes/admin/removal', await shown(request, request.params.id)),
  )

  app.delete(
    `${list}/:id`,
    {
      schema: { params: ById, body: Typed },
      preValidation: foundFirst(ById, ({ id }, request) => shown(request, id)),
      config: manages,
    },
    async (request, reply) => {
      const { id } = request.params
      await db.transaction().execute((trx) => deleteTheme(trx, request, id, request.site.id))
      await app.sites.refresh()
      return reply.done({ to: list, message: themeMessages.deleted, body: { theme: { id } } })
    },
  )

  app.get(
    '/fetchers/themes',
    { schema: { querystring: LookupQuery }, config: edits },
    async ({ query, viewer }, reply) => {
      const found = themesFor(db, viewer).where('t.name', 'ilike', `%${query.q.replace(/[\\%_]/g, '\\$&')}%`)
      const choices = await found
        .select(['t.id as value', 't.name as label'])
        .orderBy('t.name')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      const { total } = await found
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('themes', { choices, total: Number(total) }, query)
    },
  )
}
