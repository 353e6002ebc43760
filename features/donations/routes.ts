import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { providerOf, savedCards } from '#features/payments/index.ts'
import { originOf } from '#features/themes/index.ts'
import { done } from '#lib/answers.ts'
import { CaptchaFields, captchaCheck } from '#lib/captcha/index.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import type { App, Tools } from '#lib/web.ts'
import { donationMessages } from '#spec/messages.ts'
import { BankAction, Given, GiveOffer, SavedCards, StaticPageList } from './answers.ts'
import { type Giving, give } from './give.ts'
import { newestGifts } from './newest.ts'
import { donationStatus, donorOf, giveOffer } from './offer.ts'
import { keyOf } from './requests.ts'
import { DonationForm, ListQuery } from './schema.ts'

const thing = z.uuid().nullable().catch(null)
/** What the page that gives is asked for. */
const GiveQuery = z.object({
  fundraiser: thing,
  teamPage: thing,
  member: thing,
  identifier: z.string().trim().max(300).catch(''),
})

/** Card testing: this many declined cards from one address an hour, before the provider is called again. */
const declines = { points: 20, seconds: 3_600 } as const

/** Giving (document 1, sections 2 to 9; document 3, section 7). */
export default async function donationRoutes(app: App, tools: Tools) {
  const { db, pool, settings } = tools
  const isPerson = captchaCheck(tools, 'donation')
  const declined = limiter(pool, 'declined cards', declines)

  app.get(
    '/donations/new',
    {
      schema: { querystring: GiveQuery, response: { 200: z.object({ give: GiveOffer }) } },
      config: { can: 'public', form: true, shed: 'last' },
    },
    async (request, reply) =>
      reply.page(
        'donations/new',
        { give: await giveOffer(tools, request, request.query) },
        { personal: true },
      ),
  )

  app.get(
    '/donations/saved-cards',
    { schema: { response: { 200: SavedCards } }, config: { can: 'public', shed: 'last' } },
    async ({ viewer }, reply) => {
      const cards = await savedCards(db, providerOf(db, settings.payments), viewer?.id ?? null)
      return reply.page('donations/saved-cards', { cards }, { personal: true })
    },
  )

  app.get(
    '/donations/static-page-list',
    { schema: { querystring: ListQuery, response: { 200: StaticPageList } }, config: { can: 'public' } },
    async ({ site, query }, reply) => reply.page('donations/list', await newestGifts(db, site, query)),
  )

  app.post(
    '/donations',
    {
      schema: {
        body: DonationForm.and(z.object(CaptchaFields)),
        response: {
          201: done({ donation: Given }),
          202: done({ donation: Given, action: BankAction.optional() }),
        },
      },
      config: { can: 'public', keepsTyped: true },
    },
    async (request, reply) => {
      const { captcha, formTicket, your_website, ...form } = request.body
      const answer = await give(await givingOf(request, { captcha, formTicket, your_website }), form)
      if (answer.errors) {
        await declined(request.ip)
        throw new Invalid(answer.errors)
      }
      const { message, donation, action } = answer.body as Answered
      const to = action?.url ?? donation.url
      return reply.done({ to, message, status: answer.status, body: { donation, ...(action && { action }) } })
    },
  )

  async function givingOf(request: FastifyRequest, proof: Proof): Promise<Giving> {
    const { site, viewer, ip, headers } = request
    const provider = providerOf(db, settings.payments)
    if (!provider || donationStatus(site, settings) !== 'available')
      throw new Invalid({ form: donationMessages.off })
    return {
      ...{ db, provider, kinds: app.features.payments, secret: settings.secret },
      site: { id: site.id, name: site.name, timeZone: site.timeZone, origin: originOf(request) },
      donor: viewer && (await donorOf(db, viewer.id)),
      key: keyOf(headers['idempotency-key'], request.body as { key: string }, proof),
      async check() {
        const wait = await declined.waits(ip)
        if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
        const refused = await isPerson(proof, ip)
        if (refused) throw new Invalid({ captcha: refused })
      },
    }
  }
}

type Proof = { captcha: string; formTicket: string; your_website: string }
type Answered = { message: string; donation: z.output<typeof Given>; action?: z.output<typeof BankAction> }
