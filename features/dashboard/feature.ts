import type { Feature } from '#lib/feature.ts'
import moduleAdminRoutes from './admin/routes.ts'
import orderRoutes from './order/routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, orderRoutes, moduleAdminRoutes],
  auditActions: {
    'dashboardModule.create': { label: 'Added a dashboard module', says: 'added the dashboard module {to}' },
    'dashboardModule.change': {
      label: 'Changed a dashboard module',
      says: 'changed the dashboard module {to}',
    },
    'dashboardModule.delete': {
      label: 'Deleted a dashboard module',
      says: 'deleted the dashboard module {to}',
    },
  },
  menuEntries: [
    {
      label: 'Dashboard',
      href: '/dashboard',
      icon: 'grid',
      place: 'member',
      order: 0,
      can: 'account.use',
      short: 'Dashboard',
    },
    {
      label: 'Dashboard',
      href: '/dashboard/manager',
      icon: 'grid',
      place: 'employer',
      order: 5,
      can: 'candidates.view',
    },
    {
      label: 'Dashboard modules',
      href: '/admin/dashboard-modules',
      icon: 'grid',
      place: 'site',
      group: 'Site',
      order: 75,
      can: 'modules.manage',
    },
    {
      label: 'Dashboard modules',
      href: '/admin/dashboard-modules',
      icon: 'grid',
      place: 'administration',
      group: 'Sites',
      order: 62,
      can: 'modules.everywhere',
    },
    {
      label: 'Add a dashboard module',
      href: '/admin/dashboard-modules/new',
      icon: 'plus',
      place: 'action',
      order: 65,
      can: 'modules.manage',
    },
  ],
} satisfies Feature
