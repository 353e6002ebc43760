import type { Feature } from '#lib/feature.ts'
import { forgetDonor } from './erasure.ts'
import givenRoutes from './given-routes.ts'
import { donationKind } from './kind.ts'
import monthlyRoutes from './monthly/routes.ts'
import offlineRoutes from './offline/routes.ts'
import routes from './routes.ts'
import settingsRoutes from './settings/routes.ts'
import staffRoutes from './staff/routes.ts'
import { donationCron, donationTasks } from './tasks.ts'

export default {
  routes: [routes, givenRoutes, monthlyRoutes, staffRoutes, offlineRoutes, settingsRoutes],
  tasks: donationTasks,
  cron: donationCron,
  menuEntries: [
    {
      label: 'Gifts',
      href: '/admin/gifts',
      icon: 'heart',
      place: 'site',
      group: 'Giving',
      order: 320,
      can: 'gifts.manage',
      application: 'donations',
    },
  ],
  auditActions: {
    'gift.refund': {
      label: 'Refunded a gift',
      says: ({ amount, receipt }) => `refunded $${amount} of the gift ${receipt}`,
    },
    'gift.receipt': {
      label: 'Sent a receipt again',
      says: ({ receipt }) => `sent the receipt ${receipt} again`,
    },
    'gift.record': {
      label: 'Recorded an offline gift',
      says: ({ amount }) => `recorded an offline gift of $${amount}`,
    },
    'gift.receive': {
      label: 'Received a promised gift',
      says: ({ amount }) => `received a promised gift of $${amount}`,
    },
    'gift.settings': {
      label: 'Changed the words of receipts',
      says: 'changed the words of receipts of {to}',
    },
    'gift.fund': {
      label: 'Added a matching fund',
      says: ({ sponsor, amount }) => `added a matching fund of $${amount} by ${sponsor}`,
    },
    'gift.fundEnd': {
      label: 'Ended a matching fund',
      says: ({ sponsor }) => `ended the matching fund of ${sponsor}`,
    },
  },
  payments: { donation: donationKind },
  erase: [forgetDonor],
} satisfies Feature
