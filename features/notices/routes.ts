import { done } from '#lib/answers.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { NoticeList } from './answers.ts'
import { choose, stopMails } from './choices.ts'
import { noticeMessages } from './messages.ts'
import { listNotices, openNotice, readAllNotices } from './notices.ts'
import { Choices, NoticeQuery } from './schema.ts'
import { stopRoutes } from './stop-routes.ts'

const config = { can: 'account.use' } as const

/** What happened to a person, and how they want to hear of it. */
export default async function noticeRoutes(app: App, tools: Tools) {
  const { db } = tools
  await stopRoutes(app, tools)

  app.get(
    '/notifications',
    { schema: { querystring: NoticeQuery, response: { 200: NoticeList } }, config },
    async ({ viewer, query }, reply) => reply.page('notices/list', await listNotices(db, viewer!, query)),
  )

  // Opening marks as read: only our own pages may do that for somebody.
  app.get(
    '/notifications/:id',
    { schema: { params: ById }, config: { ...config, sameOrigin: true } },
    async ({ viewer, params }, reply) => reply.redirect(await openNotice(db, viewer!.id, params.id), 303),
  )

  app.post(
    '/notifications/read',
    { schema: { response: { 200: done() } }, config },
    async (request, reply) => {
      await readAllNotices(db, request.viewer!.id)
      return reply.done({ message: noticeMessages.allRead })
    },
  )

  app.put(
    '/notifications/choices',
    { schema: { body: Choices, response: { 200: done() } }, config },
    async ({ viewer, body }, reply) => {
      await choose(db, viewer!.id, body)
      return reply.done({ message: noticeMessages.saved })
    },
  )

  app.post(
    '/notifications/mail-off',
    { schema: { response: { 200: done() } }, config },
    async (request, reply) => {
      await stopMails(db, request.viewer!.id)
      return reply.done({ message: noticeMessages.mailOff })
    },
  )
}
