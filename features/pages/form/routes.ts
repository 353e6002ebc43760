import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { pageMessages } from '#spec/messages.ts'
import { editablePage, editableTheme } from '../find.ts'
import { editorAddressOf } from '../model/address.ts'
import { createPage, savePage } from '../save.ts'
import { ByPage } from '../schema.ts'
import { formOf, inputOf } from './form.ts'
import { PageForm } from './schema.ts'

const config = { can: 'pages.edit' } as const
const list = '/admin/themes/:id/pages'

/** The static page form of document 2: new pages, their settings, and a copy to download. */
export async function pageFormRoutes(app: App, { db }: { db: Db }) {
  const editable = ({ viewer }: FastifyRequest, { id, pageId }: z.output<typeof ByPage>) =>
    editablePage(db, viewer, id, pageId)
  const ofTheme = authorizeFirst(ById, ({ id }, { viewer }) => editableTheme(db, viewer, id))
  const ofPage = authorizeFirst(ByPage, (params, request) => editable(request, params))

  app.get(`${list}/new`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
    reply.page('pages/form/page', await formOf(db, viewer, params.id, null)),
  )

  app.post(
    `${list}/new`,
    { schema: { params: ById, body: PageForm }, preValidation: ofTheme, config },
    async (request, reply) => {
      const { params, body, site } = request
      const page = await createPage(db, request, params.id, await inputOf(db, params.id, null, body))
      const to = `${editorAddressOf(page, site.id)}?edit`
      return reply.done({ to, message: pageMessages.created, body: { page }, status: 201 })
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
      const page = await editable(request, params)
      const saved = await savePage(db, request, page, await inputOf(db, params.id, page, body))
      const to = `/admin/themes/${params.id}/pages`
      return reply.done({ to, message: pageMessages.saved, body: { page: saved } })
    },
  )

  app.get(`${list}/:pageId/download`, { schema: { params: ByPage }, config }, async (request, reply) => {
    const { id, themeId, rev, global, ...page } = await editable(request, request.params)
    const file = `${page.route?.slice(1) ?? 'home'}.json`
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(page)
  })
}
