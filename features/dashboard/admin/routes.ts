import { z } from 'zod'
import { findEmployers } from '#features/employers/index.ts'
import { originOf } from '#features/themes/index.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { nested } from '#schema/nested.ts'
import { dashboardMessages } from '../messages.ts'
import { AudienceQuery, ModuleForm, ModulesQuery } from '../schema.ts'
import { audienceOf } from './audience.ts'
import { changeableModule, listModules } from './find.ts'
import { formFor, newForm, typesFor } from './form.ts'
import { findPeople } from './people.ts'
import { changeModule, createModule, deleteModule } from './write.ts'

const config = { can: 'modules.manage' } as const
const list = '/admin/dashboard-modules'
const Body = z.preprocess(nested, ModuleForm)

/** Dashboard modules as staff set them (document 2, sections 2 and 7). */
export default async function moduleAdminRoutes(app: App, { db }: Tools) {
  app.get(list, { schema: { querystring: ModulesQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('dashboard/admin/list', await listModules(db, viewer, query)),
  )

  app.get(`${list}/types`, { config }, async ({ viewer }, reply) => {
    reply.header('cache-control', 'private, no-store')
    return typesFor(db, viewer)
  })

  app.get(
    '/fetchers/module-employers',
    { schema: { querystring: LookupQuery }, config },
    async ({ query }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('employers', await findEmployers(db, query), query)
    },
  )

  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) =>
    reply.page('dashboard/admin/edit', await newForm(db, viewer, site.id)),
  )

  app.post(list, { schema: { body: Body }, config }, async (request, reply) => {
    const id = await createModule(db, request, request.body)
    return reply.done({ to: list, message: dashboardMessages.saved, body: { id }, status: 201 })
  })

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
    reply.page('dashboard/admin/edit', await formFor(db, viewer, params.id)),
  )

  app.get(
    `${list}/:id/audience`,
    { schema: { params: ById, querystring: AudienceQuery }, config },
    async (request, reply) => {
      const { viewer, site, params, query, log } = request
      const by = { db, viewer, site, origin: originOf(request), log }
      return reply.page('dashboard/admin/audience', await audienceOf(by, params.id, query))
    },
  )

  app.get(
    '/fetchers/module-people',
    { schema: { querystring: LookupQuery }, config },
    async ({ viewer, query }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('people', await findPeople(db, viewer, query), query)
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: Body },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => changeableModule(db, viewer, id, 'edit')),
    },
    async (request, reply) => {
      await changeModule(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: dashboardMessages.saved, body: { id: request.params.id } })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteModule(db, request, request.params.id)
    return reply.done({ to: list, message: dashboardMessages.deleted })
  })
}
