import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { CaptchaFields, captchaCheck, savedByFirst } from '#lib/captcha/index.ts'
import { Invalid } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { commentMessages } from '#spec/messages.ts'
import { CommentList } from './answers.ts'
import { addComment, sameComment, shownComments, takesComments } from './comments.ts'
import { deleteComment, hideComment, listForStaff, showComment } from './moderation.ts'
import { CommentForm, CommentQuery, Hiding, ModerationQuery } from './schema.ts'

const config = { can: 'comments.moderate' } as const
const often = { points: 60, seconds: 3_600, by: 'address' } as const
const staff = '/admin/comments'

/** Comments (document 1, sections 2, 3 and 7; document 3, section 7), and their moderation. */
export default async function commentRoutes(app: App, tools: Tools) {
  const { db } = tools
  const isPerson = captchaCheck(tools, 'comment')

  app.get(
    '/comments',
    {
      schema: { querystring: CommentQuery, response: { 200: CommentList } },
      config: { can: 'public', form: true },
    },
    async ({ site, query }, reply) => reply.page('comments/list', await shownComments(db, site, query)),
  )

  app.post(
    '/comments',
    {
      schema: { body: CommentForm.extend(CaptchaFields), response: { 201: done({ id: z.uuid() }) } },
      config: { can: 'public', limit: often },
    },
    async (request, reply) => {
      const { site, viewer, body, ip } = request
      const { captcha, formTicket, your_website, ...comment } = body
      if (!takesComments(site)) throw new Invalid({ form: commentMessages.off })
      const refused = viewer ? null : await isPerson({ captcha, formTicket, your_website }, ip)
      // A form sent twice has used up its captcha: the first one's comment is there, or will be in a moment.
      const first = refused && (await savedByFirst(() => sameComment(db, site, comment)))
      if (refused && !first) throw new Invalid({ captcha: refused })
      const id = first || (await addComment(db, site, viewer, comment))
      return reply.done({ message: commentMessages.thanks, body: { id }, status: 201 })
    },
  )

  app.get(staff, { schema: { querystring: ModerationQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('comments/moderation', await listForStaff(db, viewer, query)),
  )

  app.put(
    `${staff}/:id`,
    {
      schema: { params: ById, body: Hiding },
      config,
    },
    async (request, reply) => {
      const { hidden } = request.body
      await (hidden ? hideComment : showComment)(db, request, request.params.id)
      return reply.done({ message: hidden ? commentMessages.hidden : commentMessages.shown })
    },
  )

  app.delete(`${staff}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteComment(db, request, request.params.id)
    return reply.done({ message: commentMessages.deleted })
  })
}
