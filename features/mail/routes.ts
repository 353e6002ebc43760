import { z } from 'zod'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { mailMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'
import { listMails, mailById, sendAgain } from './outbox.ts'
import { MailQuery } from './schema.ts'
import { sendGridEvents } from './sendgrid-events.ts'
import { documentOf, documentPolicy, viewOf } from './view.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'mail.view' } as const
const list = '/admin/mail'

/** The outbox: every mail that leaves, or is kept here; and what SendGrid tells of those it carried. */
export default async function mailRoutes(app: App, tools: { db: Db; settings: Settings }) {
  const { db, settings } = tools
  if (settings.production && settings.mail.transport === 'outbox')
    app.log.warn('No mail leaves: it is kept at /admin/mail. Set MAIL_TRANSPORT to smtp or sendgrid.')
  await app.register(sendGridEvents, tools)

  const found = async (id: string) => {
    const mail = await mailById(db, id)
    if (!mail) throw notFound('There is no such mail. It may have been dropped after its days.')
    return mail
  }

  app.get(list, { schema: { querystring: MailQuery }, config }, async ({ query }, reply) =>
    reply.page('mail/list', {
      ...(await listMails(db, query)),
      isKept: settings.mail.transport === 'outbox',
    }),
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('mail/mail', { mail: viewOf(await found(params.id), settings) }),
  )

  app.get(`${list}/:id/html`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(documentOf(await found(params.id), settings)),
  )

  app.post(`${list}/:id/delivery`, { schema: { params: ById }, config }, async (request, reply) => {
    const { id } = request.params
    await db.transaction().execute(async (trx) => {
      if (!(await sendAgain(trx, id))) throw notFound('There is no such mail that failed.')
      await audit(trx, request, { action: 'mail.resend', subject: { type: 'mail', id } })
    })
    return reply.done({ to: `${list}/${id}`, message: mailMessages.resent, body: { id } })
  })
}
