import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mailSite, mailSiteOf } from '#features/themes/index.ts'
import { done } from '#lib/answers.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { employerMessages } from '../messages.ts'
import { approveClaim, rejectClaim } from './decide.ts'
import { listClaims } from './list.ts'
import type { ClaimSites } from './mail.ts'
import { ClaimQuery, Rejection } from './schema.ts'

// Who works for an employer sees candidates of every site: administrators decide, not the owners of one.
const config = { can: 'employers.manage' } as const
const list = '/admin/employer-claims'
const decided = { 200: done({ claim: z.object({ id: z.uuid(), state: z.string() }) }) }

/** People who say that an employer is theirs, for those who decide it. */
export default async function claimRoutes(app: App, { db, settings }: Tools) {
  /** Answers come from the site that the claim was made on, while it exists. */
  const sitesFor =
    (request: FastifyRequest): ClaimSites =>
    async (trx, themeId) => {
      const own = themeId && (await mailSiteOf(trx, settings, themeId))
      return own ? { site: own, themeId } : { site: mailSite(request), themeId: request.site.id }
    }

  app.get(list, { schema: { querystring: ClaimQuery }, config }, async ({ query }, reply) =>
    reply.page('employers/claims', await listClaims(db, query)),
  )

  app.post(
    `${list}/:id/approve`,
    { schema: { params: ById, response: decided }, config },
    async (request, reply) => {
      const { id } = request.params
      const { name } = await approveClaim(db, request, sitesFor(request), id)
      const body = { claim: { id, state: 'approved' } }
      return reply.done({ message: employerMessages.approved(name), body })
    },
  )

  app.post(
    `${list}/:id/reject`,
    { schema: { params: ById, body: Rejection, response: decided }, config },
    async (request, reply) => {
      const { id } = request.params
      await rejectClaim(db, request, sitesFor(request), id, request.body.reason ?? null)
      return reply.done({ message: employerMessages.rejected, body: { claim: { id, state: 'rejected' } } })
    },
  )
}
