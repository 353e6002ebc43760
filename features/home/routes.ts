import { hasModules } from '#features/module-audience/index.ts'
import { homeOfTheme, pageProps } from '#features/pages/index.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import type { App } from '#lib/web.ts'
import { Home } from './answers.ts'
import { homePage } from './home.ts'
import { memberHome } from './member.ts'

/**
 * The home page of a site: the one made in the editor, otherwise the default; for a person who does not edit the site,
 * their dashboard, or what fits and waits for them on a site without one.
 */
export default async function homeRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/',
    { schema: { response: { 200: Home } }, config: { can: 'public', cached: true } },
    async (request, reply) => {
      const { site, viewer } = request
      const own = await homeOfTheme(db, site.id)
      if (own) return reply.page('pages/page', await pageProps(db, own, request))
      const isEditor = editableSites(viewer).includes(site.id)
      if (viewer && !isEditor) {
        if (await hasModules(db, site.id)) return reply.redirect('/dashboard', 303)
        return reply.page('home/member', await memberHome(db, site, viewer))
      }
      return reply.page('home/home', {
        ...(await homePage(db, request)),
        editHref: isEditor ? `/admin/themes/${site.id}/pages/customize-home` : null,
      })
    },
  )
}
