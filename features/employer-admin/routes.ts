import { z } from 'zod'
import { grantCredits, subscribeEmployer, unsubscribeEmployer } from '#features/employers/index.ts'
import { done } from '#lib/answers.ts'
import { audit } from '#lib/audit.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import { type App, representation, type Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { lookup } from '#spec/limits.ts'
import { EmployerList } from './answers.ts'
import { approveEmployers } from './approve.ts'
import { deleteAllJobs, deleteWholeEmployer } from './delete.ts'
import { addEmployer, employerEdit, employerFor, saveEmployerForm } from './edit.ts'
import { exportColumns } from './export.ts'
import { everyEmployer, listEmployers } from './find.ts'
import { adminMessages } from './messages.ts'
import { ApprovalForm, CreditForm, EmployerForm, EmployerQuery, ExportQuery, TypedName } from './schema.ts'

const config = { can: 'employers.manage' } as const
const list = '/admin/employers'
const Done = { 200: done({ employer: ById }) }

/** Administration of employers (document 2, sections 2, 5, 6 and 7). */
export default async function employerAdminRoutes(app: App, { db, settings }: Tools) {
  const found = authorizeFirst(ById, ({ id }) => employerFor(db, id))

  app.get(
    list,
    { schema: { querystring: EmployerQuery, response: { 200: EmployerList } }, config },
    async (request, reply) => {
      // A lookup has a page size of its own (document 3, section 7).
      const isLookup = representation(request.headers) === 'json' && !/[?&]limit=/.test(request.url)
      const query = { ...request.query, ...(isLookup && { limit: lookup.pageSize }) }
      return reply.page('employer-admin/list', await listEmployers(db, request.viewer, query))
    },
  )

  app.get(`${list}.csv`, { schema: { querystring: ExportQuery }, config }, async (request, reply) => {
    const { id, ...query } = request.query
    await audit(db, request, { action: 'employer.export' })
    return sendCsv(reply, 'employers', exportColumns, everyEmployer(db, request.viewer, query, id))
  })

  app.get(`${list}/new`, { config }, async (_request, reply) =>
    reply.page('employer-admin/edit', await employerEdit(db, null)),
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('employer-admin/edit', await employerEdit(db, params.id)),
  )

  app.post(
    list,
    { schema: { body: EmployerForm, response: { 201: done({ employer: ById }) } }, config },
    async (request, reply) => {
      const id = await addEmployer(db, request, request.body)
      const body = { employer: { id } }
      return reply.done({ to: `${list}/${id}/edit`, message: adminMessages.saved, body, status: 201 })
    },
  )

  app.put(
    `${list}/:id`,
    { schema: { params: ById, body: EmployerForm, response: Done }, config, preValidation: found },
    async (request, reply) => {
      const { id } = request.params
      await saveEmployerForm(db, request, id, request.body)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: adminMessages.saved,
        body: { employer: { id } },
      })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById, body: TypedName, response: Done }, config, preValidation: found },
    async (request, reply) => {
      const { id } = request.params
      await deleteWholeEmployer(db, request, id, request.body.name)
      return reply.done({ to: list, message: adminMessages.deleted, body: { employer: { id } } })
    },
  )

  app.delete(
    `${list}/:id/jobs`,
    {
      schema: { params: ById, body: TypedName, response: { 200: done({ jobs: z.number().int() }) } },
      config,
      preValidation: found,
    },
    async (request, reply) => {
      const jobs = await deleteAllJobs(db, request, request.params.id, request.body.name)
      return reply.done({ message: adminMessages.jobsDeleted, body: { jobs } })
    },
  )

  decisions(app, { db, settings })
}

/** What staff decide about an employer: its subscription, its approval, its credits. */
function decisions(app: App, { db, settings }: Pick<Tools, 'db' | 'settings'>) {
  const subscriptions = [
    { verb: 'subscribe', change: subscribeEmployer, message: adminMessages.subscribed },
    { verb: 'unsubscribe', change: unsubscribeEmployer, message: adminMessages.unsubscribed },
  ]
  for (const { verb, change, message } of subscriptions)
    app.post(
      `${list}/:id/${verb}`,
      { schema: { params: ById, response: Done }, config },
      async (request, reply) => {
        const { id } = request.params
        const { name } = await employerFor(db, id)
        await db.transaction().execute((trx) => change(trx, request, id))
        return reply.done({ message: message(name), body: { employer: { id } } })
      },
    )

  app.post(
    '/employer-signups/approve',
    { schema: { body: ApprovalForm, response: { 200: done({ changed: z.number().int() }) } }, config },
    async (request, reply) => {
      const { employers, action, reason = null } = request.body
      const isApproved = action === 'allow'
      const changed = await approveEmployers({ db, settings }, request, employers, {
        isApproved,
        reason: isApproved ? null : reason,
      })
      const said = isApproved ? adminMessages.approved : adminMessages.refused
      return reply.done({ message: changed ? said(changed) : adminMessages.unchanged, body: { changed } })
    },
  )

  app.post(
    `${list}/:id/credits`,
    {
      schema: { params: ById, body: CreditForm, response: Done },
      config,
      preValidation: authorizeFirst(ById, ({ id }) => employerFor(db, id)),
    },
    async (request, reply) => {
      const { id } = request.params
      const { amount, note = null } = request.body
      await db.transaction().execute((trx) => grantCredits(trx, request, { employerId: id, amount, note }))
      return reply.done({ message: adminMessages.granted, body: { employer: { id } } })
    },
  )
}
