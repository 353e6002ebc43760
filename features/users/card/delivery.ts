import { clearSuppressions, suppressionSentence, suppressionsOf } from '#features/mail/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { userMessages } from '#spec/messages.ts'
import type { Settings } from '../../../config.ts'
import { subjectOf } from '../subject.ts'

/** Email suppressions of a person: viewing and clearing them (document 1, section 7). */
export async function deliveryRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const url = '/admin/users/:id/sendgrid-status'
  const schema = { params: ById }
  const config = { can: 'users.operate' } as const

  app.get(url, { schema, config }, async (request, reply) => {
    const { id, email } = await subjectOf(db, request, request.params.id, 'suppressions')
    const suppressions = await suppressionsOf(db, settings, email)
    const message = suppressionSentence(suppressions)
    return reply.done({ to: `/admin/users/${id}`, message, body: { suppressions } })
  })

  app.delete(url, { schema, config }, async (request, reply) => {
    const { id, email } = await subjectOf(db, request, request.params.id, 'clearSuppressions')
    await clearSuppressions(db, settings, email)
    await audit(db, request, { action: 'user.clear-suppressions', subject: { type: 'user', id } })
    return reply.done({ message: userMessages.suppressionsCleared, body: { suppressions: [] } })
  })
}
