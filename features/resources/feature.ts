import type { Feature } from '#lib/feature.ts'
import adminRoutes from './admin-routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, adminRoutes],
  auditActions: {
    'resource.create': { label: 'Added a resource', says: 'added the resource {to}' },
    'resource.change': { label: 'Changed a resource', says: 'changed the resource {to}' },
    'resource.delete': { label: 'Deleted a resource', says: 'deleted the resource {to}' },
  },
  menuEntries: [
    {
      label: 'Resources',
      href: '/resources',
      icon: 'archive',
      place: 'member',
      group: 'Learning',
      order: 106,
      can: 'learning.use',
    },
    {
      label: 'Edit resources',
      href: '/admin/resources',
      icon: 'archive',
      place: 'site',
      group: 'Learning',
      order: 210,
      can: 'learning.manage',
    },
  ],
} satisfies Feature
