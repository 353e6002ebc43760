import { z } from 'zod'
import { CaptchaFields, captchaCheck } from '#lib/captcha/index.ts'
import type { App } from '#lib/web.ts'
import { commentMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { addComment, sameComment, shownComments, takesComments } from './comments.ts'
import { deleteComment, listForStaff, setHidden } from './moderation.ts'
import { CommentForm, CommentQuery, Hiding, ModerationQuery } from './schema.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'comments.moderate' } as const
const often = { points: 60, seconds: 3_600, by: 'address' } as const
const staff = '/admin/comments'

/** Comments (document 1, sections 2, 3 and 7; document 3, section 7), and their moderation. */
export default async function commentRoutes(app: App, tools: Tools) {
  const { db } = tools
  const isPerson = captchaCheck(tools, 'comment')

  app.get(
    '/comments',
    { schema: { querystring: CommentQuery }, config: { can: 'public', form: true } },
    async ({ site, query }, reply) => reply.page('comments/list', await shownComments(db, site, query)),
  )

  app.post(
    '/comments',
    { schema: { body: CommentForm.extend(CaptchaFields) }, config: { can: 'public', limit: often } },
    async (request, reply) => {
      const { site, viewer, body, ip } = request
      const { captcha, formTicket, your_website, ...comment } = body
      if (!takesComments(site)) return reply.back({ form: commentMessages.off })
      const refused = viewer ? null : await isPerson({ captcha, formTicket, your_website }, ip)
      // The proof of a form that is sent twice is used up: its comment is there.
      const known = refused && (await sameComment(db, site, comment))
      if (refused && !known) return reply.back({ captcha: refused })
      const id = known || (await addComment(db, site, viewer, comment))
      return reply.done({ message: commentMessages.thanks, body: { id }, status: 201 })
    },
  )

  app.get(staff, { schema: { querystring: ModerationQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('comments/moderation', await listForStaff(db, viewer, query)),
  )

  // A form without script can only post.
  app.route({
    method: ['PUT', 'POST'],
    url: `${staff}/:id`,
    schema: { params: ById, body: Hiding },
    config,
    handler: async (request, reply) => {
      const { hidden } = request.body
      await setHidden(db, request, request.params.id, hidden)
      return reply.done({ message: hidden ? commentMessages.hidden : commentMessages.shown })
    },
  })

  app.delete(`${staff}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteComment(db, request, request.params.id)
    return reply.done({ message: commentMessages.deleted })
  })
}
