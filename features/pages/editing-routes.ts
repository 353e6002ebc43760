import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { asksTheServer, loadData } from '#features/content/index.ts'
import { type Document, DraftDocument, most } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { type App, representation } from '#lib/web.ts'
import { pageMessages } from '#spec/messages.ts'
import { addressOf } from './address.ts'
import { type Page, pageFor } from './pages.ts'
import { pageProps } from './props.ts'
import { pageAsOf, restorationOf, restore, revisionsOf } from './revisions.ts'
import { ByPage } from './schema.ts'

const ByRevision = ByPage.extend({ rev: z.coerce.number().int().min(1) })
/** The version that the page had when somebody decided to restore another: what was said would change is what does. */
const Seen = z.object({ seen: z.coerce.number().int().min(1).optional() }).nullish()
const config = { can: 'pages.edit' } as const

/** What the editor asks for: the whole page, what its parts show, and the versions it had. */
export async function editingRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/admin/themes/:id/pages/:pageId',
    { schema: { params: ByPage }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      if (representation(request.headers) !== 'json') return reply.redirect(`${addressOf(page)}?edit`)
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
        page: { id, name, rev, theme: page.themeId, address: addressOf(page) },
        revisions: (await revisionsOf(db, id)) as never,
      })
    },
  )

  app.get(
    '/admin/themes/:id/pages/:pageId/revisions/:rev',
    { schema: { params: ByRevision }, config },
    async (request, reply) => {
      const old = await asOf(await editable(request, request.params), request.params.rev)
      return reply.page('pages/page', { ...(await pageProps(db, old.page, request)), canEdit: false })
    },
  )

  app.get(
    '/admin/themes/:id/pages/:pageId/revisions/:rev/restoration',
    { schema: { params: ByRevision }, config },
    async (request, reply) => {
      const page = await editable(request, request.params)
      const old = await asOf(page, request.params.rev)
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
      const old = await asOf(page, request.params.rev)
      const restored = await restore(db, request, page, old, request.body?.seen)
      const message = pageMessages.restored(request.params.rev)
      return reply.done({ to: addressOf(restored), message, body: { page: restored } })
    },
  )

  const dataOf = (document: Document, request: FastifyRequest) =>
    loadData(document, { db, site: request.site, viewer: request.viewer, request })

  async function editable({ viewer }: FastifyRequest, { id, pageId }: { id: string; pageId: string }) {
    const page = await pageFor(db, viewer, id, pageId)
    if (!page) throw notFound('There is no such page.')
    return page
  }

  async function asOf(page: Page, rev: number) {
    const old = await pageAsOf(db, page, rev)
    if (!old) throw notFound('This page has no such version.')
    return old
  }
}
