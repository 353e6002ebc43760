import { z } from 'zod'
import { done, lookupOf } from '#lib/answers.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { employerMessages } from '../messages.ts'
import { findManagers } from './find.ts'
import { invite, resendInvitation, withdrawInvitation } from './invite.ts'
import { listManagers } from './list.ts'
import { demoteManager, ownedEmployer, promoteManager, removeManager, workplaceOf } from './manage.ts'
import { InvitationForm, OfEmployer, Ownership } from './schema.ts'

const url = '/employer/manage'
const works = { can: 'employer.use' } as const
const owns = { can: 'employer.own' } as const

/** The people of an employer (document 1, sections 6 and 7). */
export default async function managerRoutes(app: App, { db }: Tools) {
  app.get(url, { schema: { querystring: OfEmployer }, config: works }, async (request, reply) => {
    const employer = await workplaceOf(db, request, request.query.employer)
    return reply.page('employers/managers/list', await listManagers(db, request.viewer, employer))
  })

  app.post(
    `${url}/ownership`,
    { schema: { querystring: OfEmployer, body: Ownership, response: { 200: done() } }, config: owns },
    async (request, reply) => {
      const { id } = await ownedEmployer(db, request, request.query.employer)
      const { manager, ownership } = request.body
      await (ownership ? promoteManager : demoteManager)(db, request, id, manager)
      return reply.done({
        message: ownership ? employerMessages.ownershipGranted : employerMessages.ownershipWithdrawn,
      })
    },
  )

  app.delete(
    `${url}/:id`,
    { schema: { params: ById, querystring: OfEmployer, response: { 200: done() } }, config: owns },
    async (request, reply) => {
      const { id } = await ownedEmployer(db, request, request.query.employer)
      await removeManager(db, request, id, request.params.id)
      return reply.done({ message: employerMessages.managerRemoved })
    },
  )

  app.post(
    `${url}/invitations`,
    {
      schema: { querystring: OfEmployer, body: InvitationForm, response: { 201: done({ id: z.uuid() }) } },
      config: { ...owns, limit: { points: 60, seconds: 3600, by: 'account' } },
    },
    async (request, reply) => {
      const employer = await ownedEmployer(db, request, request.query.employer)
      const id = await invite(db, request, employer.id, request.body)
      return reply.done({ message: employerMessages.invited(request.body.email), body: { id }, status: 201 })
    },
  )

  app.post(
    `${url}/invitations/:id/resend`,
    {
      schema: { params: ById, querystring: OfEmployer, response: { 200: done() } },
      config: { ...owns, limit: { points: 60, seconds: 3600, by: 'account' } },
    },
    async (request, reply) => {
      const { id } = await ownedEmployer(db, request, request.query.employer)
      await resendInvitation(db, request, id, request.params.id)
      return reply.done({ message: employerMessages.resent })
    },
  )

  app.delete(
    `${url}/invitations/:id`,
    { schema: { params: ById, querystring: OfEmployer, response: { 200: done() } }, config: owns },
    async (request, reply) => {
      const { id } = await ownedEmployer(db, request, request.query.employer)
      await withdrawInvitation(db, request, id, request.params.id)
      return reply.done({ message: employerMessages.withdrawn })
    },
  )

  app.get(
    '/fetchers/managers',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('managers') } },
      config: { can: 'managers.find' },
    },
    async ({ query, viewer }, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send(lookupAnswer('managers', await findManagers(db, viewer, query), query)),
  )
}
