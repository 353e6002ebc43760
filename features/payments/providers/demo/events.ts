import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import type { ProviderEvent } from '../../provider.ts'
import { chargeById, outcomeOf } from './books.ts'

const Sent = z.object({
  id: z.string(),
  type: z.enum(['charge', 'refund', 'dispute']),
  charge: z.string(),
  refund: z.string().nullable().default(null),
  cents: z.number().int().default(0),
  dispute: z.enum(['open', 'won', 'lost']).default('open'),
})

/** The demonstration reports on itself, as a provider does: later, signed, at least once. */
export async function announce(db: Db, event: Omit<z.input<typeof Sent>, 'id'> & { nonce?: string }) {
  const { nonce = '', ...rest } = event
  const id = `evt_demo_${rest.type}_${rest.charge}_${rest.refund ?? nonce}`
  await addTask(db, 'payments.demoEvent', { id, ...rest }, { key: id })
}

/** The body that a real provider would send. */
export async function bodyOf(db: Db, payload: unknown): Promise<string> {
  const sent = Sent.parse(payload)
  const charge = await chargeById(db, sent.charge)
  return JSON.stringify({ ...sent, object: charge })
}

const Body = Sent.extend({
  object: z.object({
    id: z.string(),
    status: z.enum(['succeeded', 'failed', 'requires_action']),
    failure: z.string().nullable(),
    last4: z.string(),
    customer: z.string().nullable(),
    cents: z.coerce.number(),
    metadata: z.object({ payment: z.uuid(), method: z.string() }),
  }),
})

export function read(body: Buffer): ProviderEvent | null {
  const parsed = Body.safeParse(JSON.parse(body.toString()))
  if (!parsed.success) return null
  const { id, type, object, refund, cents, dispute } = parsed.data
  const { payment } = object.metadata
  if (type === 'charge') return { id, type, report: { type: 'outcome', payment, outcome: outcomeOf(object) } }
  if (type === 'dispute') return { id, type, report: { type: 'dispute', payment, dispute, cents: null } }
  const refunded = { state: 'succeeded' as const, reference: null }
  return { id, type, report: { type: 'refund', payment, refund, cents, refunded } }
}
