import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { demoToken, providerOf } from '#features/payments/index.ts'
import { todayIn } from '#features/themes/index.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { donationMessages } from '#spec/messages.ts'
import { monthlyOf } from '../links.ts'
import {
  changeCard,
  changeMonthly,
  monthlyPlan,
  pauseMonthly,
  resumeMonthly,
  skipMonthly,
  stopMonthly,
} from './plan.ts'
import { CardForm, MonthlyForm } from './schema.ts'

const ByToken = z.object({ token: z.string().max(300) })
const path = '/donations/monthly/:token'

const verbs = {
  skip: { run: skipMonthly, message: 'The next gift is left out.' },
  pause: {
    run: pauseMonthly,
    message: 'Your monthly gift is paused. Nothing is charged until you resume it.',
  },
  resume: { run: resumeMonthly, message: 'Your monthly gift continues.' },
  stop: { run: stopMonthly, message: 'Your monthly gift is stopped. Thank you for all you gave.' },
} as const

/** A monthly gift, for anyone who holds its link: the donor, without an account. */
export default async function monthlyRoutes(app: App, { db, settings }: Tools) {
  const often = { points: 60, seconds: 3_600, by: 'address' } as const

  app.get(
    path,
    { schema: { params: ByToken, hide: true }, config: { can: 'public', form: true } },
    async (request, reply) => {
      const { customer: _, ...plan } = await monthlyPlan(behind(request))
      return reply.page(
        'donations/monthly',
        { plan, url: `/donations/monthly/${request.params.token}` },
        { personal: true },
      )
    },
  )

  app.post(
    path,
    {
      schema: { params: ByToken, body: MonthlyForm, hide: true },
      config: { can: 'public', limit: often, keepsTyped: true },
    },
    async (request, reply) => {
      await changeMonthly(behind(request), request.body)
      return reply.done({ message: 'Saved.' })
    },
  )

  app.post(
    `${path}/card`,
    { schema: { params: ByToken, body: CardForm, hide: true }, config: { can: 'public', limit: often } },
    async (request, reply) => {
      const provider = providerOf(db, settings.payments)
      const { stripeToken, demoCard } = request.body
      const token = stripeToken || (provider?.name === 'demo' ? demoToken(demoCard) : '')
      if (!provider || !token) throw new Invalid({ card: donationMessages.verifyCard })
      await changeCard(behind(request), provider, token)
      return reply.done({ message: 'Your new card is saved.' })
    },
  )

  for (const [verb, { run, message }] of Object.entries(verbs))
    app.post(
      `${path}/${verb}`,
      { schema: { params: ByToken, hide: true }, config: { can: 'public', limit: often } },
      async (request, reply) => {
        const at = behind(request)
        await monthlyPlan(at)
        await run(at)
        return reply.done({ message })
      },
    )

  function behind({ site, params }: Pick<FastifyRequest, 'site' | 'params'>) {
    const id = monthlyOf(settings.secret, (params as { token: string }).token)
    if (!id) throw notFound('There is no such monthly gift. Please use the link in your receipt.')
    return { db, site, id, today: todayIn(site.timeZone) }
  }
}
