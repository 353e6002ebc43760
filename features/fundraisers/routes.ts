import { newestGifts } from '#features/donations/index.ts'
import { ListQuery } from '#features/donations/schema.ts'
import { lookupOf } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import {
  changeFundraiser,
  createFundraiser,
  deleteFundraiser,
  fundraiserToEdit,
  listFundraisers,
  managed,
  pagesToChoose,
  sitesToChoose,
} from './admin.ts'
import { FundraiserPage, LivePage, StatisticsPage } from './answers.ts'
import { liveFundraisers, publicFundraiser, statisticsOf } from './fundraisers.ts'
import { fundraiserMessages } from './messages.ts'
import { FundraiserForm, FundraiserQuery, statuses, types } from './schema.ts'

const config = { can: 'fundraisers.manage' } as const
const list = '/admin/fundraisers'
const mostLive = 60

/** Fundraisers (document 2, sections 2 and 7; document 3, section 7), and their administration. */
export default async function fundraiserRoutes(app: App, { db }: Tools) {
  app.get(
    '/fundraisers',
    {
      schema: { response: { 200: LivePage } },
      config: { can: 'public', cached: true, application: 'donations' },
    },
    async ({ site }, reply) =>
      reply.page('fundraisers/live', { fundraisers: await liveFundraisers(db, site, mostLive) }),
  )

  app.get(
    '/fundraisers/:id',
    { schema: { params: ById, response: { 200: FundraiserPage } }, config: { can: 'public', cached: true } },
    async ({ site, params }, reply) => {
      const fundraiser = await publicFundraiser(db, site, params.id)
      const { list: gifts } = await newestGifts(
        db,
        site,
        ListQuery.parse({ fundraiser: params.id, limit: 8 }),
      )
      return reply.page('fundraisers/show', {
        fundraiser,
        gifts,
        ...(await statisticsOf(db, site, params.id)),
      })
    },
  )

  app.get(
    '/fundraisers/:id/statistics',
    { schema: { params: ById, response: { 200: StatisticsPage } }, config: { can: 'public', cached: true } },
    async ({ site, params }, reply) => {
      const { id, name } = await publicFundraiser(db, site, params.id)
      return reply.page('fundraisers/statistics', {
        fundraiser: { id, name },
        ...(await statisticsOf(db, site, id)),
      })
    },
  )

  app.get(list, { schema: { querystring: FundraiserQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('fundraisers/list', await listFundraisers(db, viewer, query)),
  )

  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) =>
    reply.page('fundraisers/form', {
      fundraiser: null,
      sites: await sitesToChoose(db, viewer),
      pages: await pagesToChoose(db, viewer),
      here: site.id,
    }),
  )

  app.post(
    list,
    { schema: { body: FundraiserForm }, config: { ...config, keepsTyped: true } },
    async (request, reply) => {
      const id = await createFundraiser(db, request, request.body, request.site.id)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: fundraiserMessages.created,
        body: { fundraiser: { id } },
        status: 201,
      })
    },
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ viewer, params, site }, reply) =>
    reply.page('fundraisers/form', {
      fundraiser: await fundraiserToEdit(db, viewer, params.id),
      sites: await sitesToChoose(db, viewer),
      pages: await pagesToChoose(db, viewer),
      here: site.id,
    }),
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: FundraiserForm },
      config: { ...config, keepsTyped: true },
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => fundraiserToEdit(db, viewer, id)),
    },
    async (request, reply) => {
      await changeFundraiser(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: fundraiserMessages.saved })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteFundraiser(db, request, request.params.id)
    return reply.done({ to: list, message: fundraiserMessages.deleted })
  })

  app.get(
    '/fetchers/fundraisers',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('fundraisers') } }, config },
    async ({ viewer, query }, reply) => {
      const all = await managed(db, viewer)
        .select(['f.id as value', 'f.name as label'])
        .orderBy('f.name')
        .execute()
      const found = all.filter(({ label }) => wordsBegin(query.q, label))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('fundraisers', { choices: pageOf(found, query), total: found.length }, query)
    },
  )

  for (const [noun, name, all] of [
    ['fundraiser-statuses', 'fundraiserStatuses', statuses],
    ['fundraiser-types', 'fundraiserTypes', types],
  ] as const)
    app.get(
      `/fetchers/${noun}`,
      { schema: { querystring: LookupQuery, response: { 200: lookupOf(name) } }, config },
      async ({ query }) => {
        const found = all.filter(({ label }) => wordsBegin(query.q, label)).map((one) => ({ ...one }))
        return lookupAnswer(name, { choices: pageOf(found, query), total: found.length }, query)
      },
    )
}
