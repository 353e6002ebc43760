import { z } from 'zod'
import { paymentSettingsHere } from '#features/payments/index.ts'
import type { Feature } from '#lib/feature.ts'
import { inLane } from '#lib/queue.ts'
import { purchaseKind } from './kind.ts'
import { sendReceipt } from './receipt.ts'
import routes from './routes.ts'

const Receipt = z.object({ id: z.uuid() })

export default {
  routes: [routes],
  payments: { 'employer-plan': purchaseKind },
  tasks: {
    'employer-plan.receipt': inLane('mail', (payload, { db }) =>
      sendReceipt(db, paymentSettingsHere(), Receipt.parse(payload).id),
    ),
  },
  auditActions: {
    'employer.buy': { label: 'Bought for an employer', says: 'bought {offer} for {to}' },
  },
  menuEntries: [
    {
      label: 'Plan and credits',
      href: '/employer/plan',
      icon: 'wage',
      place: 'employer',
      group: 'Company',
      order: 80,
      can: 'employer.use',
    },
  ],
} satisfies Feature
