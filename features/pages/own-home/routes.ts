import { z } from 'zod'
import { homeWords } from '#features/themes/index.ts'
import type { SiteContent } from '#features/themes/schema.ts'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import type { App } from '#lib/web.ts'
import { editedTheme } from '../form/form.ts'
import { createPage } from '../pages.ts'
import { PageInput } from '../schema.ts'
import { homeDocument } from './document.ts'

const ByTheme = z.object({ id: z.uuid() })
const config = { can: 'pages.edit' } as const
const url = '/admin/themes/:id/pages/own-home'

/** Makes a home page that can be edited out of the one that every site begins with. */
export async function ownHomeRoutes(app: App, { db }: { db: Db }) {
  app.get(url, { schema: { params: ByTheme }, config }, async ({ viewer, params }, reply) =>
    reply.page('pages/own-home/page', { theme: await editedTheme(db, viewer, params.id) }),
  )

  app.post(
    url,
    {
      schema: { params: ByTheme },
      preValidation: foundFirst(ByTheme, ({ id }, { viewer }) => editedTheme(db, viewer, id)),
      config,
    },
    async ({ viewer, params: { id }, site }, reply) => {
      const { name, content } = await db
        .selectFrom('themes')
        .select(['name', 'content'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const document = homeDocument(homeWords({ name, content: content as SiteContent }))
      const kept = await createPage(db, viewer, id, PageInput.parse({ name: 'Home', type: 'home', document }))
      if ('errors' in kept) return reply.back(kept.errors)
      const to = id === site.id ? '/?edit' : `/admin/themes/${id}/pages`
      return reply.done({ to, body: { page: kept.page }, status: 201 })
    },
  )
}
