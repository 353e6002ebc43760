import type { Feature } from '#lib/feature.ts'
import { rollUp } from './roll-up.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  tasks: {
    'analytics.rollUp': (_payload, { db }) => rollUp(db),
  },
  // After the hour, when what happened in it has been written.
  cron: [{ task: 'analytics.rollUp', at: '6 * * * *' }],
  menuEntries: [
    {
      label: 'Analytics',
      href: '/analytics',
      icon: 'chart',
      place: 'site',
      group: 'Site',
      order: 115,
      can: 'analytics.view',
    },
    {
      label: 'Analytics',
      href: '/analytics',
      icon: 'chart',
      place: 'administration',
      group: 'Running it',
      order: 85,
      can: 'analytics.everywhere',
    },
  ],
} satisfies Feature
