import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { done, lookupOf } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { type Db, patiently } from '#lib/db.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../config.ts'
import { duplicateTheme } from './duplicate.ts'
import { type AddressContext, listThemes, themeEdit, themesFor } from './find.ts'
import { homeWordsRoutes } from './home/routes.ts'
import { setOwners } from './owners.ts'
import { refuseReserved } from './reserved-domains.ts'
import { createTheme, deleteTheme, saveTheme } from './save.ts'
import { NewTheme, ThemeForm, ThemeQuery } from './schema.ts'
import { offeredScopes } from './scope.ts'
import { signupSettingsRoutes } from './sign-up/routes.ts'

/** Document 2, section 5: "delete" must be typed, in any case. A missing body counts as nothing typed. */
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

/** Site administration, for administrators and theme owners (document 2, sections 2, 5 and 7). */
export default async function themeAdminRoutes(app: App, tools: { db: Db; settings: Settings }) {
  const { db, settings } = tools
  const place: AddressContext = { ...settings, originOf: app.sites.originOf }
  const shown = (request: FastifyRequest, id: string) => themeEdit(db, request.viewer, id, place)

  app.get(list, { schema: { querystring: ThemeQuery }, config: edits }, async (request, reply) =>
    reply.page('themes/admin/list', await listThemes(db, request.viewer, request.query, place)),
  )

  app.get(`${list}/new`, { config: manages }, async (_, reply) => reply.page('themes/admin/new', {}))

  app.post(list, { schema: { body: NewTheme }, config: manages }, async (request, reply) => {
    refuseReserved(request.body.domains ?? [], settings)
    const id = await db.transaction().execute((trx) => createTheme(trx, request, request.body))
    await app.sites.refresh()
    const message = themeMessages.created
    return reply.done({ to: `${list}/${id}`, message, body: { theme: { id } }, status: 201 })
  })

  app.get(`${list}/:id`, { schema: { params: ById }, config: edits }, async (request, reply) =>
    reply.page('themes/admin/edit', {
      ...(await shown(request, request.params.id)),
      offered: await offeredScopes(db),
    }),
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, querystring: UnmodifiedSince, body: ThemeForm },
      preValidation: authorizeFirst(ById, ({ id }, request) => shown(request, id)),
      config: edits,
    },
    async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      refuseReserved(body.domains ?? [], settings)
      await db.transaction().execute(async (trx) => {
        await saveTheme(trx, request, id, body, query)
        if (body.owners) await setOwners(trx, request, id, body.owners)
      })
      await app.sites.refresh()
      return reply.done({ to: `${list}/${id}`, message: themeMessages.saved, body: { theme: { id } } })
    },
  )

  await app.register(homeWordsRoutes, tools)
  await app.register(signupSettingsRoutes, tools)

  app.get(`${list}/:id/duplicate`, { schema: { params: ById }, config: manages }, async (request, reply) =>
    reply.page('themes/admin/duplicate', await shown(request, request.params.id)),
  )

  app.post(
    `${list}/:id/duplicate`,
    {
      schema: {
        params: ById,
        querystring: z.object({ copyPages: z.stringbool().catch(false) }),
        response: { 201: done({ theme: z.looseObject({ id: z.uuid() }) }) },
      },
      config: manages,
    },
    async (request, reply) => {
      const { params, query } = request
      const id = await db
        .transaction()
        .execute((trx) => duplicateTheme(trx, request, params.id, { withPages: query.copyPages }))
      await app.sites.refresh()
      const message = themeMessages.duplicated
      return reply.done({ to: `${list}/${id}`, message, body: { theme: { id } }, status: 201 })
    },
  )

  app.delete(
    `${list}/:id`,
    {
      schema: { params: ById, body: Typed, response: { 200: done({ theme: ById }) } },
      preValidation: authorizeFirst(ById, ({ id }, request) => shown(request, id)),
      config: manages,
    },
    async (request, reply) => {
      const { id } = request.params
      await patiently(db, (trx) => deleteTheme(trx, request, id, request.site.id, app.features.leaveSite))
      await app.sites.refresh()
      return reply.done({ to: list, message: themeMessages.deleted, body: { theme: { id } } })
    },
  )

  app.get(
    '/fetchers/themes',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('themes') } }, config: edits },
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
