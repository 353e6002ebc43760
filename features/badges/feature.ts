import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'badge.create': { label: 'Added a badge', says: 'added the badge {to}' },
    'badge.change': { label: 'Changed a badge', says: 'changed the badge {to}' },
    'badge.delete': { label: 'Deleted a badge', says: 'deleted the badge {to}' },
    'user.set-badges': {
      label: 'Set badges',
      says: ({ badges }) => (badges ? `set {whose} badges to ${badges}` : 'took all badges from {to}'),
    },
  },
  menuEntries: [
    {
      label: 'Badges',
      href: '/admin/badges',
      icon: 'medal',
      place: 'site',
      group: 'Site',
      order: 100,
      can: 'badges.set',
    },
    {
      label: 'Badges',
      href: '/admin/badges',
      icon: 'medal',
      place: 'administration',
      group: 'People',
      order: 80,
      can: 'badges.everywhere',
    },
  ],
} satisfies Feature
