import type { App } from '#lib/web.ts'

/** The controls, for whoever builds a screen; registered in development only. */
export async function uiGallery(app: App) {
  app.get('/ui', { config: { can: 'public' } }, (_request, reply) => reply.page('ui-gallery/gallery', {}))
}
