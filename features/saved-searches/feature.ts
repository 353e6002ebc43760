import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { savedSearchCron, savedSearchTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: savedSearchTasks,
  cron: savedSearchCron,
  menuEntries: [
    {
      label: 'Saved searches',
      href: '/my-saved-searches',
      icon: 'clock',
      place: 'member',
      group: 'Jobs',
      order: 40,
      can: 'search.save',
      application: 'search',
    },
  ],
} satisfies Feature
