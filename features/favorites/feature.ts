import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Saved jobs',
      href: '/jobs/favorites',
      icon: 'bookmark',
      group: 'account',
      order: 20,
      can: 'job.favorite',
    },
  ],
} satisfies Feature
