import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Recommendations',
      href: '/recommendations/list',
      icon: 'star',
      group: 'account',
      order: 50,
      can: 'account.use',
    },
  ],
} satisfies Feature
