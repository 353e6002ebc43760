import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { asksTheServer, loadData } from '#features/content/index.ts'
import { type Document, DraftDocument, most } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import { type App, representation } from '#lib/web.ts'
import { pageMessages } from '#spec/messages.ts'
import { editablePage } from './find.ts'
import { editorAddressOf } from './model/address.ts'
import { pageProps } from './props.ts'
import { pageAsOf, restorationOf, restore, revisionsOf } from './revisions.ts'
import { ByPage } from './schema.ts'

const ByRevision = ByPage.extend({ rev: z.coerce.number().int().min(1) })
/** The page's version when the user decided to restore another: what was announced is what changes. */
const Seen = z.object({ seen: z.coerce.number().int().min(1).optional() }).nullish()
const config = { can: 'pages.edit' } as const

/** What the editor requests: the whole page, the data of its parts, and its versions. */
export async function editingRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/admin/themes/:id/pages/:pageId',
    { schema: { params: ByPage }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      if (representation(request.headers) !== 'json')
        return reply.redirect(`${editorAddressOf(page, request.site.id)}?edit`)
      return reply
        .header('cache-control', 'private, no-store')
        .send({ page, data: await dataOf(page.document, request), asking: asksTheServer })
    },
  )

  app.post(
    '/admin/themes/:id/pages/:pageId/data',
    {
      bodyLimit: most.bytes,
      schema: { params: ByPage, body: z.object({ document: DraftDocument }) },
      config,
    },
    async (request, reply) => {
      await editable(request, request.params)
      return reply.send({ data: await dataOf(request.body.document as Document, request) })
    },
  )

  app.get(
    '/admin/themes/:id/pages/:pageId/revisions',
    { schema: { params: ByPage }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      const { id, name, rev } = page
      return reply.page('pages/revisions', {
        page: { id, name, rev, theme: page.themeId, address: editorAddressOf(page, request.site.id) },
        revisions: (await revisionsOf(db, id)) as never,
      })
    },
  )

  app.get(
    '/admin/themes/:id/pages/:pageId/revisions/:rev',
    { schema: { params: ByRevision }, config },
    async (request, reply) => {
      const old = await pageAsOf(db, await editable(request, request.params), request.params.rev)
      return reply.page('pages/page', { ...(await pageProps(db, old.page, request)), canEdit: false })
    },
  )

  app.get(
    '/admin/themes/:id/pages/:pageId/revisions/:rev/restoration',
    { schema: { params: ByRevision }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      const old = await pageAsOf(db, page, request.params.rev)
      return reply.page('pages/restoration', {
        page: { id: page.id, theme: page.themeId, name: page.name, rev: page.rev },
        restoration: restorationOf(request.viewer, page, old),
      })
    },
  )

  app.post(
    '/admin/themes/:id/pages/:pageId/revisions/:rev',
    { schema: { params: ByRevision, body: Seen }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      const old = await pageAsOf(db, page, request.params.rev)
      const restored = await restore(db, request, page, old, request.body?.seen)
      const message = pageMessages.restored(request.params.rev)
      return reply.done({ to: editorAddressOf(restored, request.site.id), message, body: { page: restored } })
    },
  )

  const dataOf = (document: Document, request: FastifyRequest) =>
    loadData(document, { db, site: request.site, viewer: request.viewer, request })

  const editable = ({ viewer }: FastifyRequest, { id, pageId }: { id: string; pageId: string }) =>
    editablePage(db, viewer, id, pageId)
}
