import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { most } from '#features/content/schema.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { pageMessages } from '#spec/messages.ts'
import { addressOf } from './address.ts'
import { beginningRoutes } from './beginnings/routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { pageFormRoutes } from './form/routes.ts'
import {
  createPage,
  deletePage,
  mayEditThemes,
  type Page,
  pageAt,
  pageFor,
  pagesOf,
  savePage,
} from './pages.ts'
import { pageProps } from './props.ts'
import { ByPage, PageInput } from './schema.ts'

/** Document 3, section 7: the same pages at two addresses; section 4: a builder save leads back to the builder. */
const doors = [
  { base: '/admin/themes/:id', after: addressOf },
  {
    base: '/website-builder/site/:id',
    after: ({ themeId }: Page) => `/website-builder/customize/${themeId}`,
  },
]

/** Content pages, as they are read and as they are kept (document 3, sections 2 and 7). */
export default async function pageRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/pages/:route',
    { schema: { params: z.object({ route: z.string().max(120) }) }, config: { can: 'public', cached: true } },
    async (request, reply) => {
      const page = await pageAt(db, request.site.id, `/${request.params.route}`)
      if (!page) throw notFound()
      return reply.page('pages/page', await pageProps(db, page, request))
    },
  )

  app.get(
    '/admin/themes/:id/pages',
    { schema: { params: ById }, config: { can: 'pages.edit' } },
    async (request, reply) => {
      const { id } = request.params
      if (!mayEditThemes(request.viewer, id)) throw notFound()
      const theme = await db
        .selectFrom('themes')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!theme) throw notFound()
      return reply.page('pages/list', {
        theme,
        isHere: id === request.site.id,
        pages: (await pagesOf(db, id)) as never,
      })
    },
  )

  const keeping = { bodyLimit: most.bytes, config: { can: 'pages.edit' as const } }
  for (const { base, after } of doors) {
    app.post(
      `${base}/pages`,
      {
        ...{ ...keeping, schema: { params: ById, body: PageInput } },
        preValidation: authorizeFirst(ById, async ({ id }, { viewer }) => {
          if (!mayEditThemes(viewer, id)) throw notFound()
        }),
      },
      async (request, reply) => {
        const page = await createPage(db, request, request.params.id, request.body)
        return reply.done({ to: after(page), body: { page }, status: 201 })
      },
    )

    app.put(
      `${base}/pages/:pageId`,
      {
        ...{ ...keeping, schema: { params: ByPage, body: PageInput } },
        preValidation: authorizeFirst(ByPage, (params, request) => editable(request, params)),
      },
      async (request, reply) => {
        const page = await savePage(db, request, await editable(request, request.params), request.body)
        return reply.done({ to: after(page), body: { page } })
      },
    )
  }

  app.delete(
    '/admin/themes/:id/pages/:pageId',
    { schema: { params: ByPage }, config: { can: 'pages.edit' } },
    async (request, reply) => {
      await deletePage(db, request, await editable(request, request.params))
      return reply.done({ to: `/admin/themes/${request.params.id}/pages`, message: pageMessages.deleted })
    },
  )

  await editingRoutes(app, { db })
  await pageFormRoutes(app, { db })
  await beginningRoutes(app, { db })

  async function editable(
    { viewer }: Pick<FastifyRequest, 'viewer'>,
    { id, pageId }: z.output<typeof ByPage>,
  ): Promise<Page> {
    const page = await pageFor(db, viewer, id, pageId)
    if (!page) throw notFound('There is no such page.')
    return page
  }
}
