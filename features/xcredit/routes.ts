import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { makeAccount, xcreditOf } from './accounts.ts'
import { xcreditMessages } from './messages.ts'
import { providerOf } from './provider/chosen.ts'
import { SignupForm, XcreditQuery } from './schema.ts'

const config = { can: 'account.use' } as const

/** Outside learning (document 3, section 4): people with an account open the site, others make one here. */
export default async function xcreditRoutes(app: App, { db, settings }: Tools) {
  const connected = () => {
    const provider = providerOf(settings)
    if (!provider) throw notFound(xcreditMessages.off)
    return provider
  }

  app.get('/xcredit', { schema: { querystring: XcreditQuery }, config }, async ({ viewer, query }, reply) => {
    const person = await xcreditOf(db, connected(), viewer!)
    return reply.page('xcredit/xcredit', { ...person, thanks: query.thanks && person.xcreditId !== null })
  })

  app.post(
    '/user/miniorange/create',
    {
      schema: {
        body: SignupForm,
        response: { 200: done({ xcreditId: z.string(), next: z.string() }) },
      },
      // It sends name and address outside: for the person alone, never by staff in their account.
      config: { can: 'account.secure', limit: { points: 20, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer }, reply) => {
      const provider = connected()
      const xcreditId = await makeAccount(db, provider, viewer!)
      const body = { xcreditId, next: provider.address(xcreditId) }
      return reply.done({ to: '/xcredit?thanks=true', message: xcreditMessages.created, body })
    },
  )

  app.get('/xcredit/classroom', { config }, async ({ viewer }, reply) => {
    const { xcreditId, name } = await xcreditOf(db, connected(), viewer!)
    if (!xcreditId) throw notFound('You have no XCredit account yet.')
    return reply.page('xcredit/classroom', { xcreditId, name })
  })
}
