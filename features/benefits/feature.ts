import type { Feature } from '#lib/feature.ts'
import adminRoutes from './admin/routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, adminRoutes],
  auditActions: {
    'benefit.create': {
      label: 'Added a benefit',
      says: ({ name }) => `added the benefit ${name}`,
      saysName: true,
    },
    'benefit.change': {
      label: 'Changed a benefit',
      says: ({ name }) => `changed the benefit ${name}`,
      saysName: true,
    },
    'benefit.delete': {
      label: 'Deleted a benefit',
      says: ({ name }) => `deleted the benefit ${name}`,
      saysName: true,
    },
    'bah.load': {
      label: 'Loaded housing allowances',
      says: ({ name }) => `loaded the housing allowances of ${name}`,
      saysName: true,
    },
    'bah.delete': {
      label: 'Deleted housing allowances',
      says: ({ name }) => `deleted the housing allowances of ${name}`,
      saysName: true,
    },
  },
  menuEntries: [
    {
      label: 'Benefits',
      href: '/benefits',
      icon: 'medal',
      place: 'member',
      group: 'Jobs',
      // Last, so that it displaces nothing that people come for each day.
      order: 320,
      can: 'account.use',
    },
    {
      label: 'Benefits',
      href: '/admin/benefits',
      icon: 'medal',
      place: 'administration',
      group: 'Content',
      order: 140,
      can: 'benefits.manage',
    },
    {
      label: 'Housing allowances',
      href: '/admin/benefits/rates',
      icon: 'wage',
      place: 'administration',
      group: 'Content',
      order: 141,
      can: 'benefits.manage',
    },
  ],
} satisfies Feature
