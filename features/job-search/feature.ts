import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  sitemap: {
    pages: (_db, { site }) => (site.applications.search ? [{ href: '/jobs/search' }] : []),
  },
} satisfies Feature
