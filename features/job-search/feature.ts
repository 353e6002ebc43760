import type { Feature } from '#lib/feature.ts'
import { searchMeasures } from './measures.ts'
import routes from './routes.ts'

export default {
  measures: searchMeasures,
  routes: [routes],
  menuEntries: [
    {
      label: 'Find jobs',
      href: '/jobs/search',
      icon: 'search',
      place: 'member',
      group: 'Jobs',
      order: 10,
      can: 'account.use',
      application: 'search',
      short: 'Jobs',
    },
  ],
  sitemap: {
    pages: (_db, { site }) => (site.applications.search ? [{ href: '/jobs/search' }] : []),
  },
} satisfies Feature
