import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Open XCredit',
      href: '/xcredit',
      icon: 'book',
      place: 'action',
      order: 45,
      can: 'account.use',
    },
  ],
} satisfies Feature
