import type { Feature } from '#lib/feature.ts'
import { feedActions } from './audit-actions.ts'
import { feedMeasures } from './measures.ts'
import { feedRunRetention } from './retention.ts'
import routes from './routes.ts'
import { feedCron, feedTasks } from './tasks.ts'

export default {
  measures: feedMeasures,
  routes: [routes],
  tasks: feedTasks,
  cron: feedCron,
  auditActions: feedActions,
  menuEntries: [
    {
      label: 'Feeds',
      href: '/admin/feeds',
      icon: 'rss',
      place: 'administration',
      group: 'Content',
      order: 40,
      can: 'feeds.manage',
      short: 'Feeds',
    },
  ],
  retention: [feedRunRetention],
} satisfies Feature
