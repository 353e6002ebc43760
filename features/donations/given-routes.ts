import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mailSite } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { type Gift, giftById } from './gift.ts'
import { givenPage } from './given.ts'
import { giftOf, pageOfGift, statementOf } from './links.ts'
import { statementPdf } from './own/statement.ts'
import { receiptPdf } from './receipt.ts'

const ByToken = z.object({ token: z.string().max(300) })

/** A gift, for anyone who holds its link: the donor, without an account. */
export default async function givenRoutes(app: App, { db, settings }: Tools) {
  const { secret } = settings

  app.get(
    '/donations/given/:token',
    { schema: { params: ByToken, hide: true }, config: { can: 'public' } },
    async (request, reply) => {
      const gift = await behind(request, request.params.token)
      const url = pageOfGift(secret, gift.id)
      return reply.page('donations/given', givenPage(gift, request.site, { secret, url }), { personal: true })
    },
  )

  app.get(
    '/donations/given/:token/receipt.pdf',
    { schema: { params: ByToken, hide: true }, config: { can: 'public' } },
    async (request, reply) => {
      const gift = await behind(request, request.params.token)
      if (gift.state !== 'succeeded' || !gift.receiptNumber)
        throw notFound('There is no receipt for this gift.')
      const { name, timeZone } = request.site
      const { brand } = mailSite(request)
      reply.header('content-disposition', `attachment; filename="receipt-${gift.receiptNumber}.pdf"`)
      reply.header('cache-control', 'private, no-store')
      return reply.type('application/pdf').send(await receiptPdf(gift, { name, timeZone, brand }))
    },
  )

  app.get(
    '/donations/statements/:token/statement.pdf',
    { schema: { params: z.object({ token: z.string().max(1_000) }), hide: true }, config: { can: 'public' } },
    async (request, reply) => {
      const { id, name, timeZone } = request.site
      const asked = statementOf(secret, id, request.params.token)
      if (!asked) throw notFound('There is no such statement. Please use the link in your email.')
      const { brand } = mailSite(request)
      const pdf = await statementPdf(db, { id, name, timeZone }, { year: asked.year, giver: asked, brand })
      reply.header('content-disposition', `attachment; filename="statement-${asked.year}.pdf"`)
      reply.header('cache-control', 'private, no-store')
      return reply.type('application/pdf').send(pdf)
    },
  )

  /** @throws Problem 404 for a link that is not ours, or of another site */
  async function behind({ site }: FastifyRequest, token: string): Promise<Gift> {
    const id = giftOf(secret, token)
    const gift = id && (await giftById(db, [site.id], id))
    if (!gift) throw notFound('There is no such gift. Please use the link in your receipt.')
    return gift
  }
}
