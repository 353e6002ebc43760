import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'user-need.create': {
      label: 'Added a user need',
      says: ({ name }) => `added the user need ${name}`,
      saysName: true,
    },
    'user-need.rename': {
      label: 'Renamed a user need',
      says: ({ from, name }) => `renamed the user need ${from} to ${name}`,
      saysName: true,
    },
    'user-need.move': {
      label: 'Moved a user need',
      says: ({ name }) => `moved the user need ${name}`,
      saysName: true,
    },
    'user-need.delete': {
      label: 'Deleted a user need',
      says: ({ name }) => `deleted the user need ${name}`,
      saysName: true,
    },
  },
  menuEntries: [
    {
      label: 'User needs',
      href: '/admin/user-needs',
      icon: 'heart',
      place: 'administration',
      group: 'People',
      order: 130,
      can: 'userNeeds.manage',
    },
  ],
} satisfies Feature
