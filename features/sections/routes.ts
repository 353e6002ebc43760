import { homeWordsShown } from '#features/themes/index.ts'
import type { App } from '#lib/web.ts'
import { Directory } from './answers.ts'
import { directoryOf } from './directory.ts'
import { DirectoryQuery, ScopeQuery } from './schema.ts'

const config = { can: 'public', cached: true } as const

export default async function sectionRoutes(app: App) {
  /** What the site lists on its home page, to search. */
  app.get(
    '/directory',
    { schema: { querystring: DirectoryQuery, response: { 200: Directory } }, config },
    async ({ site, query }, reply) =>
      reply.page('sections/directory', directoryOf(homeWordsShown(site), query)),
  )

  /** The search of the hero, which has one field for several places. */
  app.get(
    '/directory/search',
    { schema: { querystring: ScopeQuery }, config: { can: 'public' } },
    async ({ site, query: { q, scope } }, reply) => {
      const { scopes = [] } = homeWordsShown(site)
      const { href } = scopes[scope] ?? scopes[0] ?? { href: '/directory' }
      const own = new URL(href, 'http://site.invalid')
      own.searchParams.set('q', q)
      const isOurs = own.hostname === 'site.invalid'
      return reply.redirect(isOurs ? own.pathname + own.search : own.href, 303)
    },
  )
}
