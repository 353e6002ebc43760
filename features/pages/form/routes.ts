import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { pageMessages } from '#spec/messages.ts'
import { createPage, pageFor, savePage } from '../pages.ts'
import { ByPage } from '../schema.ts'
import { editedTheme, formOf, inputOf } from './form.ts'
import { PageForm } from './schema.ts'

const config = { can: 'pages.edit' } as const
const list = '/admin/themes/:id/pages'

/** The static page form of document 2: new pages, their settings, their deletion, and a copy to take away. */
export async function pageFormRoutes(app: App, { db }: { db: Db }) {
  const pagesAt = (id: string) => `/admin/themes/${id}/pages`
  type Of = z.output<typeof ByPage>
  const editable = async ({ viewer }: Pick<FastifyRequest, 'viewer'>, { id, pageId }: Of) => {
    const page = await pageFor(db, viewer, id, pageId)
    if (!page) throw notFound('There is no such page.')
    return page
  }
  const ofTheme = authorizeFirst(ById, ({ id }, { viewer }) => editedTheme(db, viewer, id))
  const ofPage = authorizeFirst(ByPage, (params, request) => editable(request, params))

  app.get(`${list}/new`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
    reply.page('pages/form/page', await formOf(db, viewer, params.id, null)),
  )

  app.post(
    `${list}/new`,
    { schema: { params: ById, body: PageForm }, preValidation: ofTheme, config },
    async (request, reply) => {
      const { params, body } = request
      const input = await inputOf(db, params.id, body)
      const page = await createPage(db, request, params.id, input)
      return reply.done({ to: pagesAt(params.id), message: pageMessages.saved, body: { page }, status: 201 })
    },
  )

  app.get(`${list}/:pageId/settings`, { schema: { params: ByPage }, config }, async (request, reply) => {
    const page = await editable(request, request.params)
    return reply.page('pages/form/page', await formOf(db, request.viewer, page.themeId, page))
  })

  app.post(
    `${list}/:pageId/settings`,
    { schema: { params: ByPage, body: PageForm }, preValidation: ofPage, config },
    async (request, reply) => {
      const { params, body } = request
      const input = await inputOf(db, params.id, body)
      const page = await savePage(db, request, await editable(request, params), input)
      return reply.done({ to: pagesAt(params.id), message: pageMessages.saved, body: { page } })
    },
  )

  app.get(`${list}/:pageId/delete`, { schema: { params: ByPage }, config }, async (request, reply) => {
    const { id, name, themeId } = await editable(request, request.params)
    return reply.page('pages/form/delete', { page: { id, name, theme: themeId } })
  })

  app.get(`${list}/:pageId/download`, { schema: { params: ByPage }, config }, async (request, reply) => {
    const { id, themeId, rev, global, ...page } = await editable(request, request.params)
    const file = `${page.route?.slice(1) ?? 'home'}.json`
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(page)
  })
}
