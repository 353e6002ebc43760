import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { money } from '#schema/money.ts'
import { givingMessages } from '../messages.ts'
import { giftColumns } from './csv.ts'
import { bookedGifts, listGifts } from './gifts.ts'
import { sendReceiptAgain } from './receipt-again.ts'
import { refundGift, shownGift, staffGift } from './refund-gift.ts'
import { GiftsQuery, RefundForm } from './schema.ts'

const config = { can: 'gifts.manage' } as const
const list = '/admin/gifts'

/** Gifts, for those who answer for a site: what came in, refunds, the file for accountants. */
export default async function staffGiftRoutes(app: App, { db, settings }: Tools) {
  const own = authorizeFirst(ById, ({ id }, { viewer }) => staffGift(db, viewer, id))

  app.get(list, { schema: { querystring: GiftsQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('donations/gifts', await listGifts(db, viewer, query)),
  )

  app.get(
    `${list}.csv`,
    { schema: { querystring: GiftsQuery, hide: true }, config },
    async ({ viewer, query }, reply) => sendCsv(reply, 'gifts', giftColumns, bookedGifts(db, viewer, query)),
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
    reply.page('donations/gift', { gift: shownGift(await staffGift(db, viewer, params.id)) }),
  )

  app.post(
    `${list}/:id/receipt`,
    { schema: { params: ById }, config, preValidation: own },
    async (request, reply) => {
      const to = await sendReceiptAgain({ db, settings }, request, request.params.id)
      return reply.done({ message: givingMessages.receiptSent(to) })
    },
  )

  app.post(
    `${list}/:id/refund`,
    {
      schema: { params: ById, body: RefundForm },
      config: { ...config, keepsTyped: true },
      preValidation: own,
    },
    async (request, reply) => {
      const { amount: cents, reason } = request.body
      const books = { db, kinds: app.features.payments, payments: settings.payments }
      const isDone = await refundGift(books, request, { id: request.params.id, cents, reason })
      const message = isDone
        ? `${money(cents)} refunded. The donor has a mail.`
        : 'The payment provider has not answered yet. The refund is sent again until it does.'
      return reply.done({ message })
    },
  )
}
