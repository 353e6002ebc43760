import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  sitemap: {
    pages: (_db, { site }) => (site.applications.donations ? [{ href: '/fundraisers' }] : []),
  },
  auditActions: {
    'fundraiser.create': { label: 'Created a fundraiser', says: 'created the fundraiser {to}' },
    'fundraiser.change': { label: 'Changed a fundraiser', says: 'changed the fundraiser {to}' },
    'fundraiser.delete': { label: 'Deleted a fundraiser', says: 'deleted the fundraiser {to}' },
  },
  menuEntries: [
    {
      label: 'Fundraisers',
      href: '/admin/fundraisers',
      icon: 'flag',
      place: 'site',
      group: 'Giving',
      order: 310,
      can: 'fundraisers.manage',
      application: 'donations',
    },
  ],
} satisfies Feature
