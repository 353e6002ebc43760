import type { Feature } from '#lib/feature.ts'
import { readSettings } from '../../config.ts'
import { statusMeasures } from './measures.ts'
import { waitingInCopy } from './on-hold.ts'
import routes from './routes.ts'
import { statusCron, statusTasks } from './tasks.ts'

export default {
  measures: statusMeasures,
  routes: [routes],
  tasks: statusTasks,
  cron: statusCron,
  menuEntries: [
    {
      label: 'Status',
      href: '/admin/status',
      icon: 'compass',
      place: 'administration',
      group: 'Running it',
      order: 90,
      can: 'status.view',
      // Every page of the administration says that this is a copy.
      count: { of: (db) => waitingInCopy(db, readSettings), word: 'on hold' },
    },
  ],
} satisfies Feature
