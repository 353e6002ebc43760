import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { signatureHeader } from '#lib/signed-events.ts'
import { applyEvent, oldNews } from './events.ts'
import type { Provider, ProviderEvent } from './provider.ts'
import { dueEvents, sendAgain, taken } from './providers/demo/events.ts'

export type Demo = { provider: Provider; secret: string }

/** The demonstration's events arrive as those of a real provider do: signed, and checked before they are believed. */
export const arrived = ({ provider, secret }: Demo, body: string): ProviderEvent | null =>
  provider.verified({ 'demo-signature': signatureHeader(body, secret) }, Buffer.from(body))

/**
 * Sends what the demonstration has to report of charges, until nothing is due. Each at least once: a process that is killed in between
 * leaves them to be sent again.
 * @param failed hears of each that could not be applied, which is sent again later
 */
export async function sendDemoEvents(
  db: Db,
  kinds: PaymentKinds,
  demo: Demo | null,
  failed: (event: string, error: unknown) => void,
): Promise<void> {
  if (!demo) return
  const { name } = demo.provider
  for (let due = await dueEvents(db); due.length; due = await dueEvents(db)) {
    const events = due.flatMap(({ body }) => arrived(demo, body) ?? [])
    const known = await oldNews(db, name, events)
    const refused = new Set<string>()
    for (const event of events.filter(({ id }) => !known.has(id)))
      await applyEvent(db, kinds, name, event).catch(async (error) => {
        refused.add(event.id)
        failed(event.id, error)
        await sendAgain(db, event.id)
      })
    await taken(
      db,
      due.flatMap(({ id }) => (refused.has(id) ? [] : [id])),
    )
  }
}
