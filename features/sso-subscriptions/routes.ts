import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { listSubscriptions, subscriptionEdit } from './find.ts'
import { importSubscriptions } from './import.ts'
import { subscriptionMessages } from './messages.ts'
import { ImportForm, SubscriptionForm, SubscriptionQuery } from './schema.ts'
import { addSubscription, changeSubscription, deleteSubscription } from './subscriptions.ts'

const config = { can: 'employers.manage' } as const
const list = '/admin/sso-subscriptions'

/** Subscriptions that partners sell (document 2, section 3), for administrators. */
export default async function subscriptionRoutes(app: App, { db }: Tools) {
  app.get(list, { schema: { querystring: SubscriptionQuery }, config }, async ({ query }, reply) =>
    reply.page('sso-subscriptions/list', await listSubscriptions(db, query)),
  )

  app.get(`${list}/new`, { config }, async (_request, reply) =>
    reply.page('sso-subscriptions/form', {
      ssoSubscription: null,
      values: { subscriptionStart: new Date().toISOString().slice(0, 10) },
      employer: null,
    }),
  )

  app.post(
    list,
    { schema: { body: SubscriptionForm, response: { 201: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const id = await addSubscription(db, request, request.body)
      return reply.done({ to: list, message: subscriptionMessages.created, body: { id }, status: 201 })
    },
  )

  app.get(`${list}/import`, { config }, async (_request, reply) =>
    reply.page('sso-subscriptions/import', { report: null }),
  )

  app.post(
    `${list}/import`,
    { schema: { body: ImportForm }, config: { ...config, files: 1 } },
    async (request, reply) => {
      const report = await importSubscriptions(db, request, request.body.file)
      return reply.page('sso-subscriptions/import', { report })
    },
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('sso-subscriptions/form', await subscriptionEdit(db, params.id)),
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: SubscriptionForm, response: { 200: done() } },
      config,
      preValidation: authorizeFirst(ById, ({ id }) => subscriptionEdit(db, id)),
    },
    async (request, reply) => {
      await changeSubscription(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: subscriptionMessages.saved })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      await deleteSubscription(db, request, request.params.id)
      return reply.done({ to: list, message: subscriptionMessages.deleted })
    },
  )
}
