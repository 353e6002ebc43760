import type { SiteContent } from '#features/themes/schema.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { editedTheme } from '../form/form.ts'
import { createPage, mayEditThemes, pageAt } from '../pages.ts'
import { pageProps } from '../props.ts'
import { PageInput } from '../schema.ts'
import { type LegalName, legalWords } from './legal-words.ts'
import { beginnings } from './list.ts'

const config = { can: 'pages.edit' } as const

/** The pages that every site begins with: the legal ones as visitors see them, and the way from each to one of its own. */
export async function beginningRoutes(app: App, { db }: { db: Db }) {
  for (const name of Object.keys(legalWords) as LegalName[])
    app.get(`/${name}`, { config: { can: 'public', cached: true } }, async (request, reply) => {
      const { site, viewer } = request
      const own = await pageAt(db, site.id, `/${name}`)
      if (own) return reply.page('pages/page', await pageProps(db, own, request))
      const editHref = mayEditThemes(viewer, site.id) ? `/admin/themes/${site.id}/pages/own-${name}` : null
      return reply.page('pages/beginnings/legal', { ...legalWords[name](site.name), editHref })
    })

  for (const [name, { address, label, page }] of Object.entries(beginnings)) {
    const url = `/admin/themes/:id/pages/own-${name}`

    app.get(url, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
      reply.page('pages/beginnings/page', { theme: await editedTheme(db, viewer, params.id), label }),
    )

    app.post(
      url,
      {
        schema: { params: ById },
        preValidation: authorizeFirst(ById, ({ id }, { viewer }) => editedTheme(db, viewer, id)),
        config,
      },
      async (request, reply) => {
        const { id } = request.params
        const theme = await db
          .selectFrom('themes')
          .select(['name', 'content'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const begun = page({ name: theme.name, content: theme.content as SiteContent })
        const created = await createPage(db, request, id, PageInput.parse(begun))
        const to = id === request.site.id ? `${address}?edit` : `/admin/themes/${id}/pages`
        return reply.done({ to, body: { page: created }, status: 201 })
      },
    )
  }
}
