import { z } from 'zod'
import { workplaceOf } from '#features/employers/index.ts'
import { providerOf } from '#features/payments/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { done } from '#lib/answers.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { buy } from './buy.ts'
import { planMessages } from './messages.ts'
import { planPage } from './plan.ts'
import { receiptPdf } from './receipt.ts'
import { OfEmployer, PurchaseForm } from './schema.ts'

const url = '/employer/plan'
const config = { can: 'employer.use' } as const
const often = { points: 20, seconds: 3_600, by: 'account' } as const

/** What an employer pays for: search of candidates and credits (document 2, section 3). */
export default async function planRoutes(app: App, { db, settings }: Tools) {
  app.get(url, { schema: { querystring: OfEmployer }, config }, async (request, reply) => {
    const { id } = await workplaceOf(db, request, request.query.employer)
    return reply.page('employer-plan/plan', await planPage(db, request, settings, id))
  })

  app.post(
    `${url}/purchases`,
    {
      schema: {
        querystring: OfEmployer,
        body: PurchaseForm,
        response: { 201: done({ id: z.uuid(), state: z.string() }) },
      },
      config: { ...config, limit: often },
    },
    async (request, reply) => {
      const { id: employerId } = await workplaceOf(db, request, request.query.employer)
      const shop = { db, provider: providerOf(db, settings.payments), employerId }
      const { id, label, outcome } = await buy(shop, request, request.body)
      const bank = outcome.state === 'action' && outcome.url ? safeRedirect(outcome.url) : null
      return reply.done({
        to: bank ?? `${url}?employer=${employerId}`,
        message: outcome.state === 'succeeded' ? planMessages.bought(label) : planMessages.pending,
        body: { id, state: outcome.state },
        status: 201,
      })
    },
  )

  app.get(
    `${url}/purchases/:id/receipt.pdf`,
    { schema: { params: ById, querystring: OfEmployer }, config },
    async (request, reply) => {
      const { id: employerId } = await workplaceOf(db, request, request.query.employer)
      const { name, pdf } = await receiptPdf(db, employerId, request.params.id, mailSite(request).brand)
      reply.header('content-disposition', `attachment; filename="${name}"`)
      reply.header('cache-control', 'private, no-store')
      return reply.type('application/pdf').send(pdf)
    },
  )
}
