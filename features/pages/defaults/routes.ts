import { z } from 'zod'
import type { SiteContent } from '#features/themes/schema.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { ContentPage, LegalPage } from '../answers.ts'
import { editableTheme, pageAt } from '../find.ts'
import { editorAddressOf } from '../model/address.ts'
import { pageProps } from '../props.ts'
import { createPage } from '../save.ts'
import { PageInput } from '../schema.ts'
import { type LegalName, legalWords } from './legal-words.ts'
import { defaultPages } from './list.ts'

const config = { can: 'pages.edit' } as const
const schema = { response: { 200: z.union([LegalPage, ContentPage]) } }

/** The pages that every site has: the legal ones as visitors see them, and replacing each with a page of the site's own. */
export async function defaultPageRoutes(app: App, { db }: { db: Db }) {
  for (const name of Object.keys(legalWords) as LegalName[])
    app.get(`/${name}`, { schema, config: { can: 'public', cached: true } }, async (request, reply) => {
      const { site, viewer } = request
      const own = await pageAt(db, site, `/${name}`, viewer)
      if (own) return reply.page('pages/page', await pageProps(db, own, request))
      const mayEdit = editableSites(viewer).includes(site.id)
      const editHref = mayEdit ? `/admin/themes/${site.id}/pages/customize-${name}` : null
      return reply.page('pages/defaults/legal', { ...legalWords[name](site.name), editHref })
    })

  for (const [name, { label, page }] of Object.entries(defaultPages)) {
    const url = `/admin/themes/:id/pages/customize-${name}`

    app.get(url, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
      reply.page('pages/defaults/customize', { theme: await editableTheme(db, viewer, params.id), label }),
    )

    app.post(
      url,
      {
        schema: { params: ById },
        preValidation: authorizeFirst(ById, ({ id }, { viewer }) => editableTheme(db, viewer, id)),
        config,
      },
      async (request, reply) => {
        const { id } = request.params
        const theme = await db
          .selectFrom('themes')
          .select(['name', 'content'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const copy = page({ name: theme.name, content: theme.content as SiteContent })
        const created = await createPage(db, request, id, PageInput.parse(copy))
        const to = `${editorAddressOf(created, request.site.id)}?edit`
        return reply.done({ to, body: { page: created }, status: 201 })
      },
    )
  }
}
