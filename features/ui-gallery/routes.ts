import type { App } from '#lib/web.ts'

/** The gallery of controls; registered in development only. */
export async function uiGallery(app: App) {
  app.get('/ui', { config: { can: 'public' } }, (_request, reply) => reply.page('ui-gallery/gallery', {}))
}
