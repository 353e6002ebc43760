import { z } from 'zod'
import { done, lookupOf } from '#lib/answers.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { needMessages } from './messages.ts'
import { createNeed, deleteNeed, listNeeds, placeNeed, renameNeed, userNeeds } from './needs.ts'
import { NeedForm, NeedPlace, NeedQuery } from './schema.ts'

const config = { can: 'userNeeds.manage' } as const
const list = '/admin/user-needs'
const one = { 200: done({ id: z.uuid() }) }

/** What people need help with: the list that staff keep, and its lookup (document 3, section 7). */
export default async function userNeedRoutes(app: App, { db }: Tools) {
  app.get(
    '/user-needs',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('userNeeds') } },
      config: { can: 'account.use' },
    },
    async ({ query }, reply) => {
      const found = (await userNeeds(db)).filter(({ name }) => wordsBegin(query.q, name))
      const choices = pageOf(found, query).map(({ id, name }) => ({ value: id, label: name }))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('userNeeds', { choices, total: found.length }, query)
    },
  )

  app.get(list, { schema: { querystring: NeedQuery }, config }, async ({ query }, reply) =>
    reply.page('user-needs/list', await listNeeds(db, query)),
  )

  app.post(
    list,
    { schema: { body: NeedForm, response: { 201: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const id = await createNeed(db, request, request.body.name)
      return reply.done({ message: needMessages.created, body: { id }, status: 201 })
    },
  )

  app.put(
    `${list}/:id`,
    { schema: { params: ById, body: NeedForm, response: one }, config },
    async (request, reply) => {
      const { id } = request.params
      await renameNeed(db, request, id, request.body.name)
      return reply.done({ message: needMessages.saved, body: { id } })
    },
  )

  app.post(
    `${list}/:id/place`,
    { schema: { params: ById, body: NeedPlace, response: one }, config },
    async (request, reply) => {
      const { id } = request.params
      await placeNeed(db, request, id, request.body.after)
      return reply.done({ message: needMessages.moved, body: { id } })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById, response: one }, config }, async (request, reply) => {
    const { id } = request.params
    await deleteNeed(db, request, id)
    return reply.done({ message: needMessages.deleted, body: { id } })
  })
}
