import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Recommendations',
      href: '/recommendations/list',
      icon: 'star',
      place: 'member',
      group: 'Learning',
      order: 70,
      can: 'account.use',
    },
  ],
} satisfies Feature
