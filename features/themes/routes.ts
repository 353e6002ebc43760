import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import themeAdminRoutes from './admin/routes.ts'
import { siteIcon } from './icon.ts'
import { liveEditingRoutes } from './live/routes.ts'
import { lookEditorRoutes } from './look-editor/routes.ts'

export async function themeRoutes(app: App, tools: { db: Db; settings: Settings }) {
  await app.register(themeAdminRoutes, tools)
  await app.register(liveEditingRoutes, tools)
  await app.register(lookEditorRoutes, tools)

  for (const url of ['/favicon.ico', '/favicon.svg'])
    app.get(url, { config: { can: 'public' }, schema: { hide: true } }, async (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(siteIcon(request.site)),
    )
}
