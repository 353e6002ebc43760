import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { jobSeries } from './sitemap.ts'

export default {
  routes: [routes],
  sitemap: { series: jobSeries },
} satisfies Feature
