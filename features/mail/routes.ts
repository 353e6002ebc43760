import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import type { Settings } from '../../config.ts'
import { mailMessages } from './messages.ts'
import { listMails, mailById, resendMail } from './outbox.ts'
import { MailQuery } from './schema.ts'
import { sendGridEvents } from './sendgrid-events.ts'
import { documentOf, documentPolicy, viewOf } from './view.ts'

const config = { can: 'mail.view' } as const
const list = '/admin/mail'

/** The outbox: every mail that was sent or captured; and SendGrid's delivery events. */
export default async function mailRoutes(app: App, tools: { db: Db; settings: Settings }) {
  const { db, settings } = tools
  if (settings.production && settings.mail.transport === 'outbox')
    app.log.warn('Mail is captured at /admin/mail and not delivered. Set MAIL_TRANSPORT to smtp or sendgrid.')
  await app.register(sendGridEvents, tools)

  app.get(list, { schema: { querystring: MailQuery }, config }, async ({ query }, reply) =>
    reply.page('mail/list', {
      ...(await listMails(db, query)),
      isKept: settings.mail.transport === 'outbox',
    }),
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('mail/mail', { mail: viewOf(await mailById(db, params.id), settings) }),
  )

  app.get(`${list}/:id/html`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(documentOf(await mailById(db, params.id), settings)),
  )

  app.post(`${list}/:id/delivery`, { schema: { params: ById }, config }, async (request, reply) => {
    const { id } = request.params
    await db.transaction().execute(async (trx) => {
      await resendMail(trx, id)
      await audit(trx, request, { action: 'mail.resend', subject: { type: 'mail', id } })
    })
    return reply.done({ to: `${list}/${id}`, message: mailMessages.resent, body: { id } })
  })
}
