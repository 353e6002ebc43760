import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { Reports } from './answers.ts'
import { chatMessages } from './messages.ts'
import { decideReport, listReports, reportFor, reportRoom } from './reports.ts'
import { membershipOf } from './rooms.ts'
import { Decision, NewReport, ReportQuery } from './schema.ts'

const staff = { can: 'reports.decide' } as const
const queue = '/admin/chat-reports'

/** Reporting what somebody wrote, and the queue of the staff: the reported messages only. */
export async function reportRoutes(app: App, { db }: Tools) {
  app.post(
    '/chat/:id/report',
    {
      schema: { params: ById, body: NewReport, response: { 201: done() } },
      config: { can: 'chat.use', application: 'chat', limit: { points: 20, seconds: 3_600, by: 'account' } },
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => membershipOf(db, viewer!.id, id)),
    },
    async ({ viewer, site, params, body }, reply) => {
      await reportRoom(db, viewer!, { roomId: params.id, themeId: site.id }, body)
      return reply.done({ to: '/chat', message: chatMessages.reported, status: 201 })
    },
  )

  app.get(
    queue,
    { schema: { querystring: ReportQuery, response: { 200: Reports } }, config: staff },
    async ({ viewer, query }, reply) => reply.page('chat/reports', await listReports(db, viewer, query)),
  )

  app.post(
    `${queue}/:id`,
    {
      schema: { params: ById, body: Decision, response: { 200: done() } },
      config: staff,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => reportFor(db, viewer, id)),
    },
    async (request, reply) => {
      const { decision } = request.body
      await decideReport(db, request, request.params.id, decision)
      return reply.done({ to: queue, message: chatMessages[decision] })
    },
  )
}
