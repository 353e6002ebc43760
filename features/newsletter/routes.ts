import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { audit } from '#lib/audit.ts'
import { sendCsv } from '#lib/csv.ts'
import { isOneClick } from '#lib/one-click.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { newsletterMessages } from './messages.ts'
import { Link, SubscriberQuery, Subscription } from './schema.ts'
import { allSubscribers, csvColumns, listSubscribers, removeSubscriber } from './subscribers.ts'
import { confirm, end, subscribe, subscriptionOf } from './subscriptions.ts'

const config = { can: 'newsletter.manage' } as const
const often = { points: 30, seconds: 3_600, by: 'address' } as const
const staff = '/admin/newsletter'

/** The newsletter (document 3, sections 4, 5 and 7): its list. It is written and sent with other programs. */
export default async function newsletterRoutes(app: App, { db, settings }: Tools) {
  const { secret } = settings

  // The same answer, whether or not the address is on the list.
  app.post(
    '/newsletter/subscribe',
    {
      schema: { body: Subscription, response: { 200: done({ success: z.literal(true) }) } },
      config: { can: 'public', limit: often },
    },
    async (request, reply) => {
      await subscribe(db, request, secret, request.body.email)
      return reply.done({ message: newsletterMessages.mailed, body: { success: true } })
    },
  )

  // Mail programs open links on their own: only a POST has an effect. The signature in the address is the proof.
  for (const [kind, act, message] of [
    ['confirmation', confirm, newsletterMessages.confirmed],
    ['end', end, newsletterMessages.ended],
  ] as const) {
    const url = `/newsletter/${kind}`
    const find = async (themeId: string, token: string) => {
      const found = await subscriptionOf(db, secret, kind, themeId, token)
      if (!found) throw notFound('This link is incomplete or has expired. You can subscribe again.')
      return found
    }

    app.get(
      url,
      { schema: { querystring: Link }, config: { can: 'public' } },
      async ({ site, query }, reply) => {
        const { email, confirmed_at, ended_at } = await find(site.id, query.token)
        const isDone = kind === 'end' ? ended_at !== null : confirmed_at !== null && ended_at === null
        reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin')
        return reply.page('newsletter/link', { kind, token: query.token, email, siteName: site.name, isDone })
      },
    )

    app.post(
      url,
      { schema: { querystring: Link }, config: { can: 'public', fromOutside: true } },
      async (request, reply) => {
        const { id } = await find(request.site.id, request.query.token)
        await act(db, request.site.id, id)
        if (isOneClick(request)) return reply.send({ ok: true })
        return reply.done({ to: request.url, message })
      },
    )
  }

  app.get(staff, { schema: { querystring: SubscriberQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('newsletter/list', await listSubscribers(db, viewer, query)),
  )

  const download = { config: { ...config, limit: { points: 20, seconds: 60, by: 'account' } as const } }
  app.get(`${staff}.csv`, download, async (request, reply) => {
    await audit(db, request, { action: 'newsletter.export' })
    return sendCsv(reply, 'newsletter', csvColumns, allSubscribers(db, request.viewer))
  })

  app.delete(`${staff}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await removeSubscriber(db, request, request.params.id)
    return reply.done({ message: newsletterMessages.removed })
  })
}
