import type { Feature } from '#lib/feature.ts'
import { employerActions } from './audit-actions.ts'
import claimRoutes from './claims/routes.ts'
import companyRoutes from './company/routes.ts'
import homeRoutes from './home/routes.ts'
import { forgetInvitationsOf } from './managers/invite.ts'
import managerRoutes from './managers/routes.ts'
import employerTypeRoutes from './types/routes.ts'

export default {
  routes: [claimRoutes, companyRoutes, homeRoutes, managerRoutes, employerTypeRoutes],
  auditActions: employerActions,
  erase: [forgetInvitationsOf],
  menuEntries: [
    {
      label: 'Home',
      href: '/employer',
      icon: 'home',
      place: 'employer',
      order: 0,
      can: 'employer.use',
      short: 'Home',
    },
    {
      label: 'Company page',
      href: '/employer/page',
      icon: 'building',
      place: 'employer',
      group: 'Company',
      order: 50,
      can: 'employer.use',
      short: 'Page',
    },
    {
      label: 'Managers',
      href: '/employer/manage',
      icon: 'user',
      place: 'employer',
      group: 'Company',
      order: 60,
      can: 'employer.use',
      short: 'People',
    },
    {
      label: 'Employer types',
      href: '/admin/employer-types',
      icon: 'building',
      place: 'administration',
      group: 'People',
      order: 60,
      can: 'employers.manage',
    },
    {
      label: 'Employer claims',
      href: '/admin/employer-claims',
      icon: 'building',
      place: 'administration',
      group: 'People',
      order: 20,
      can: 'employers.manage',
      short: 'Claims',
    },
  ],
} satisfies Feature
