import type { Feature } from '#lib/feature.ts'
import partnerRoutes, { forgetCalls } from './partner-routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, partnerRoutes],
  tasks: {
    async 'sso-subscriptions.forget-calls'(_payload, { db }) {
      await forgetCalls(db)
    },
  },
  cron: [{ task: 'sso-subscriptions.forget-calls', at: '*/10 * * * *' }],
  auditActions: {
    'sso-subscription.create': { label: 'Added a subscription', says: 'added a subscription' },
    'sso-subscription.change': { label: 'Changed a subscription', says: 'changed a subscription' },
    'sso-subscription.delete': { label: 'Deleted a subscription', says: 'deleted a subscription' },
  },
  menuEntries: [
    {
      label: 'SSO subscriptions',
      href: '/admin/sso-subscriptions',
      icon: 'wage',
      place: 'administration',
      group: 'People',
      order: 70,
      can: 'employers.manage',
    },
  ],
} satisfies Feature
