import { z } from 'zod'
import { sightFor } from '#features/privacy/index.ts'
import { mailSiteOf } from '#features/themes/index.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { checkbox } from '#schema/fields.ts'
import { ById } from '#schema/ids.ts'
import { heldDd214, validateDd214 } from './dd214.ts'
import { tellVerdict } from './dd214-mail.ts'

const replacedMeanwhile = 'A newer DD214 was uploaded after you opened this one. Please review that one.'
const Verdict = z
  .object({
    valid: z.enum(['yes', 'no'], 'Please approve or reject it.'),
    reason: z.string().trim().max(500, 'Please use 500 characters or fewer.').default(''),
    /** the file that was read: another one may have come since */
    file: z.uuid().optional(),
    /** decided in the queue: the next one opens */
    review: checkbox.default(false),
  })
  .refine(({ valid, reason }) => valid === 'yes' || reason !== '', {
    path: ['reason'],
    message: 'Please give the reason, so that the person knows what to send.',
  })
  // Enter in the field presses the first button, which approves: not what a written reason means.
  .refine(({ valid, reason }) => valid === 'no' || reason === '', {
    path: ['reason'],
    message: 'This is the reason for a rejection. Clear it to approve.',
  })

/** Staff approve or reject a DD214; the person hears of it. */
export async function dd214Routes(app: App, { db, settings }: Tools) {
  app.post(
    '/profile/:id/dd214',
    {
      schema: { params: ById, body: Verdict },
      config: { can: 'dd214.validate' },
      preValidation: authorizeFirst(ById, async ({ id }, { viewer }) => {
        const sight = await sightFor(db, viewer, id)
        if (!sight?.dd214 || viewer?.id === id) throw notFound('There is no such profile.')
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      const isValid = request.body.valid === 'yes'
      const { reason, file } = request.body
      await db.transaction().execute(async (trx) => {
        const held = await heldDd214(trx, id)
        if (!held) throw notFound('There is no DD214 to validate.')
        if (file && file !== held.file) throw new Invalid({ form: replacedMeanwhile })
        // Sent again, a verdict is neither mailed nor recorded again.
        const decided = isValid ? 'validated' : 'rejected'
        if (held.status === decided && (isValid || held.reason === reason)) return
        await validateDd214(trx, request, id, isValid, reason || null)
        await tellVerdict(trx, (themeId) => mailSiteOf(trx, settings, themeId), id, { isValid, reason })
      })
      const message = isValid ? 'The DD214 is validated.' : 'The DD214 is not accepted.'
      const to = request.body.review ? '/admin/dd214' : `/profile/${id}`
      return reply.done({ to, message, stays: true, body: { DD214Validated: isValid } })
    },
  )
}
