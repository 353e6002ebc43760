import type { Feature } from '#lib/feature.ts'
import { userActions } from './audit-actions.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: userActions,
  menuEntries: [
    {
      label: 'Find a mentor',
      href: '/users/search/mentors',
      icon: 'user',
      group: 'account',
      order: 70,
      can: 'mentors.search',
    },
    { label: 'People', href: '/users/search', icon: 'user', group: 'staff', order: 10, can: 'users.search' },
  ],
} satisfies Feature
