import type { Feature } from '#lib/feature.ts'
import { forgetTeamContact } from './erasure.ts'
import routes from './routes.ts'
import staffRoutes from './staff/routes.ts'

export default {
  routes: [routes, staffRoutes],
  auditActions: {
    'team-page.change': { label: 'Changed a team page', says: 'changed the team page {to}' },
    'team-page.archive': { label: 'Archived a team page', says: 'archived the team page {to}' },
    'team-page.reopen': { label: 'Reopened a team page', says: 'reopened the team page {to}' },
    'team-page.delete': { label: 'Deleted a team page', says: 'deleted the team page {to}' },
  },
  erase: [forgetTeamContact],
  menuEntries: [
    {
      label: 'My teams',
      href: '/team-pages/my-teams',
      icon: 'flag',
      place: 'member',
      group: 'Giving',
      order: 310,
      can: 'teamPages.use',
      application: 'donations',
    },
    {
      label: 'Team pages',
      href: '/admin/team-pages',
      icon: 'people',
      place: 'site',
      group: 'Giving',
      order: 330,
      can: 'fundraisers.manage',
      application: 'donations',
    },
  ],
} satisfies Feature
