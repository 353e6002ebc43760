import { editableSites, homeOfTheme, pageProps } from '#features/pages/index.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { homePage } from './home.ts'

/** The home page of a site: the one made in the editor, otherwise the default. */
export default async function homeRoutes(app: App, { db }: { db: Db }) {
  app.get('/', { config: { can: 'public', cached: true } }, async (request, reply) => {
    const own = await homeOfTheme(db, request.site.id)
    return own
      ? reply.page('pages/page', await pageProps(db, own, request))
      : reply.page('home/home', {
          ...(await homePage(db, request.site)),
          editHref: editableSites(request.viewer).includes(request.site.id)
            ? `/admin/themes/${request.site.id}/pages/customize-home`
            : null,
        })
  })
}
