import { z } from 'zod'
import { notFound, Problem } from '#lib/problem.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import type { App, Tools } from '#lib/web.ts'
import { answerTheBank, demoQuestion } from './demo-bank.ts'
import { applyEvent } from './events.ts'
import { providerOf } from './providers/list.ts'

const ByReference = z.object({ reference: z.string().regex(/^pi_demo_[0-9a-f-]{36}$/) })

/** The events of payment providers, and the demonstration's own bank. */
export default async function paymentRoutes(app: App, tools: Tools) {
  const { db, settings } = tools
  await app.register(providerEvents, tools)
  if (settings.payments.provider !== 'demo') return
  const kinds = app.features.payments

  app.get(
    '/payments/demo-bank/:reference',
    { schema: { params: ByReference, hide: true }, config: { can: 'public', form: true } },
    async ({ params }, reply) =>
      reply.page('payments/demo-bank', await demoQuestion(db, params.reference), { personal: true }),
  )

  app.post(
    '/payments/demo-bank/:reference',
    {
      schema: { params: ByReference, body: z.object({ answer: z.enum(['confirm', 'refuse']) }), hide: true },
      config: { can: 'public' },
    },
    async ({ params, body }, reply) => {
      const to = await answerTheBank(db, kinds, params.reference, body.answer === 'confirm')
      return reply.done({ to: safeRedirect(to) ?? '/' })
    },
  )
}

async function providerEvents(app: App, { db, settings }: Tools) {
  // The signature covers the raw bytes.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const kinds = app.features.payments
  const provider = providerOf(db, settings.payments)

  app.post(
    '/payments/events/:provider',
    {
      schema: { params: z.object({ provider: z.string().max(20) }), hide: true },
      config: { can: 'public', fromOutside: true },
    },
    async ({ params, headers, body }, reply) => {
      if (params.provider !== provider?.name) throw notFound()
      const event = Buffer.isBuffer(body) ? readable(() => provider.verified(headers, body)) : null
      if (!event) throw new Problem(400, 'The signature is missing, wrong or too old.')
      await applyEvent(db, kinds, provider.name, event)
      return reply.code(204).send()
    },
  )
}

/** Signed, and yet no event: refused like an unsigned one. */
function readable<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
