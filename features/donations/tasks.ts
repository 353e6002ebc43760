import { z } from 'zod'
import { paymentMessages, paymentSettingsHere, providerHere } from '#features/payments/index.ts'
import { isLive } from '#lib/instance.ts'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { donationKind } from './kind.ts'
import { sendMonthlyFailure, sendReceipts, sendRefundNotice } from './mails.ts'
import { chargeDue } from './monthly/charge-due.ts'
import { mailStatements } from './own/statement-mails.ts'
import { receiptsTask, writeReceipts } from './receipts-due.ts'

const One = z.object({ id: z.uuid() })
const Year = z.object({ year: z.number().int().optional() })
const Refund = z.object({ refund: z.uuid() })
const Failed = z.object({ id: z.uuid(), payment: z.uuid(), attempts: z.number() })

export const donationTasks: Tasks = {
  [receiptsTask]: inLane('mail', (_, { db, logger }) =>
    writeReceipts({ db, settings: paymentSettingsHere() }, (donation, error) =>
      logger.error({ err: error, donation }, 'a receipt could not be written'),
    ),
  ),
  /** Queued by the release before; each key sends one mail. */
  'donations.receipt': inLane('mail', (payload, { db }) =>
    db
      .transaction()
      .execute((trx) => sendReceipts({ db: trx, settings: paymentSettingsHere() }, [One.parse(payload).id])),
  ),
  'donations.refundMail': inLane('mail', (payload, { db }) =>
    sendRefundNotice({ db, settings: paymentSettingsHere() }, Refund.parse(payload).refund),
  ),
  'donations.monthlyFailed': inLane('mail', (payload, { db }) =>
    sendMonthlyFailure({ db, settings: paymentSettingsHere() }, Failed.parse(payload)),
  ),

  /** Of last year; on another day of the year than the fifteenth of January, it is asked for by year. */
  'donations.statements': inLane('mail', async (payload, { db, logger }) => {
    const { year } = Year.parse(payload)
    const mailed = await mailStatements(db, paymentSettingsHere(), year ?? new Date().getUTCFullYear() - 1)
    logger.info({ mailed }, 'mailed statements of gifts')
  }),

  'donations.monthly': inLane('money', async (_, { db, logger }) => {
    const provider = providerHere(db)
    if (!provider) return
    if (!(await isLive(db, paymentSettingsHere()))) return logger.error(paymentMessages.copied)
    const tried = await chargeDue({ db, kinds: { donation: donationKind }, provider })
    if (tried) logger.info({ tried }, 'charged monthly gifts')
  }),
}

export const donationCron: Cron[] = [
  { task: receiptsTask, at: '* * * * *' },
  { task: 'donations.monthly', at: '20 * * * *' },
  { task: 'donations.statements', at: '0 15 15 1 *' },
]
