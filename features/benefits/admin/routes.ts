import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { benefitMessages as messages } from '../messages.ts'
import { BenefitForm, BenefitQuery, RatesForm } from '../schema.ts'
import { addBenefit, benefitEdit, changeBenefit, deleteBenefit, listBenefits } from './benefits.ts'
import { deleteYear, loadYear, ratesPage } from './rates.ts'

const config = { can: 'benefits.manage' } as const
const list = '/admin/benefits'
const rates = '/admin/benefits/rates'
const ByYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

/** What staff keep: the table of benefits, and the years of housing allowances. */
export default async function benefitAdminRoutes(app: App, { db }: Tools) {
  app.get(list, { schema: { querystring: BenefitQuery }, config }, async ({ query }, reply) =>
    reply.page('benefits/admin/list', await listBenefits(db, query)),
  )

  app.get(`${list}/new`, { config }, async (_request, reply) =>
    reply.page('benefits/admin/form', {
      benefit: null,
      values: { checkedOn: new Date().toISOString().slice(0, 10), audience: 'veterans', position: 0 },
    }),
  )

  app.post(
    list,
    { schema: { body: BenefitForm, response: { 201: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const id = await addBenefit(db, request, request.body)
      return reply.done({ to: list, message: messages.created, body: { id }, status: 201 })
    },
  )

  app.get(rates, { config }, async (_request, reply) =>
    reply.page('benefits/admin/rates', await ratesPage(db)),
  )

  app.post(
    rates,
    { schema: { body: RatesForm, response: { 200: done() } }, config: { ...config, files: 4 } },
    async (request, reply) => {
      const { areas, zips } = await loadYear(db, request, request.body)
      return reply.done({ to: rates, message: messages.loaded(request.body.year, areas, zips) })
    },
  )

  app.delete(
    `${rates}/:year`,
    { schema: { params: ByYear, response: { 200: done() } }, config },
    async (request, reply) => {
      await deleteYear(db, request, request.params.year)
      return reply.done({ to: rates, message: messages.yearDeleted })
    },
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('benefits/admin/form', await benefitEdit(db, params.id)),
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: BenefitForm, response: { 200: done() } },
      config,
      preValidation: authorizeFirst(ById, ({ id }) => benefitEdit(db, id)),
    },
    async (request, reply) => {
      await changeBenefit(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: messages.saved })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      await deleteBenefit(db, request, request.params.id)
      return reply.done({ to: list, message: messages.deleted })
    },
  )
}
