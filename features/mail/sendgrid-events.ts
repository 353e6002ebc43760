import { type KeyObject, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound, Problem } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import { applyEvents } from './events.ts'

const bodyLimit = 5 * 1024 * 1024

/** SendGrid's signed event webhook: bounces and unsubscribes. */
export async function sendGridEvents(app: App, { db, settings }: { db: Db; settings: Settings }) {
  // The signature covers the raw bytes.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/mail/sendgrid-events',
    { schema: { hide: true }, config: { can: 'public', fromOutside: true }, bodyLimit },
    async (request, reply) => {
      const { webhookKey } = settings.mail
      if (!webhookKey) throw notFound()
      if (!isSigned(request, webhookKey)) throw forbidden('The signature is not SendGrid’s.')
      await applyEvents(db, eventsIn(request.body as Buffer))
      return reply.code(204).send()
    },
  )
}

/**
 * ECDSA over timestamp and body. Age does not matter: SendGrid retries for a day, events are idempotent, and an old one
 * does not restore a suppression that was lifted since.
 */
function isSigned({ headers, body }: FastifyRequest, key: KeyObject): boolean {
  const signature = headers['x-twilio-email-event-webhook-signature']
  const timestamp = headers['x-twilio-email-event-webhook-timestamp']
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !Buffer.isBuffer(body)) return false
  return verify(
    'sha256',
    Buffer.concat([Buffer.from(timestamp), body]),
    key,
    Buffer.from(signature, 'base64'),
  )
}

function eventsIn(body: Buffer): unknown[] {
  try {
    const events = JSON.parse(body.toString())
    if (Array.isArray(events)) return events
  } catch {}
  throw new Problem(400, 'Events come as a JSON list.')
}
