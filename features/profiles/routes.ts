import { z } from 'zod'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ProfilePage } from './answers.ts'
import { dd214Routes } from './dd214-routes.ts'
import { editRoutes } from './edit/routes.ts'
import { profilePage } from './profile-page.ts'
import { reviewRoutes } from './review/routes.ts'

const Named = z.object({ id: z.string(), slug: z.string().optional() })
const isId = (text: string) => z.uuid().safeParse(text).success

/** People's profiles: seen by each as far as their owner allows, edited by the owner, validated by the staff. */
export default async function profileRoutes(app: App, tools: Tools) {
  const { db } = tools
  for (const url of ['/profile/:id', '/profile/:id/:slug'])
    app.get(
      url,
      { schema: { params: Named, response: { 200: ProfilePage } }, config: { can: 'public' } },
      async (request, reply) => {
        const { id, slug } = request.params
        const context = { viewer: request.viewer, theme: request.site }
        const page = isId(id) ? await profilePage(db, context, id) : null
        if (!page) throw notFound('There is no such profile, or it is not shown to you. Signing in may help.')
        if (slug !== undefined && slug !== page.slug) return reply.redirect(page.canonical, 302)
        return reply.page('profiles/profile', page)
      },
    )

  await editRoutes(app, tools)
  await dd214Routes(app, tools)
  await reviewRoutes(app, tools)
}
