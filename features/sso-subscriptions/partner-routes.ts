import { z } from 'zod'
import { done } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound, Problem } from '#lib/problem.ts'
import { signatureOf } from '#lib/signed-events.ts'
import type { App, Tools } from '#lib/web.ts'
import { subscriptionMessages as messages } from './messages.ts'
import { Subscription } from './schema.ts'
import { receiveSubscription } from './subscriptions.ts'

/** How old a signature may be, in seconds. */
const freshFor = 300

/**
 * What a partner sends when it has sold, changed or ended a subscription. Signed over the raw bytes:
 * `Muster-Signature: t=<seconds>,v1=<HMAC-SHA-256 of seconds.body>`. The same signature is accepted once.
 */
export default async function partnerRoutes(app: App, { db, settings }: Tools) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, ready) =>
    ready(null, body),
  )

  app.post(
    '/sso/subscriptions',
    {
      schema: { response: { 200: done({ id: z.uuid(), result: z.enum(['added', 'changed']) }) } },
      config: {
        can: 'public',
        fromOutside: true,
        limit: { points: 600, seconds: 60, by: 'address' },
      },
    },
    async ({ body, headers, ip }, reply) => {
      if (!settings.partnerSecret) throw notFound(messages.off)
      const signature =
        Buffer.isBuffer(body) &&
        signatureOf(body, headers['muster-signature'], settings.partnerSecret, freshFor)
      if (!signature) throw new Problem(401, messages.signature)
      const given = subscriptionIn(body)
      const received = await db.transaction().execute(async (trx) => {
        await spend(trx, signature)
        return receiveSubscription(trx, { viewer: null, ip }, given)
      })
      return reply.done({ body: received })
    },
  )
}

/** @throws Invalid */
function subscriptionIn(body: Buffer): Subscription {
  const given = Subscription.safeParse(readable(body))
  if (given.success) return given.data
  throw new Invalid(
    Object.fromEntries(given.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])),
  )
}

function readable(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Problem(400, messages.unreadable)
  }
}

/** Of two at once with one signature the second is refused. @throws Problem 409 */
async function spend(trx: Db, signature: string): Promise<void> {
  const first = await trx
    .insertInto('partner_calls')
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (!first) throw new Problem(409, messages.replayed)
}

/** Signatures that would be refused for their age. */
export const forgetCalls = (db: Db) =>
  db
    .deleteFrom('partner_calls')
    .where('at', '<', new Date(Date.now() - 2 * freshFor * 1_000))
    .execute()
