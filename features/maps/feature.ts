import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  menuEntries: [
    {
      label: 'Jobs on a map',
      href: '/jobs/map',
      icon: 'location',
      place: 'member',
      group: 'Jobs',
      order: 12,
      can: 'account.use',
      application: 'search',
      short: 'Map',
    },
  ],
  sitemap: {
    pages: (_db, { site }) => (site.applications.search ? [{ href: '/jobs/map' }] : []),
  },
} satisfies Feature
