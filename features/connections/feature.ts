import type { Feature } from '#lib/feature.ts'
import { waitingRequests } from './connections.ts'
import routes from './routes.ts'
import { connectionCron, connectionTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: connectionTasks,
  cron: connectionCron,
  menuEntries: [
    {
      ...{ label: 'Connections', href: '/connections', icon: 'people', place: 'member', group: 'People' },
      ...{ order: 75, can: 'connections.use' },
      count: { of: (db, viewer) => waitingRequests(db, viewer), word: 'new' },
    },
    {
      ...{
        label: 'Your mentoring',
        href: '/connections/mentoring',
        icon: 'mentor',
        place: 'member',
        group: 'People',
      },
      ...{ order: 80, can: 'mentoring.offer' },
    },
  ],
} satisfies Feature
