import { z } from 'zod'
import { sightFor } from '#features/privacy/index.ts'
import { mailSiteOf } from '#features/themes/index.ts'
import { foundFirst } from '#lib/found-first.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import type { Tools } from '../list.ts'
import { validateDd214 } from './dd214.ts'
import { mailVerdict } from './dd214-mail.ts'

const ById = z.object({ id: z.uuid() })
const Verdict = z
  .object({ valid: z.enum(['yes', 'no']), reason: z.string().trim().max(500).default('') })
  .refine(({ valid, reason }) => valid === 'yes' || reason !== '', {
    path: ['reason'],
    message: 'Please say why, so that the person knows what to send.',
  })

/** The staff says whether a DD214 proves service; the person hears of it by mail. */
export async function dd214Routes(app: App, { db, settings }: Tools) {
  app.post(
    '/profile/:id/dd214',
    {
      schema: { params: ById, body: Verdict },
      config: { can: 'dd214.validate' },
      preValidation: foundFirst(ById, async ({ id }, { viewer }) => {
        const sight = await sightFor(db, viewer, id)
        if (!sight?.dd214 || viewer?.id === id) throw notFound('There is no such profile.')
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      const isValid = request.body.valid === 'yes'
      const { reason } = request.body
      await db.transaction().execute(async (trx) => {
        const judged = await validateDd214(trx, request, id, isValid, reason || null)
        if (!judged) throw notFound('There is no DD214 to validate.')
        await mailVerdict(trx, (themeId) => mailSiteOf(trx, settings, themeId), id, { isValid, reason })
      })
      const message = isValid ? 'The DD214 is validated.' : 'The DD214 is not accepted.'
      return reply.done({ to: `/profile/${id}`, message, body: { DD214Validated: isValid } })
    },
  )
}
