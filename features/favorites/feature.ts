import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Saved jobs',
      href: '/jobs/favorites',
      icon: 'bookmark',
      place: 'member',
      group: 'Jobs',
      order: 30,
      can: 'job.favorite',
      short: 'Saved',
    },
  ],
} satisfies Feature
