import { after, listed } from '#lib/audit/words.ts'
import type { Feature } from '#lib/feature.ts'
import { lookCron, lookTasks } from './look-editor/plan.ts'
import { themeRoutes } from './routes.ts'

export default {
  routes: [themeRoutes],
  tasks: lookTasks,
  cron: lookCron,
  auditActions: {
    'theme.create': { label: 'Made a site', says: 'made the site {to}' },
    'theme.change': {
      label: 'Changed a site',
      says: ({ fields }) => `changed the site {to}${after(listed(fields))}`,
    },
    'theme.delete': { label: 'Deleted a site', says: 'deleted the site {to}' },
  },
  menuEntries: [
    {
      label: 'Sites',
      href: '/admin/themes',
      icon: 'home',
      place: 'site',
      group: 'Site',
      order: 110,
      can: 'themes.edit',
    },
    {
      label: 'Sites',
      href: '/admin/themes',
      icon: 'home',
      place: 'administration',
      group: 'Sites',
      order: 61,
      can: 'themes.manage',
      short: 'Sites',
    },
    {
      label: 'Create a site',
      href: '/admin/themes/new',
      icon: 'plus',
      place: 'action',
      order: 10,
      can: 'themes.manage',
    },
  ],
} satisfies Feature
