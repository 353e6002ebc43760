import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { addFund, endFund, FundForm, listFunds, ownFund } from '../matching-funds/funds.ts'
import { givingMessages } from '../messages.ts'
import { answersFor } from '../offline/offline.ts'
import { compareBooks } from '../reconciliation/compare.ts'
import { GivingSettings, givingSettings, saveGivingSettings } from './settings.ts'

const config = { can: 'gifts.manage' } as const
const books = { can: 'gifts.everywhere' } as const
const list = '/admin/gifts'

/** What surrounds gifts: the words of receipts, matching funds, the comparison with the provider's books. */
export default async function givingSettingsRoutes(app: App, { db, settings }: Tools) {
  app.get(`${list}/settings`, { config }, async ({ viewer, site }, reply) => {
    answersFor(viewer, site)
    return reply.page('donations/settings', {
      siteName: site.name,
      settings: await givingSettings(db, site.id),
    })
  })

  app.put(`${list}/settings`, { schema: { body: GivingSettings }, config }, async (request, reply) => {
    answersFor(request.viewer, request.site)
    await saveGivingSettings(db, request, request.site.id, request.body)
    return reply.done({ to: `${list}/settings`, message: givingMessages.settingsSaved })
  })

  app.get(`${list}/matching`, { config }, async ({ viewer }, reply) =>
    reply.page('donations/matching', await listFunds(db, viewer)),
  )

  app.post(
    `${list}/matching`,
    { schema: { body: FundForm }, config: { ...config, keepsTyped: true } },
    async (request, reply) => {
      const id = await addFund(db, request, request.body)
      return reply.done({
        to: `${list}/matching`,
        message: givingMessages.fundAdded,
        body: { fund: { id } },
        status: 201,
      })
    },
  )

  app.delete(
    `${list}/matching/:id`,
    {
      schema: { params: ById },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => ownFund(db, viewer, id)),
    },
    async (request, reply) => {
      await endFund(db, request, request.params.id)
      return reply.done({ to: `${list}/matching`, message: givingMessages.fundEnded })
    },
  )

  app.get(`${list}/reconciliation`, { config: books }, async (_, reply) =>
    reply.page('donations/reconciliation', await compareBooks(db, settings.payments)),
  )

  app.get(`${list}/reconciliation.csv`, { schema: { hide: true }, config: books }, async (_, reply) =>
    sendCsv(
      reply,
      'reconciliation',
      [
        { header: 'Payment', cell: ({ payment }) => payment },
        { header: 'Difference', cell: ({ what }) => what },
      ],
      (await compareBooks(db, settings.payments)).differences,
    ),
  )
}
