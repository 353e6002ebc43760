import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'My giving',
      href: '/my-giving',
      icon: 'heart',
      place: 'member',
      group: 'Giving',
      order: 300,
      can: 'account.use',
      application: 'donations',
    },
  ],
} satisfies Feature
