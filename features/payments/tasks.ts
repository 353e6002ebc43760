import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { arrived, type Demo, sendDemoEvents } from './demo-events.ts'
import { applyEvent } from './events.ts'
import { eventsTask } from './providers/demo/books.ts'
import { bodyOf } from './providers/demo/events.ts'
import { providerOf } from './providers/list.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments, sweepRefunds } from './sweep.ts'

let settings: ReturnType<typeof readSettings> | undefined
export const paymentSettingsHere = () => {
  settings ??= readSettings()
  return settings
}
export const providerHere = (db: Db) => providerOf(db, paymentSettingsHere().payments)

const demoHere = (db: Db): Demo | null => {
  const { payments } = paymentSettingsHere()
  const provider = providerHere(db)
  return payments.provider === 'demo' && provider ? { provider, secret: payments.signingSecret } : null
}

/** Background work of payments; the rooms that take money say what becomes of it. */
export const paymentTasks = (kinds: PaymentKinds): Tasks => ({
  'payments.sweep': inLane('money', async (_, { db, logger }) => {
    const provider = providerHere(db)
    if (!provider) return
    const payments = await sweepPayments(db, kinds, provider)
    const refunds = await sweepRefunds(db, kinds, provider)
    if (payments + refunds) logger.info({ payments, refunds }, 'settled what had no answer')
  }),

  'payments.reconcile': inLane('money', async (_, { db, logger }) => {
    const provider = providerHere(db)
    if (!provider) return
    const { compared, differences } = await reconcile(db, provider)
    if (differences.length) logger.error({ differences }, 'the books differ from the provider’s')
    else logger.info({ compared }, 'the books are the provider’s')
  }),

  [eventsTask]: inLane('money', async (_, { db, logger }) => {
    await sendDemoEvents(db, kinds, demoHere(db), (event, error) =>
      logger.error({ err: error, event }, 'an event could not be applied'),
    )
  }),

  'payments.demoEvent': inLane('money', async (payload, { db }) => {
    const demo = demoHere(db)
    const event = demo && arrived(demo, await bodyOf(db, payload))
    if (event) await applyEvent(db, kinds, demo.provider.name, event)
  }),
})

export const paymentCron: Cron[] = [
  { task: eventsTask, at: '* * * * *' },
  { task: 'payments.sweep', at: '* * * * *' },
  { task: 'payments.reconcile', at: '15 4 * * *' },
]
