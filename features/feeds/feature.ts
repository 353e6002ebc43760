import type { Feature } from '#lib/feature.ts'
import { feedActions } from './audit-actions.ts'
import routes from './routes.ts'
import { feedCron, feedTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: feedTasks,
  cron: feedCron,
  auditActions: feedActions,
  menuEntries: [
    { label: 'Feeds', href: '/admin/feeds', icon: 'rss', group: 'staff', order: 70, can: 'feeds.manage' },
  ],
} satisfies Feature
