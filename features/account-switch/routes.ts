import { z } from 'zod'
import { setSessionCookie } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { switchable, switchBack, switchTo } from './switch.ts'

const ByUserId = z.object({ userId: z.uuid() })
const config = { can: 'users.switch' } as const

/** Acting in somebody's account (document 1, section 2): GET confirms, POST switches, a second POST returns. */
export default async function accountSwitchRoutes(app: App, tools: Tools) {
  const { db } = tools

  app.get('/admin/account-switch/:userId', { schema: { params: ByUserId }, config }, async (request, reply) =>
    reply.page('account-switch/confirm', { person: await switchable(db, request, request.params.userId) }),
  )

  app.post(
    '/admin/account-switch/:userId',
    { schema: { params: ByUserId }, config },
    async (request, reply) => {
      setSessionCookie(request, reply, await switchTo(tools, request, request.params.userId))
      return reply.done({ to: '/', clearHistory: true, body: { user: { id: request.params.userId } } })
    },
  )

  app.post('/account-switch/end', { config: { can: 'account.return' } }, async (request, reply) => {
    const { id } = request.viewer!
    setSessionCookie(request, reply, await switchBack(tools, request))
    return reply.done({ to: `/admin/users/${id}`, clearHistory: true })
  })
}
