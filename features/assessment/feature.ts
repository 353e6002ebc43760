import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Interests',
      href: '/assessment/results',
      icon: 'compass',
      place: 'member',
      group: 'Learning',
      order: 105,
      can: 'assessment.use',
    },
  ],
} satisfies Feature
