import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { most } from '#features/content/schema.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { pageMessages } from '#spec/messages.ts'
import { ContentPage, Written } from './answers.ts'
import { defaultPageRoutes } from './defaults/routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { editablePage, editableTheme, listPages, type Page, pageAt } from './find.ts'
import { pageFormRoutes } from './form/routes.ts'
import { pageLookupRoutes } from './lookup-routes.ts'
import { addressOf } from './model/address.ts'
import { pageProps } from './props.ts'
import { redirectFrom } from './redirects.ts'
import { checkDescribed, createPage, deletePage, savePage } from './save.ts'
import { ByPage, NewPage, PageInput, PageListQuery } from './schema.ts'

/** Document 3, section 7: the same pages at two addresses; section 4: a builder save leads back to the builder. */
const entrances = [
  { base: '/admin/themes/:id', after: addressOf },
  {
    base: '/website-builder/site/:id',
    after: ({ themeId }: Page) => `/website-builder/customize/${themeId}`,
  },
]

/** Content pages, as visitors read them and as editors save them (document 3, sections 2 and 7). */
export default async function pageRoutes(app: App, { db }: { db: Db }) {
  const editable = ({ viewer }: Pick<FastifyRequest, 'viewer'>, { id, pageId }: z.output<typeof ByPage>) =>
    editablePage(db, viewer, id, pageId)

  app.get(
    '/pages/:route',
    {
      schema: { params: z.object({ route: z.string().max(120) }), response: { 200: ContentPage } },
      config: { can: 'public', cached: true },
    },
    async (request, reply) => {
      const { params, site, url, viewer } = request
      const page = await pageAt(db, site, `/${params.route}`, viewer)
      if (page) return reply.page('pages/page', await pageProps(db, page, request))
      const to = await redirectFrom(db, site, `/${params.route}`)
      if (!to) throw notFound()
      // Browsers ask again each time: another page may take the route.
      return reply.header('cache-control', 'no-cache').redirect(to + new URL(url, 'http://site').search, 301)
    },
  )

  app.get(
    '/admin/themes/:id/pages',
    { schema: { params: ById, querystring: PageListQuery }, config: { can: 'pages.edit' } },
    async ({ viewer, site, params: { id }, query }, reply) =>
      reply.page('pages/list', { ...(await listPages(db, viewer, id, query)), isHere: id === site.id }),
  )

  const saving = { bodyLimit: most.bytes, config: { can: 'pages.edit' as const } }
  for (const { base, after } of entrances) {
    app.post(
      `${base}/pages`,
      {
        ...{ ...saving, schema: { params: ById, body: NewPage, response: { 201: Written } } },
        preValidation: authorizeFirst(ById, ({ id }, { viewer }) => editableTheme(db, viewer, id)),
      },
      async (request, reply) => {
        const page = await createPage(db, request, request.params.id, request.body)
        return reply.done({ to: after(page), body: { page }, status: 201 })
      },
    )

    app.put(
      `${base}/pages/:pageId`,
      {
        ...{ ...saving, schema: { params: ByPage, body: PageInput, response: { 200: Written } } },
        preValidation: authorizeFirst(ByPage, (params, request) => editable(request, params)),
      },
      async (request, reply) => {
        const before = await editable(request, request.params)
        checkDescribed(before, request.body)
        const page = await savePage(db, request, before, request.body)
        return reply.done({ to: after(page), body: { page } })
      },
    )
  }

  app.delete(
    '/admin/themes/:id/pages/:pageId',
    { schema: { params: ByPage }, config: { can: 'pages.edit' } },
    async (request, reply) => {
      await deletePage(db, request, await editable(request, request.params))
      return reply.done({ message: pageMessages.deleted })
    },
  )

  await editingRoutes(app, { db })
  await pageLookupRoutes(app, { db })
  await pageFormRoutes(app, { db })
  await defaultPageRoutes(app, { db })
}
