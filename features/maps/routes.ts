import type { App } from '#lib/web.ts'
import { statesSvg } from './atlas.ts'

/** The shapes that maps are drawn over: the same for everybody. */
export default async function mapRoutes(app: App) {
  app.get('/maps/us-states.svg', { config: { can: 'public' } }, async (_request, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(statesSvg),
  )
}
