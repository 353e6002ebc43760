import type { Feature } from '#lib/feature.ts'
import { userActions } from './audit-actions.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: userActions,
  menuEntries: [
    {
      label: 'Mentors',
      href: '/users/search/mentors',
      icon: 'user',
      place: 'member',
      group: 'People',
      order: 90,
      can: 'mentors.search',
      short: 'Mentors',
    },
    {
      label: 'Mentees',
      href: '/users/search',
      icon: 'user',
      place: 'member',
      group: 'People',
      order: 100,
      can: 'mentees.view',
    },
    {
      label: 'Candidates',
      href: '/users/search',
      icon: 'user',
      place: 'employer',
      group: 'Hiring',
      order: 30,
      can: 'candidates.view',
      short: 'Candidates',
    },
    {
      label: 'Members',
      href: '/users/search',
      icon: 'user',
      place: 'site',
      group: 'Site',
      order: 90,
      can: 'users.manage',
      short: 'Members',
    },
    {
      label: 'People',
      href: '/users/search',
      icon: 'user',
      place: 'administration',
      group: 'People',
      order: 10,
      can: 'users.everywhere',
      short: 'People',
    },
  ],
} satisfies Feature
