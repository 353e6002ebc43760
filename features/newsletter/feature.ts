import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { forgetSubscriptions } from './subscriptions.ts'
import { newsletterCron, newsletterTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: newsletterTasks,
  cron: newsletterCron,
  auditActions: {
    'newsletter.remove': { label: 'Removed a subscriber', says: 'removed a subscriber of the newsletter' },
    'newsletter.export': {
      label: 'Exported subscribers',
      says: 'exported the subscribers of the newsletter',
    },
  },
  menuEntries: [
    {
      label: 'Newsletter',
      href: '/admin/newsletter',
      icon: 'mail',
      place: 'site',
      group: 'Content',
      order: 50,
      can: 'newsletter.manage',
    },
  ],
  erase: [forgetSubscriptions],
} satisfies Feature
